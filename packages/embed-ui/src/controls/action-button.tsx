import { useState, type ReactNode } from "react";
import { useTexts } from "../i18n/page-texts.js";

/** A button of something that takes time: it says so meanwhile, and where it failed; a second click waits. */
export const ActionButton = ({
  label,
  name,
  onAct,
}: {
  readonly label: ReactNode;
  /** The name for screen readers, where the label alone is too short. */
  readonly name?: string;
  readonly onAct: () => Promise<void>;
}) => {
  const { say } = useTexts();
  const [state, setState] = useState<"busy" | "failed">();
  const act = async (): Promise<void> => {
    if (state === "busy") return;
    setState("busy");
    try {
      await onAct();
      setState(undefined);
    } catch {
      setState("failed");
    }
  };
  return (
    <button
      type="button"
      className="quiet"
      aria-busy={state === "busy"}
      aria-label={state === undefined ? name : undefined}
      onClick={() => void act()}
    >
      <span aria-live="polite">
        {state === "busy" ? say("preparing") : state === "failed" ? say("downloadFailed") : label}
      </span>
    </button>
  );
};
