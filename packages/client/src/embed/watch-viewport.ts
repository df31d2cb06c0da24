/** A part of a frame, from its top, in CSS pixels. */
interface Visible {
  readonly top: number;
  readonly height: number;
}

/** The part of a frame that the host's window shows. */
export const visiblePart = (iframe: HTMLIFrameElement): Visible => {
  const { top, bottom, height } = iframe.getBoundingClientRect();
  const from = Math.min(Math.max(0, -top), height);
  const to = Math.max(from, height - Math.max(0, bottom - innerHeight));
  return { top: from, height: to - from };
};

/** Calls `onChange` when the host scrolls or changes its size, once in a frame of the screen. */
export const watchViewport = (onChange: () => void): (() => void) => {
  let request = 0;
  const soon = (): void => {
    cancelAnimationFrame(request);
    request = requestAnimationFrame(onChange);
  };
  addEventListener("scroll", soon, { passive: true, capture: true });
  addEventListener("resize", soon);
  return () => {
    cancelAnimationFrame(request);
    removeEventListener("scroll", soon, { capture: true });
    removeEventListener("resize", soon);
  };
};
