// It is your turn: a soft bell, and a title that flashes until you look.
import { memory } from "./dom.js";

export const attention = {
  title: document.title,
  /** @type {ReturnType<typeof setInterval> | undefined} */
  timer: undefined,
  /** @type {AudioContext | undefined} */
  audio: undefined,

  /** @param {string} text */
  call(text) {
    requestAnimationFrame(() => setTimeout(() => attention.play([880, 1318.5]))); // what is seen comes first
    if (!document.hidden) return;
    attention.stop();
    attention.timer = setInterval(() => {
      document.title = document.title === text ? attention.title : text;
    }, 1000);
  },

  stop() {
    clearInterval(attention.timer);
    attention.timer = undefined;
    document.title = attention.title;
  },

  /** A few soft tones. @param {number[]} pitches @param {number} [volume] */
  play(pitches, volume = 0.12) {
    if (memory.get("sound") === "off" || !navigator.userActivation?.hasBeenActive) return;
    const audio = (attention.audio ||= new AudioContext());
    pitches.forEach((pitch, number) => {
      const at = audio.currentTime + number * 0.12;
      const tone = audio.createOscillator();
      const gain = audio.createGain();
      tone.frequency.value = pitch;
      gain.gain.setValueAtTime(0.0001, at);
      gain.gain.exponentialRampToValueAtTime(volume, at + 0.02);
      gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
      tone.connect(gain).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.6);
    });
  },
};
document.addEventListener("visibilitychange", () => document.hidden || attention.stop());
