import type { ReactNode } from "react";
import { useEditingTexts } from "../i18n/editing-texts.js";
import type { AppView } from "./app-view.js";

/** Above a dashboard: the way back to the list, and what can be done with the whole of it. */
export const ViewBar = ({
  canEdit,
  onList,
  onAsk,
  onDuplicate,
  children,
}: Pick<AppView, "canEdit" | "onList" | "onAsk" | "onDuplicate"> & {
  readonly children?: ReactNode;
}) => {
  const { say } = useEditingTexts();
  return (
    <div className="view-bar">
      <button type="button" className="quiet back" onClick={onList}>
        <span aria-hidden="true" className="arrow">
          ←
        </span>{" "}
        {say("dashboards")}
      </button>
      <div className="view-actions">
        {children}
        {canEdit && (
          <button type="button" className="quiet" onClick={onDuplicate}>
            {say("duplicate")}
          </button>
        )}
        {onAsk !== undefined && (
          <button
            type="button"
            className="plain"
            onClick={() => {
              onAsk("");
            }}
          >
            {say("ask")}
          </button>
        )}
      </div>
    </div>
  );
};
