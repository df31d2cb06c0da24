import { useState, type ReactElement } from "react";
import type { AdminApi, Item } from "./admin-api.js";
import { ActionDialog } from "./action-dialog.js";
import { FilterBar } from "./filter-bar.js";
import { ItemTable } from "./item-table.js";
import { RightsDialog } from "./rights-dialog.js";
import type { Action, Section } from "./section.js";
import { useList } from "./use-list.js";

interface SectionProps {
  readonly section: Section;
  readonly api: AdminApi;
  readonly basePath: string;
  readonly onEnded: () => void;
}

/** What is open over the list. */
type Open =
  | { readonly kind: "action"; readonly action: Action; readonly items: readonly Item[] }
  | { readonly kind: "rights"; readonly item: Item };

/** One list with what narrows it, what makes an item, and what can be done to one. */
export const SectionView = (props: SectionProps): ReactElement => {
  const { section, api, basePath, onEnded } = props;
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>({});
  const [open, setOpen] = useState<Open>();
  const list = useList(api, section.id, filters, onEnded);
  const { create } = section;
  const close = (): void => {
    setOpen(undefined);
  };
  return (
    <section>
      <div className="title">
        <h1>{section.title}</h1>
        {create !== undefined && (
          <button
            type="button"
            className="primary"
            onClick={() => {
              setOpen({ kind: "action", action: create, items: [{}] });
            }}
          >
            {create.title}
          </button>
        )}
      </div>
      <p className="hint">{section.about}</p>
      {section.filters !== undefined && (
        <FilterBar fields={section.filters} onChange={setFilters} />
      )}
      {list.state === "failed" && (
        <p role="alert" className="problem">
          {list.problem}{" "}
          <button type="button" onClick={list.reload}>
            Try again
          </button>
        </p>
      )}
      {list.state === "loading" && <p role="status">Loading…</p>}
      {list.state === "ready" && list.items.length === 0 && (
        <p className="empty">{section.empty}</p>
      )}
      {list.items.length > 0 && (
        <ItemTable
          section={section}
          items={list.items}
          onAction={(action, items) => {
            setOpen({ kind: "action", action, items });
          }}
          onRights={(item) => {
            setOpen({ kind: "rights", item });
          }}
        />
      )}
      {list.hasMore && (
        <button type="button" onClick={list.readMore}>
          Show more
        </button>
      )}
      {open?.kind === "action" && (
        <ActionDialog
          action={open.action}
          items={open.items}
          api={api}
          onClose={close}
          onDone={list.reload}
          onEnded={onEnded}
        />
      )}
      {open?.kind === "rights" && (
        <RightsDialog user={open.item} api={api} basePath={basePath} onClose={close} />
      )}
    </section>
  );
};
