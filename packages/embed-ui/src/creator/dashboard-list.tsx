import type { ListedDashboard } from "@embedded-analytics/client";
import { whyFailed } from "../i18n/why-failed.js";
import { textIn } from "../dashboard/localized.js";
import { useTexts } from "../i18n/page-texts.js";
import { useEditingTexts, type EditingTexts } from "../i18n/editing-texts.js";

interface Props {
  readonly all: readonly ListedDashboard[] | undefined;
  readonly error: unknown;
  /** Whether something that was written on one of them waits to be saved. */
  readonly isUnsaved: boolean;
  /** Whether the user may make dashboards. */
  readonly canEdit: boolean;
  readonly onOpen: (publicId: string) => void;
  readonly onNew: () => void;
  readonly onDuplicate: (item: ListedDashboard) => void;
  readonly onDelete: (item: ListedDashboard) => void;
  readonly onRetry: () => void;
}

/** The dashboards of a user: their own, those of their colleagues, and those that are provided. */
export const DashboardList = (props: Props) => {
  const { all, error, isUnsaved, canEdit, onNew, onRetry } = props;
  const pageTexts = useTexts();
  const { say } = useEditingTexts();
  return (
    <main className="dashboard-scroll">
      <div className="dashboard dashboard-list" data-content>
        <header className="list-head">
          <h1 tabIndex={-1}>{say("dashboards")}</h1>
          {canEdit && (
            <button type="button" className="primary" onClick={onNew}>
              {say("newDashboard")}
            </button>
          )}
        </header>
        <p role="status" className="note">
          {isUnsaved && say("notSaved")}
        </p>
        {error !== undefined && (
          <div className="tile-failure" role="alert">
            <p className="note">{whyFailed(error, pageTexts)}</p>
            <button type="button" className="plain" onClick={onRetry}>
              {pageTexts.say("tryAgain")}
            </button>
          </div>
        )}
        {all === undefined && error === undefined && (
          <div className="skeleton" role="status" aria-label={pageTexts.say("loading")} />
        )}
        {all !== undefined &&
          groupsOf(all, say).map(({ title, items, empty }) =>
            items.length === 0 && (empty === undefined || !canEdit) ? null : (
              <section key={title}>
                <h2>{title}</h2>
                {items.length === 0 && <p className="note">{empty}</p>}
                <ul>
                  {items.map((item) => (
                    <ListItem key={item.publicId} item={item} {...props} />
                  ))}
                </ul>
              </section>
            ),
          )}
      </div>
    </main>
  );
};

const groupsOf = (all: readonly ListedDashboard[], say: EditingTexts["say"]) => {
  const isOwn = ({ origin, owner }: ListedDashboard) =>
    origin === "tenant" && owner?.isYou === true;
  return [
    { title: say("mine"), items: all.filter(isOwn), empty: say("noneYet") },
    {
      title: say("sharedWithYou"),
      items: all.filter((item) => item.origin === "tenant" && !isOwn(item)),
      empty: undefined,
    },
    {
      title: say("provided"),
      items: all.filter(({ origin }) => origin === "declared"),
      empty: undefined,
    },
  ];
};

const ListItem = ({
  item,
  canEdit,
  onOpen,
  onDuplicate,
  onDelete,
}: Props & { readonly item: ListedDashboard }) => {
  const { say: sayPage, locale } = useTexts();
  const { say } = useEditingTexts();
  const title = textIn(item.title, locale);
  const description = textIn(item.description, locale);
  const owner = item.owner?.displayName ?? item.owner?.externalId;
  const isOwn = item.owner?.isYou === true;
  return (
    <li className="list-item">
      <button
        type="button"
        className="list-title"
        onClick={() => {
          onOpen(item.publicId);
        }}
      >
        <bdi>{title}</bdi>
      </button>
      <span className="note">
        {isOwn && <>{say(item.visibility === "tenant" ? "seenByAll" : "seenByYou")} </>}
        {!isOwn && owner !== undefined && <>{say("ownedBy", { name: owner })} </>}
        <bdi>{description}</bdi>
      </span>
      {canEdit && (
        <span className="list-actions">
          <button
            type="button"
            className="quiet"
            aria-label={`${say("duplicate")}: ${title}`}
            onClick={() => {
              onDuplicate(item);
            }}
          >
            {say("duplicate")}
          </button>
          {isOwn && (
            <button
              type="button"
              className="quiet"
              aria-label={`${sayPage("delete")}: ${title}`}
              onClick={() => {
                onDelete(item);
              }}
            >
              {sayPage("delete")}
            </button>
          )}
        </span>
      )}
    </li>
  );
};
