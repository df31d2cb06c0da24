import type { EmbeddedAnalytics } from "@embedded-analytics/domain";

/** The calls by which people of a simulation use an instance; they reject with a `Failure`. */
export type ChatCalls = Pick<
  EmbeddedAnalytics,
  "streamChat" | "abortChat" | "generateSession" | "exchangeSession" | "revokeSession"
>;

/** An instance behind a transport, such as a socket. */
export interface ServedInstance {
  readonly calls: ChatCalls;
  /** Ends its connections; nobody calls it any more. */
  close(): Promise<void>;
}
