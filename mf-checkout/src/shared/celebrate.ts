/** Ribbon colours of the brand, as the canvas needs them. */
const COLORS = ['#AF1D6C', '#ED66A4', '#FF8F55', '#FECE55', '#41B987'];

/** A short burst of confetti over the page; nothing for people who prefer less motion. */
export function celebrate(): void {
  void import('canvas-confetti').then(({ create }) => {
    // The library's own cannon draws in a worker made of a blob, which the site's content security policy refuses.
    const fire = create(undefined, { useWorker: false, resize: true });
    return fire({
      particleCount: 120,
      spread: 80,
      origin: { y: 0.7 },
      colors: COLORS,
      ticks: 90,
      disableForReducedMotion: true,
    });
  });
}
