import { useEffect, useState } from "react";
import { useTexts } from "../i18n/page-texts.js";
import { copyText } from "./copy-text.js";

/** Copies a text, which may be made at the click, and says for a moment whether it did. */
export const CopyButton = ({
  text,
  label,
}: {
  readonly text: string | (() => string);
  readonly label: string;
}) => {
  const { say } = useTexts();
  const [outcome, setOutcome] = useState<"copied" | "failed">();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(setOutcome, 2000, undefined);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome]);
  const written =
    outcome === "copied" ? say("copied") : outcome === "failed" ? say("copyFailed") : label;
  return (
    <button
      type="button"
      className="quiet"
      onClick={() => {
        void copyText(typeof text === "string" ? text : text()).then((isCopied) => {
          setOutcome(isCopied ? "copied" : "failed");
        });
      }}
    >
      <span aria-live="polite">{written}</span>
    </button>
  );
};
