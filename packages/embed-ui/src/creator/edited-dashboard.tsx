import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { OpenedDashboard } from "../dashboard/opened-dashboard.js";
import { textIn } from "../dashboard/localized.js";
import { useTexts } from "../i18n/page-texts.js";
import { useEditingTexts } from "../i18n/editing-texts.js";
import type { AppView } from "./app-view.js";
import { DeleteQuestion } from "../controls/delete-question.js";
import { EditGrid } from "./edit-grid.js";
import type { EditSession, EditSnapshot } from "./editing/edit-session.js";
import { isSeen, tilesOf, type EditedContent } from "./editing/edited-content.js";
import { EditorBar } from "./editor-bar.js";
import { filterMembers } from "./forms/filter-members.js";
import { FiltersForm } from "./forms/filters-form.js";
import { useOffers } from "./proposals/use-offers.js";
import { SaveState } from "./save-state.js";
import { ViewBar } from "./view-bar.js";

interface Props extends AppView {
  readonly session: EditSession;
  readonly isFresh: boolean;
  readonly onDelete: () => void;
  /** Makes a dashboard of the user's own out of what was typed. */
  readonly onKeepCopy: (content: EditedContent) => void;
}

/** A dashboard of the embed tenant's users, which all of them may change. */
export const EditedDashboard = (props: Props) => {
  const { session, dashboard, isFresh, onDelete, client, link, settings } = props;
  const { locale } = useTexts();
  const snapshot = useSyncExternalStore(session.subscribe, session.get);
  const { shown, saved } = snapshot;
  const [isEditing, setIsEditing] = useState(isFresh);
  const [dialog, setDialog] = useState<"filters" | "delete">();
  const version = useDataVersion(saved);
  useUndoKeys(session, isEditing);
  const offers = useOffers(client, dashboard.publicId, snapshot);
  const savedIds = useMemo(
    () =>
      new Set(tilesOf(saved.definition.rows).flatMap((tile) => (isSeen(tile) ? [tile.id] : []))),
    [saved],
  );
  const whole = useMemo(() => ({ ...dashboard, ...shown }), [dashboard, shown]);
  const edit: EditSession["edit"] = (operations) => void session.edit(operations);
  const top = (
    <>
      <WholeBar
        {...props}
        snapshot={snapshot}
        isEditing={isEditing}
        onToggle={() => {
          setIsEditing(!isEditing);
        }}
        onAskDelete={() => {
          setDialog("delete");
        }}
      />
      {isEditing && (
        <EditorBar
          session={session}
          onFilters={() => {
            setDialog("filters");
          }}
        />
      )}
      {dialog === "filters" && (
        <FiltersForm
          filters={shown.definition.filters}
          members={filterMembers(shown.definition.rows)}
          onSave={(value) => {
            edit([{ op: "set", field: "filters", value }]);
          }}
          onClose={() => {
            setDialog(undefined);
          }}
        />
      )}
      {dialog === "delete" && (
        <DeleteQuestion
          title={textIn(shown.title, locale)}
          onDelete={onDelete}
          onClose={() => {
            setDialog(undefined);
          }}
        />
      )}
    </>
  );
  return (
    <OpenedDashboard
      dashboard={whole}
      client={client}
      link={link}
      settings={settings}
      onOpen={props.onOpen}
      onAsk={props.onAsk}
      top={top}
      version={version}
    >
      <EditGrid {...{ savedIds, isEditing, offers }} content={shown} onEdit={edit} />
    </OpenedDashboard>
  );
};

/** What is done with the whole of a dashboard of users, and whether it is saved. */
const WholeBar = ({
  snapshot,
  isEditing,
  onToggle,
  onAskDelete,
  ...props
}: Props & {
  readonly snapshot: EditSnapshot;
  readonly isEditing: boolean;
  readonly onToggle: () => void;
  readonly onAskDelete: () => void;
}) => {
  const { session, dashboard, onKeepCopy } = props;
  const { say: sayPage } = useTexts();
  const { say } = useEditingTexts();
  const { shown } = snapshot;
  const isShared = shown.visibility === "tenant";
  return (
    <ViewBar {...props}>
      <SaveState
        snapshot={snapshot}
        onRetry={() => {
          session.retry();
        }}
        onKeepCopy={() => {
          onKeepCopy(shown);
        }}
      />
      {dashboard.owner?.isYou === true && (
        <>
          <button
            type="button"
            className="quiet"
            title={say(isShared ? "seenByAll" : "seenByYou")}
            onClick={() => {
              const value = isShared ? "private" : "tenant";
              session.edit([{ op: "set", field: "visibility", value }]);
            }}
          >
            {say(isShared ? "unshare" : "share")}
          </button>
          <button type="button" className="quiet" onClick={onAskDelete}>
            {sayPage("delete")}
          </button>
        </>
      )}
      <button type="button" className={isEditing ? "primary" : "plain"} onClick={onToggle}>
        {say(isEditing ? "done" : "edit")}
      </button>
    </ViewBar>
  );
};

/** Grows when what is saved changes what tiles are asked for: filters, queries and statements. */
const useDataVersion = ({ definition }: EditedContent): number => {
  const key = JSON.stringify([
    definition.filters,
    tilesOf(definition.rows).map((tile) =>
      "unavailable" in tile ? [] : [tile.id, tile.query, tile.sql],
    ),
  ]);
  const seen = useRef({ key, version: 0 });
  if (seen.current.key !== key) seen.current = { key, version: seen.current.version + 1 };
  return seen.current.version;
};

/** Control-Z, and with Shift or Y, take steps back and do them again, where no text is being typed. */
const useUndoKeys = (session: EditSession, isEditing: boolean): void => {
  useEffect(() => {
    if (!isEditing) return;
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      const isTyping = target instanceof Element && target.closest("input, textarea, select");
      if (isTyping || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) session.redo();
      else session.undo();
    };
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("keydown", onKey);
    };
  }, [session, isEditing]);
};
