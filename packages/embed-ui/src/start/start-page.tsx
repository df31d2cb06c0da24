import type { ReactNode } from "react";
import { AnalyticsError } from "@embedded-analytics/client";
import { connectHost } from "../host/connect-host.js";
import { watchContentSize } from "../host/content-size.js";
import { followLinks } from "../host/follow-links.js";
import { Refusal, type HostLink } from "../host/host-link.js";
import { handleSettings } from "../host/settings-actions.js";
import { exchangeSession } from "../session/exchange-session.js";
import { PageSession, type PageToken } from "../session/page-session.js";
import { sessionClient } from "../session/session-client.js";
import { watchAge } from "../session/watch-age.js";
import { parameter, setParameters } from "../page/address.js";
import { MessagePage } from "../page/message-page.js";
import { OpenedPage } from "./opened-page.js";
import type { PageData } from "../page/page-data.js";
import { loadSurface, PageSurface } from "./page-surface.js";
import { sessionEnded } from "../page/session-ended.js";
import { takeSettings } from "../page/take-settings.js";
import { settingsOfToken } from "../page/token-settings.js";

/** How long a page without a token waits for a host that listens, and then for its session. */
const hostMs = 3_000;
const sessionMs = 10_000;

/** What starts a page. */
export interface PageStart {
  readonly data: PageData;
  readonly sessionId: string | undefined;
  readonly root: HTMLElement;
  readonly show: (content: ReactNode) => void;
  /** Resolves when the texts of the settings' language are there. */
  readonly language: { readonly settled: () => Promise<void> };
}

/** Starts a page: with the session of its address, or with one that the host sends. */
export const startPage = ({ data, sessionId, root, show, language }: PageStart): void => {
  const { basePath, cloudRegion, surface, accountName, deploymentId } = data;
  const service = { baseUrl: location.origin + basePath, cloudRegion };
  const link = connectHost(data.allowedOrigins, surface);
  const addressScheme = parameter("scheme");
  loadSurface(surface).catch(() => undefined);
  let opened = 0;

  const open = async ({ token, claims }: PageToken): Promise<void> => {
    const turn = (opened += 1);
    takeSettings(token, addressScheme);
    const agentId = data.agentId ?? parameter("agent");
    // The thread of the address belongs to the user who had it there.
    const chatId = turn === 1 ? parameter("chatId") : undefined;
    setParameters({ agent: agentId, chatId });
    const [loaded] = await Promise.all([loadSurface(surface), language.settled()]);
    if (turn !== opened) return;
    show(
      <OpenedPage key={turn} link={link} claims={claims}>
        <PageSurface
          loaded={loaded}
          client={sessionClient(service, session)}
          link={link}
          isPreview={claims.preview !== undefined}
          canEdit={claims.creatorMode && claims.preview === undefined}
          agentId={agentId}
          chatId={chatId}
          settings={settingsOfToken(token)}
        />
      </OpenedPage>,
    );
  };
  const session = new PageSession({
    exchange: (id) => exchangeSession(service.baseUrl, id),
    accountName,
    deploymentId,
    emit: (state) => {
      link.emit("session", state);
    },
    onOpen: (opening) => {
      open(opening).catch((error: unknown) => void sayWhy(error, true));
    },
    nowMs: () => Date.now(),
  });

  const sayWhy = async (cause: unknown, isUnopened = false): Promise<void> => {
    await language.settled();
    if (opened > 0 && !isUnopened) return;
    show(<MessagePage {...sessionEnded(cause)} />);
    const isOurs = cause instanceof AnalyticsError;
    link.emit("error", {
      code: isOurs ? cause.code : "session_needed",
      message: sessionEnded(cause).title,
      fatal: true,
      retryable: !isOurs || cause.code === "unauthenticated" || cause.code === "network_error",
      ...(isOurs && cause.requestId !== undefined ? { requestId: cause.requestId } : {}),
    });
  };
  const waitForHost = async (cause: unknown): Promise<void> => {
    session.ask("needed");
    const isThere = await within(hostMs, link.hostIsThere());
    // A host that listens has been asked, and gets time to answer.
    if (isThere) await new Promise((resolve) => setTimeout(resolve, sessionMs));
    await sayWhy(cause);
  };

  connect(link, session, root, (error) => {
    if (opened === 0) void sayWhy(error);
  });
  show(<MessagePage title="" text="" isBusy />);
  if (sessionId === undefined) void waitForHost("no_session");
  else {
    session.take(sessionId).catch((error: unknown) => {
      const isSpent = error instanceof AnalyticsError && error.code === "unauthenticated";
      if (isSpent) void waitForHost(error);
      else void sayWhy(error);
    });
  }
};

/** Does what every page does for its host, whatever it shows. */
const connect = (
  link: HostLink,
  session: PageSession,
  root: HTMLElement,
  onRefused: (error: unknown) => void,
): void => {
  handleSettings(link);
  link.handle("set-session", async ({ sessionId: id }) => {
    await session.take(id).catch((error: unknown) => {
      onRefused(error);
      throw new Refusal("not_allowed");
    });
  });
  watchAge(() => {
    session.check();
  });
  watchContentSize(root, (size) => {
    link.emit("size", size);
  });
  followLinks(link);
};

/** Whether a promise resolves in so many milliseconds. */
const within = (ms: number, promise: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    promise.then(() => true),
    new Promise<boolean>((resolve) => {
      setTimeout(() => {
        resolve(false);
      }, ms);
    }),
  ]);
