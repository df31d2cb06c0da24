import {
  AnalyticsError,
  createBrowserClient,
  type BrowserClient,
  type Fetch,
} from "@embedded-analytics/client";

/** The session of a page after its exchange. */
export interface OpenSession {
  readonly token: string;
  readonly client: BrowserClient;
}

const exchangePath = "/api/v1/embed/session/token";

/**
 * Exchanges the page's session id, once, and answers a client that holds the token in memory. The
 * exchange is made here and not by the client's first call, so that a page whose session has ended says
 * so at once.
 */
export const openSession = async (
  { baseUrl, cloudRegion }: { readonly baseUrl: string; readonly cloudRegion: string },
  sessionId: string,
): Promise<OpenSession> => {
  const exchangeUrl = baseUrl + exchangePath;
  const exchanged = await fetch(exchangeUrl, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ sessionId }),
    credentials: "omit",
  }).catch(() => {
    throw new AnalyticsError("network_error", "The service cannot be reached.");
  });
  const body = (await exchanged.json().catch(() => ({}))) as Record<string, unknown>;
  const { token, code, detail, requestId } = body;
  if (!exchanged.ok || typeof token !== "string") {
    throw new AnalyticsError(textOf(code) ?? "unexpected_response", textOf(detail) ?? "", {
      status: exchanged.status,
      requestId: textOf(requestId),
    });
  }
  let sessions = 0;
  const client = createBrowserClient({
    baseUrl,
    cloudRegion,
    fetch: answeringExchange(exchangeUrl, token),
    fetchSession: () => {
      sessions += 1;
      // A spent id cannot be had again: renewal needs a host that sends a new one.
      if (sessions > 1) return Promise.reject(new Error("The session has ended."));
      return Promise.resolve({ sessionId });
    },
  });
  return { token, client };
};

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined;

/** `fetch`, except that the exchange which was already made is answered from memory. */
const answeringExchange =
  (exchangeUrl: string, token: string): Fetch =>
  (input, init) =>
    input === exchangeUrl ? Promise.resolve(Response.json({ token })) : fetch(input, init);
