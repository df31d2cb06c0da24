import { useCallback, useMemo, useState } from "react";
import {
  dashboardsOf,
  type Dashboard,
  type ListedDashboard,
  type NewDashboard,
  type Tile,
} from "@embedded-analytics/client";
import type { ChatContext } from "../chat/chat-context.js";
import type { DashboardTarget } from "../dashboard/opened-dashboard.js";
import { textIn } from "../dashboard/localized.js";
import { pageTexts } from "../i18n/page-texts.js";
import { useEditingTexts } from "../i18n/editing-texts.js";
import type { SurfaceProps } from "../page/surface-props.js";
import { cutText } from "./forms/edited-text.js";
import type { EditSession } from "./editing/edit-session.js";
import { isSeen, type EditedContent } from "./editing/edited-content.js";
import { newTileId, pinnedTile } from "./pinned-tile.js";

interface Around extends Pick<SurfaceProps, "client" | "link"> {
  /** Of the dashboard that is open, where it can be changed. */
  readonly session: EditSession | undefined;
  readonly openId: string | undefined;
  readonly go: (target: DashboardTarget) => void;
  readonly goToList: () => void;
}

/** The height of a row with a pinned chart, in pixels. */
const pinnedRowHeight = 340;

/** Making, copying, deleting dashboards, and pinning results of the chat. */
export const useWriting = ({ client, link, session, openId, go, goToList }: Around) => {
  const { say } = useEditingTexts();
  const [error, setError] = useState<unknown>();
  const [freshId, setFreshId] = useState<string>();
  const dashboards = useMemo(() => dashboardsOf(client), [client]);

  const show = useCallback(
    (made: Dashboard, change: "created" | "pinned"): void => {
      const title = textIn(made.title, pageTexts().locale);
      link.emit("content", { change, publicId: made.publicId, title });
      if (change === "created") setFreshId(made.publicId);
      go({ publicId: made.publicId, parameters: "" });
    },
    [link, go],
  );
  /** Opens what comes of a call, or says why nothing does. */
  const making = async (call: () => Promise<Dashboard>): Promise<void> => {
    setError(undefined);
    try {
      show(await call(), "created");
    } catch (reason) {
      setError(reason);
      goToList();
    }
  };
  const pin = useCallback<NonNullable<ChatContext["onPin"]>>(
    async (result, source) => {
      const tile = pinnedTile(result, source, newTileId());
      if (session !== undefined && openId !== undefined) {
        session.edit([{ op: "add", tile: tile.id, value: tile }]);
        const title = textIn(session.get().shown.title, pageTexts().locale);
        link.emit("content", { change: "pinned", publicId: openId, title });
        return;
      }
      const title = cutText(result.title) || say("untitled");
      show(await dashboards.create(dashboardWith(title, tile)), "pinned");
    },
    [session, openId, link, say, show, dashboards],
  );
  return {
    error,
    /** The dashboard that was made last, which is opened to be edited. */
    freshId,
    pin,
    create: () =>
      making(() =>
        dashboards.create({ title: say("untitled"), definition: { filters: [], rows: [] } }),
      ),
    duplicate: ({ publicId }: Pick<ListedDashboard, "publicId">, title: string) =>
      making(() => dashboards.duplicate({ publicId, title: cutText(say("copyOf", { title })) })),
    keepCopy: ({ title, description, definition }: EditedContent) =>
      making(() =>
        dashboards.create({
          title,
          ...(description === null ? {} : { description }),
          definition: {
            ...definition,
            rows: definition.rows
              .map((row) => ({ ...row, tiles: row.tiles.filter(isSeen) }))
              .filter(({ tiles }) => tiles.length > 0),
          },
        }),
      ),
    remove: async ({ publicId, title }: Pick<ListedDashboard, "publicId" | "title">) => {
      setError(undefined);
      try {
        await dashboards.remove({ publicId });
        const words = textIn(title, pageTexts().locale);
        link.emit("content", { change: "deleted", publicId, title: words });
      } catch (reason) {
        setError(reason);
      }
      goToList();
    },
  };
};

const dashboardWith = (title: string, tile: Tile): NewDashboard => ({
  title,
  definition: { filters: [], rows: [{ height: pinnedRowHeight, tiles: [tile] }] },
});
