import { useLayoutEffect, useState, type RefObject } from "react";

/** From how many rows on only those in view are in the document. */
export const windowedFrom = 200;

/** Rows above and below the view that are there already when the reader scrolls to them. */
const margin = 20;

/** The rows that are in the document, and the height in pixels of those before and after them. */
export interface RowWindow {
  readonly first: number;
  /** The row after the last one. */
  readonly end: number;
  readonly before: number;
  readonly after: number;
}

/** The rows around the view of a scrolling element, for rows of one height. Pure. */
export const rowWindow = (
  { top, height }: { readonly top: number; readonly height: number },
  { count, rowHeight }: { readonly count: number; readonly rowHeight: number },
): RowWindow => {
  if (count <= windowedFrom) return { first: 0, end: count, before: 0, after: 0 };
  // In whole steps of the margin, so that not each pixel of scrolling renders again.
  const at = Math.floor(Math.max(0, top) / rowHeight / margin) * margin;
  const end = Math.min(count, at + Math.ceil(height / rowHeight) + 2 * margin);
  const first = Math.max(0, Math.min(at, end) - margin);
  return { first, end, before: first * rowHeight, after: (count - end) * rowHeight };
};

/** The rows of a table to be put into the document, following the scrolling of its place; all when printed. */
export const useRowWindow = (
  place: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): RowWindow => {
  const [view, setView] = useState({ top: 0, height: 420 });
  const [isPrinting, setIsPrinting] = useState(false);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null || count <= windowedFrom) return;
    const look = (): void => {
      const { scrollTop: top, clientHeight: height } = element;
      const step = margin * rowHeight;
      setView((before) =>
        Math.floor(before.top / step) === Math.floor(top / step) && before.height === height
          ? before
          : { top, height },
      );
    };
    const print = (event: Event): void => {
      setIsPrinting(event.type === "beforeprint");
    };
    look();
    element.addEventListener("scroll", look, { passive: true });
    addEventListener("beforeprint", print);
    addEventListener("afterprint", print);
    return () => {
      element.removeEventListener("scroll", look);
      removeEventListener("beforeprint", print);
      removeEventListener("afterprint", print);
    };
  }, [place, count, rowHeight]);
  return isPrinting
    ? { first: 0, end: count, before: 0, after: 0 }
    : rowWindow(view, { count, rowHeight });
};
