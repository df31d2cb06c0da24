import { useSyncExternalStore } from "react";
import type { DashboardOperation } from "@embedded-analytics/client";
import { textIn } from "../dashboard/localized.js";
import { useTexts } from "../i18n/page-texts.js";
import { useEditingTexts } from "../i18n/editing-texts.js";
import { CommittedField } from "./forms/committed-field.js";
import { cutText, descriptionBytesMax, titleBytesMax, withText } from "./forms/edited-text.js";
import type { EditSession } from "./editing/edit-session.js";
import { newTileId } from "./pinned-tile.js";

/** What is changed of a whole dashboard: title, description, filters, texts; and the steps back. */
export const EditorBar = ({
  session,
  onFilters,
}: {
  readonly session: EditSession;
  readonly onFilters: () => void;
}) => {
  const { say: sayPage, locale } = useTexts();
  const { say } = useEditingTexts();
  const snapshot = useSyncExternalStore(session.subscribe, session.get);
  const { shown: content, canUndo, canRedo } = snapshot;
  const onEdit = (operations: readonly DashboardOperation[]): void => {
    session.edit(operations);
  };
  const onAddText = (): void => {
    const id = newTileId();
    onEdit([{ op: "add", tile: id, value: { id, text: say("newText") } }]);
    requestAnimationFrame(() => {
      showTile(id);
    });
  };
  return (
    <div className="editor-bar" role="group" aria-label={say("edit")}>
      <CommittedField
        label={sayPage("title")}
        value={textIn(content.title, locale)}
        lengthMax={titleBytesMax}
        onCommit={(typed) => {
          const title = cutText(typed);
          if (title === "") return false;
          onEdit([{ op: "set", field: "title", value: withText(content.title, locale, title) }]);
          return true;
        }}
      />
      <CommittedField
        label={sayPage("description")}
        value={textIn(content.description, locale)}
        lengthMax={descriptionBytesMax}
        onCommit={(typed) => {
          const text = cutText(typed, descriptionBytesMax);
          const value = text === "" ? {} : { value: withText(content.description, locale, text) };
          onEdit([{ op: "set", field: "description", ...value }]);
          return true;
        }}
      />
      <div className="editor-buttons">
        <button type="button" className="quiet" onClick={onFilters}>
          {sayPage("filters")}
        </button>
        <button type="button" className="quiet" onClick={onAddText}>
          {say("addText")}
        </button>
        <button
          type="button"
          className="quiet"
          disabled={!canUndo}
          onClick={() => {
            session.undo();
          }}
        >
          {say("undo")}
        </button>
        <button
          type="button"
          className="quiet"
          disabled={!canRedo}
          onClick={() => {
            session.redo();
          }}
        >
          {say("redo")}
        </button>
      </div>
    </div>
  );
};

/** A new tile stands below all others, often out of sight: the focus on its handle brings it into view. */
const showTile = (id: string): void => {
  const handle = `[data-edited="${CSS.escape(id)}"] .drag-handle`;
  document.querySelector<HTMLElement>(handle)?.focus();
};
