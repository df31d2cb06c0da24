import { useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { ListedDashboard } from "@embedded-analytics/client";
import { ChatPanel } from "../chat/chat-panel.js";
import { whyFailed } from "../i18n/why-failed.js";
import { textIn } from "../dashboard/localized.js";
import { OpenedDashboard, type DashboardTarget } from "../dashboard/opened-dashboard.js";
import { publicIdOfPath } from "../dashboard/public-id.js";
import { useOpening } from "../dashboard/use-opening.js";
import { Refusal } from "../host/host-link.js";
import { useHostActions } from "../host/use-host-actions.js";
import { useTexts } from "../i18n/page-texts.js";
import { useEditingTexts } from "../i18n/editing-texts.js";
import { MessagePage } from "../page/message-page.js";
import type { SurfaceProps } from "../page/surface-props.js";
import { openIdOfAddress, showOpenId } from "./app-address.js";
import type { AppView } from "./app-view.js";
import { DashboardList } from "./dashboard-list.js";
import { DeleteQuestion } from "../controls/delete-question.js";
import { EditedDashboard } from "./edited-dashboard.js";
import { useDashboardList } from "./use-dashboard-list.js";
import { useLeftDashboards } from "./use-left-dashboards.js";
import { useOpenDashboard } from "./use-open-dashboard.js";
import { useWriting } from "./use-writing.js";
import { ViewBar } from "./view-bar.js";
import "../styles/dashboard.css";
import "../styles/filters.css";
import "../styles/tile.css";
import "../styles/menu.css";
import "../styles/modal.css";
import "../styles/chat-panel.css";
import "../styles/dashboard-print.css";
import "../styles/creator.css";
import "../styles/dashboard-list.css";
import "../styles/proposal.css";

/** Creator mode: the dashboards of an embed tenant, one of them opened, and a chat beside it. */
export const CreatorSurface = (props: SurfaceProps) => {
  const { client, link, agentId, settings, canEdit } = props;
  const pageTexts = useTexts();
  const [question, setQuestion] = useState<string>();
  const [deleting, setDeleting] = useState<ListedDashboard>();
  const list = useDashboardList(client);
  const { openId, openings, go, goToList } = useRoute(list.refresh);
  const { left, isUnsaved } = useLeftDashboards(client, list.refresh);
  const open = useOpenDashboard({ client, link, left }, openId, canEdit);
  const { session } = open;
  const writing = useWriting({ client, link, session, openId, go, goToList });
  const titleOf = (item: ListedDashboard): string => textIn(item.title, pageTexts.locale);

  useListView(link, openId);
  useNavigation(go, goToList);
  const { dashboard } = open;
  const states = { isThere: dashboard !== undefined, hasFailed: open.error !== undefined };
  useOpening(openId, openings, states);
  const ask = agentId === undefined ? undefined : setQuestion;
  const view = dashboard && {
    ...{ client, link, settings, canEdit, dashboard },
    onList: goToList,
    onOpen: go,
    onAsk: ask,
    onDuplicate: () => void writing.duplicate(dashboard, titleOf(dashboard)),
  };
  return (
    <div className="beside">
      {openId === undefined ? (
        <DashboardList
          {...list}
          error={list.error ?? writing.error}
          isUnsaved={isUnsaved}
          canEdit={canEdit}
          onOpen={(publicId) => {
            go({ publicId, parameters: "" });
          }}
          onNew={() => void writing.create()}
          onDuplicate={(item) => void writing.duplicate(item, titleOf(item))}
          onDelete={setDeleting}
          onRetry={list.refresh}
        />
      ) : (
        <OpenView
          key={`${openId}/${openings}`}
          open={open}
          view={view}
          writing={writing}
          onList={goToList}
        />
      )}
      {question !== undefined && agentId !== undefined && (
        <ChatPanel
          client={client}
          link={link}
          agentId={agentId}
          settings={settings}
          draft={question}
          onPin={canEdit ? writing.pin : undefined}
          onClose={() => {
            setQuestion(undefined);
          }}
        />
      )}
      {deleting !== undefined && (
        <DeleteQuestion
          title={titleOf(deleting)}
          onDelete={() => void writing.remove(deleting)}
          onClose={() => {
            setDeleting(undefined);
          }}
        />
      )}
    </div>
  );
};

/** Says to the host and in the title that the list is shown. */
const useListView = (link: SurfaceProps["link"], openId: string | undefined): void => {
  const { say } = useEditingTexts();
  useEffect(() => {
    if (openId !== undefined) return;
    document.title = say("dashboards");
    link.emit("view", { path: "/" });
  }, [openId, link, say]);
};

/** Lets the host go to a dashboard, or to the list. */
const useNavigation = (go: (target: DashboardTarget) => void, goToList: () => void): void => {
  useHostActions({
    navigate: ({ path }) => {
      const publicId = publicIdOfPath(path);
      if (publicId === undefined && path !== "/") throw new Refusal("invalid_payload", "path");
      // What the host sends right behind it is for that dashboard, and waits for it.
      flushSync(() => {
        if (publicId === undefined) goToList();
        else go({ publicId, parameters: "" });
      });
    },
  });
};

/** Which dashboard is open, as the address says; undefined for the list, which is read again then. */
const useRoute = (refresh: () => void) => {
  const [openId, setOpenId] = useState(() => openIdOfAddress(location.search));
  /** Grows with each opening, so that a dashboard that leads to itself begins with other filters. */
  const [openings, setOpenings] = useState(0);
  const go = useCallback(({ publicId, parameters }: DashboardTarget): void => {
    showOpenId(publicId, parameters);
    setOpenId(publicId);
    setOpenings((count) => count + 1);
  }, []);
  // The browser's own back and forward buttons lead through the dashboards, too.
  useEffect(() => {
    const onPopState = (): void => {
      const addressed = openIdOfAddress(location.search);
      if (addressed === undefined) refresh();
      setOpenId(addressed);
    };
    addEventListener("popstate", onPopState);
    return () => {
      removeEventListener("popstate", onPopState);
    };
  }, [refresh]);
  const goToList = useCallback((): void => {
    showOpenId(undefined);
    setOpenId(undefined);
    refresh();
  }, [refresh]);
  return { openId, openings, go, goToList };
};

/** The dashboard that is open, to be read or changed. */
const OpenView = ({
  open,
  view,
  writing,
  onList,
}: {
  readonly open: ReturnType<typeof useOpenDashboard>;
  readonly view: AppView | undefined;
  readonly writing: ReturnType<typeof useWriting>;
  readonly onList: () => void;
}) => {
  const texts = useTexts();
  const { session, error } = open;
  if (error !== undefined) return <Unopened text={whyFailed(error, texts)} onList={onList} />;
  if (view === undefined) return <MessagePage title="" text="" isBusy />;
  if (session === undefined) {
    return <OpenedDashboard {...view} onReload={open.reload} top={<ViewBar {...view} />} />;
  }
  return (
    <EditedDashboard
      {...view}
      session={session}
      isFresh={writing.freshId === view.dashboard.publicId}
      onDelete={() => void writing.remove(view.dashboard)}
      onKeepCopy={(content) => void writing.keepCopy(content)}
    />
  );
};

/** In place of a dashboard that cannot be opened. */
const Unopened = ({ text, onList }: { readonly text: string; readonly onList: () => void }) => {
  const { say } = useTexts();
  const { say: sayMore } = useEditingTexts();
  return (
    <main className="message-page">
      <div role="alert" data-content>
        <h1>{say("dashboardMissing")}</h1>
        <p>{text}</p>
        <button type="button" className="reload" onClick={onList}>
          {sayMore("dashboards")}
        </button>
      </div>
    </main>
  );
};
