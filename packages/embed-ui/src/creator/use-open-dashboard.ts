import { useCallback, useEffect, useState } from "react";
import { dashboardsOf, type Dashboard } from "@embedded-analytics/client";
import { textIn } from "../dashboard/localized.js";
import type { HostLink } from "../host/host-link.js";
import { pageTexts } from "../i18n/page-texts.js";
import type { SurfaceProps } from "../page/surface-props.js";
import { EditSession } from "./editing/edit-session.js";
import type { LeftDashboards } from "./editing/left-dashboards.js";

/** A dashboard that is open, and the session that keeps its changes where there may be any. */
interface OpenDashboard {
  readonly dashboard: Dashboard | undefined;
  readonly session: EditSession | undefined;
  readonly error: unknown;
}

const nothing: OpenDashboard = { dashboard: undefined, session: undefined, error: undefined };

/**
 * Reads the dashboard with that id; one of the embed tenant's users can be changed in creator mode. One that was
 * left with steps that are not saved is opened as it was left.
 */
export const useOpenDashboard = (
  { client, link, left }: Pick<SurfaceProps, "client" | "link"> & { readonly left: LeftDashboards },
  openId: string | undefined,
  canEdit: boolean,
): OpenDashboard & { readonly reload: () => void } => {
  const [open, setOpen] = useState<OpenDashboard & { readonly of?: string }>(nothing);
  const [reads, setReads] = useState(0);
  const reload = useCallback(() => {
    setReads((count) => count + 1);
  }, []);
  useEffect(() => {
    if (openId === undefined) return;
    const ending = new AbortController();
    const dashboards = dashboardsOf(client);
    const before = left.take(openId);
    let edited = before;
    setOpen(before === undefined ? nothing : { ...before, error: undefined, of: openId });
    if (before === undefined) {
      link.emit("status", { state: "loading" });
      dashboards.get({ publicId: openId }, { signal: ending.signal }).then(
        (dashboard) => {
          if (ending.signal.aborted) return;
          let session: EditSession | undefined;
          if (canEdit && dashboard.origin === "tenant") {
            session = new EditSession(dashboard, {
              get: () => dashboards.get({ publicId: openId }),
              patch: (etag, operations) => dashboards.patch({ publicId: openId, etag, operations }),
            });
            sayUpdates(session, openId, link);
            edited = { dashboard, session };
          }
          setOpen({ dashboard, session, error: undefined, of: openId });
        },
        (error: unknown) => {
          if (ending.signal.aborted) return;
          link.emit("status", { state: "error" });
          setOpen({ ...nothing, error, of: openId });
        },
      );
    }
    // A page that is left loses what was not sent yet, unless its reader stays.
    const onLeave = (event: BeforeUnloadEvent): void => {
      if (edited !== undefined && edited.session.get().status !== "saved") event.preventDefault();
    };
    const onOnline = (): void => {
      if (edited?.session.get().status === "retrying") edited.session.retry();
    };
    addEventListener("beforeunload", onLeave);
    addEventListener("online", onOnline);
    return () => {
      removeEventListener("beforeunload", onLeave);
      removeEventListener("online", onOnline);
      ending.abort();
      if (edited !== undefined) left.leave(edited);
    };
  }, [client, link, left, openId, canEdit, reads]);
  return { ...(open.of === openId ? open : nothing), reload };
};

/** Says to the host that a dashboard was changed, once for all steps that were saved together. */
const sayUpdates = (session: EditSession, publicId: string, link: HostLink): void => {
  let before = session.get().status;
  session.subscribe(() => {
    const { status, saved } = session.get();
    if (status === "saved" && before !== "saved") {
      const title = textIn(saved.title, pageTexts().locale);
      link.emit("content", { change: "updated", publicId, title });
    }
    before = status;
  });
};
