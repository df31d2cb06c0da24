import { AnalyticsError } from "@embedded-analytics/client";

/** Where the page exchanges sessions; below the path under which the service is mounted. */
export const exchangePath = "/api/v1/embed/session/token";

/** Exchanges a session id for its token. Rejects with an `AnalyticsError`. */
export const exchangeSession = async (baseUrl: string, sessionId: string): Promise<string> => {
  const exchanged = await fetch(baseUrl + exchangePath, {
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
  return token;
};

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined;
