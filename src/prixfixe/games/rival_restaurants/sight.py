"""stub"""
def view(s, seat): return {}
def guess(s, seat, seed): return s.copy()
