import { useEffect, useState, useSyncExternalStore } from "react";
import type { DashboardOperation } from "@embedded-analytics/client";
import { textIn } from "../dashboard/localized.js";
import { useTexts } from "../i18n/page-texts.js";
import { useEditingTexts } from "../i18n/editing-texts.js";
import { cutText, withText } from "./forms/edited-text.js";
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
        onCommit={(typed) => {
          const title = cutText(typed);
          if (title === "") return;
          onEdit([{ op: "set", field: "title", value: withText(content.title, locale, title) }]);
        }}
      />
      <CommittedField
        label={sayPage("description")}
        value={textIn(content.description, locale)}
        onCommit={(typed) => {
          const text = cutText(typed, 2000);
          const value = text === "" ? {} : { value: withText(content.description, locale, text) };
          onEdit([{ op: "set", field: "description", ...value }]);
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

/** A line that is taken over when it is left or by Enter; Escape goes back to what was there. */
const CommittedField = ({
  label,
  value,
  onCommit,
}: {
  readonly label: string;
  readonly value: string;
  readonly onCommit: (text: string) => void;
}) => {
  const [text, setText] = useState(value);
  useEffect(() => {
    setText(value);
  }, [value]);
  const commit = (): void => {
    if (text.trim() === value.trim()) setText(value);
    else onCommit(text);
  };
  return (
    <label className="field">
      <span>{label}</span>
      <input
        dir="auto"
        maxLength={200}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.nativeEvent.isComposing) commit();
          if (event.key === "Escape") setText(value);
        }}
      />
    </label>
  );
};
