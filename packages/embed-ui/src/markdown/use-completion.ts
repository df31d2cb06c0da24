import { useEffect, useState } from "react";

/** Ends marks in a text that were begun and not ended yet. */
export type Completion = (text: string) => string;

const loadCompletion = async (): Promise<Completion> => (await import("remend")).default;

let loaded: Completion | undefined;

/**
 * What completes a text that is still being written: with it, a word does not jump from stars to bold. It is fetched
 * when the first text is awaited, since most pages await none. Undefined until then, and for a finished text.
 */
export const useCompletion = (isGrowing: boolean): Completion | undefined => {
  const [complete, setComplete] = useState(() => loaded);
  useEffect(() => {
    if (!isGrowing || complete !== undefined) return;
    loadCompletion().then(
      (completion) => {
        loaded = completion;
        setComplete(() => completion);
      },
      // Without it the text is shown as it comes.
      () => undefined,
    );
  }, [isGrowing, complete]);
  return isGrowing ? complete : undefined;
};
