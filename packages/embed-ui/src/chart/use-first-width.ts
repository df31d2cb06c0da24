import { useLayoutEffect, useState, type RefObject } from "react";

/** The width of a place in whole pixels, known before anything of it is seen, so that no height is kept that changes. */
export const useFirstWidth = (place: RefObject<HTMLElement | null>): number | undefined => {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const found = Math.floor(place.current?.clientWidth ?? 0);
    if (found > 0) setWidth(found);
  }, [place]);
  return width;
};
