import { useEffect, useState } from "react";
import { copyText } from "./copy-text.js";

/** Copies a text, and says for a moment whether it did. */
export const CopyButton = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const [outcome, setOutcome] = useState<"copied" | "failed">();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(setOutcome, 2000, undefined);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome]);
  const said = outcome === "copied" ? "Copied" : outcome === "failed" ? "Could not copy" : label;
  return (
    <button
      type="button"
      className="quiet"
      onClick={() => {
        void copyText(text).then((isCopied) => {
          setOutcome(isCopied ? "copied" : "failed");
        });
      }}
    >
      <span aria-live="polite">{said}</span>
    </button>
  );
};
