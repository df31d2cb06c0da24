import { useEffect, useState, type RefObject } from "react";
import { pageSettings } from "../settings/page-settings.js";

/** What a drawing depends on beside its data. Another object after each change. */
export interface Appearance {
  /** Of the place, in whole pixels. */
  readonly width: number;
}

/** The width of a place and the page's colours: answers another object when one of them changes. */
export const useAppearance = (place: RefObject<HTMLElement | null>): Appearance | undefined => {
  const [appearance, setAppearance] = useState<Appearance>();
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const look = (isNew: boolean): void => {
      const width = Math.floor(element.clientWidth);
      setAppearance((before) =>
        width === 0 || (!isNew && before?.width === width) ? before : { width },
      );
    };
    const anew = (): void => {
      look(true);
    };
    const sizes = new ResizeObserver(() => {
      look(false);
    });
    sizes.observe(element);
    // The observer speaks with the next frame, which a busy browser may keep back.
    look(false);
    const dark = matchMedia("(prefers-color-scheme: dark)");
    dark.addEventListener("change", anew);
    const scheme = new MutationObserver(anew);
    // The scheme, and the host's theme, whose values stand in the style.
    scheme.observe(document.documentElement, { attributeFilter: ["data-scheme", "style"] });
    const stopSettings = pageSettings.subscribe(anew);
    return () => {
      sizes.disconnect();
      scheme.disconnect();
      stopSettings();
      dark.removeEventListener("change", anew);
    };
  }, [place]);
  return appearance;
};
