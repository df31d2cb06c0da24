import { useCallback, useLayoutEffect, useRef, useState } from "react";

/** How far from the end still counts as the end, in pixels. */
const nearPixels = 48;

/** Keeps a scrolling element at its end while content grows, unless the reader has scrolled away from it. */
export const useStickyScroll = (content: unknown) => {
  const ref = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  const topBefore = useRef(0);
  const [isAway, setIsAway] = useState(false);

  const onScroll = useCallback(() => {
    const element = ref.current;
    if (element === null) return;
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    // Content that has grown moves the end away, and not the reader: only who scrolls up leaves the end.
    if (below < nearPixels) isAtEnd.current = true;
    else if (element.scrollTop < topBefore.current) isAtEnd.current = false;
    topBefore.current = element.scrollTop;
    setIsAway(!isAtEnd.current);
  }, []);

  const toEnd = useCallback(() => {
    isAtEnd.current = true;
    setIsAway(false);
    const element = ref.current;
    if (element !== null) element.scrollTop = element.scrollHeight;
  }, []);

  useLayoutEffect(() => {
    if (isAtEnd.current) toEnd();
  }, [content, toEnd]);

  // Charts and fonts come after the text that they belong to.
  useLayoutEffect(() => {
    const element = ref.current?.firstElementChild;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) toEnd();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [toEnd]);

  return { ref, onScroll, toEnd, isAway };
};
