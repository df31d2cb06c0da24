/** Beats wherever nothing was said for so long; each beat is something said, too. */
export interface Heart {
  /** Something was said. */
  said(): void;
  stop(): void;
}

/**
 * A heart that looks when it may have to beat, and not at all that is said: to set a timer anew costs
 * more than a line.
 */
export const startHeart = (silenceMsMax: number, beat: () => void): Heart => {
  let saidAtMs = performance.now();
  const look = (): void => {
    const silenceMs = performance.now() - saidAtMs;
    // A timer may be a little early.
    const isSilent = silenceMs > silenceMsMax - 1;
    if (isSilent) {
      beat();
      saidAtMs = performance.now();
    }
    timer = setTimeout(look, isSilent ? silenceMsMax : silenceMsMax - silenceMs);
  };
  let timer = setTimeout(look, silenceMsMax);
  return {
    said: () => {
      saidAtMs = performance.now();
    },
    stop: () => {
      clearTimeout(timer);
    },
  };
};
