import { useTexts } from "../i18n/page-texts.js";
import { useWorkbenchTexts } from "../i18n/workbench-texts.js";
import type { EditSnapshot } from "./editing/edit-session.js";

/** Whether what was typed is kept, and what to do where it is not. */
export const SaveState = ({
  snapshot: { status, problem },
  onRetry,
  onKeepCopy,
}: {
  readonly snapshot: EditSnapshot;
  readonly onRetry: () => void;
  readonly onKeepCopy: () => void;
}) => {
  const { say } = useWorkbenchTexts();
  const { say: sayPage } = useTexts();
  const words = { saved: say("saved"), saving: say("saving"), retrying: say("notSaved"), lost: "" };
  return (
    <div className="save-state">
      <span role="status" className="muted" data-status={status}>
        {words[status]}
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
