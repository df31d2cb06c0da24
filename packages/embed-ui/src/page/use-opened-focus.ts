import { useEffect, useRef } from "react";

/**
 * Gives the focus to the heading of what was opened in the place of something else, where it has gone with that:
 * who reads by the keyboard would begin at the top of the page, and who listens would hear of nothing. A page that
 * opens takes no focus from its host.
 */
export const useOpenedFocus = (opened: string | undefined): void => {
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (opened === undefined) return;
    const isFirst = before.current === undefined;
    before.current = opened;
    if (isFirst || !document.hasFocus() || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>("h1")?.focus();
  }, [opened]);
};
