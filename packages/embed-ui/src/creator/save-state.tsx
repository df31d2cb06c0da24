import { useState } from "react";
import { useTexts } from "../i18n/page-texts.js";
import { useEditingTexts } from "../i18n/editing-texts.js";
import type { EditSnapshot } from "./editing/edit-session.js";

/** Whether what was typed is kept, and what to do where it is not. */
export const SaveState = ({
  snapshot: { status, problem, canUndo, canRedo },
  onRetry,
  onKeepCopy,
}: {
  readonly snapshot: EditSnapshot;
  readonly onRetry: () => void;
  readonly onKeepCopy: () => void;
}) => {
  const { say } = useEditingTexts();
  const { say: sayPage } = useTexts();
  // Whoever has changed nothing is told nothing of it.
  const [hasChanged, setHasChanged] = useState(false);
  const isChanged = hasChanged || canUndo || canRedo || status !== "saved";
  if (isChanged && !hasChanged) setHasChanged(true);
  const words = { saved: say("saved"), saving: say("saving"), retrying: say("notSaved"), lost: "" };
  return (
    <div className="save-state">
      <span role="status" className="muted" data-status={status}>
        {isChanged && words[status]}
      </span>
      {status === "retrying" && (
        <button type="button" className="quiet" onClick={onRetry}>
          {sayPage("tryAgain")}
        </button>
      )}
      {status === "lost" && (
        <span role="alert">
          {say("lost")}{" "}
          <button type="button" className="plain" onClick={onKeepCopy}>
            {say("keepCopy")}
          </button>
        </span>
      )}
      {status !== "lost" && problem !== undefined && (
        <span role="alert" className="note">
          {say("refusedChange", { reason: problem })}
        </span>
      )}
    </div>
  );
};
