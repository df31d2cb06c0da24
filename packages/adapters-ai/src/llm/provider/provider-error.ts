import { APICallError, JSONParseError, TypeValidationError } from "@ai-sdk/provider";
import type { Id, StopReason } from "@embedded-analytics/domain";
import { ResponseRefused } from "./response-refused.js";
import { StreamFailed } from "./stream-failed.js";

/** What has gone wrong with a provider, for the log alone (T17). */
export interface ProviderError {
  readonly accountId: Id;
  readonly agentId: string;
  readonly reason: StopReason;
  /** Of HTTP, where there was one. */
  readonly status: number | undefined;
  /** All that the provider said, up to 4,096 UTF-16 units, without the key. */
  readonly said: string;
  /** When it is asked again, in milliseconds; undefined when the turn ends with it. */
  readonly retryInMs: number | undefined;
}

/** What a failure means for a turn. */
export interface Classification {
  readonly reason: StopReason;
  readonly status: number | undefined;
  /** Whether the same question may be answered a little later. */
  readonly isPassing: boolean;
  /** How long the provider asks to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;
}

/** Judges what a provider, its connection or its library has thrown or sent as an error. */
export const classify = (thrown: unknown, nowMs: number): Classification => {
  const error = thrown instanceof StreamFailed ? thrown.cause : thrown;
  const refused = refusalWithin(error);
  if (refused !== undefined) return lasting(refusals[refused.refusal]);
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 400) {
    return judgeStatus(error.statusCode, error.responseHeaders ?? {}, nowMs);
  }
  if (JSONParseError.isInstance(error) || TypeValidationError.isInstance(error)) {
    return lasting("model_unreadable");
  }
  const type = typeOf(error);
  if (
    type === "overloaded_error" ||
    type === "rate_limit_error" ||
    type === "rate_limit_exceeded"
  ) {
    return { ...lasting("model_busy"), isPassing: true };
  }
  return { ...lasting("model_unavailable"), isPassing: true };
};

const refusals = {
  redirect: "model_unavailable",
  silence: "model_unavailable",
  line: "model_unreadable",
  length: "turn_budget",
} as const satisfies Record<ResponseRefused["refusal"], StopReason>;

const lasting = (reason: StopReason): Classification => ({
  reason,
  status: undefined,
  isPassing: false,
  retryAfterMs: undefined,
});

const overloaded = 529;

const judgeStatus = (
  status: number,
  headers: Readonly<Record<string, string>>,
  nowMs: number,
): Classification => {
  const isBusy = status === 429 || status === overloaded;
  const isPassing = isBusy || status === 408 || status >= 500;
  return {
    reason: isBusy ? "model_busy" : isPassing ? "model_unavailable" : "model_refused",
    status,
    isPassing,
    retryAfterMs: retryAfterMs(headers["retry-after"], nowMs),
  };
};

/** The header has seconds, or a date. */
const retryAfterMs = (header: string | undefined, nowMs: number): number | undefined => {
  if (header === undefined) return undefined;
  if (/^\d{1,9}(\.\d+)?$/.test(header)) return Number(header) * 1000;
  const atMs = Date.parse(header);
  return Number.isNaN(atMs) ? undefined : Math.max(0, atMs - nowMs);
};

const typeOf = (error: unknown): unknown => {
  if (typeof error !== "object" || error === null) return undefined;
  const { type, code } = error as { readonly type?: unknown; readonly code?: unknown };
  return type ?? code;
};

const causesMax = 5;

/** Libraries wrap what `fetch` has thrown. */
const refusalWithin = (error: unknown): ResponseRefused | undefined =>
  causesOf(error).find((cause) => cause instanceof ResponseRefused);

const causesOf = (error: unknown): readonly unknown[] => {
  const causes: unknown[] = [];
  for (let at = error; at !== undefined && causes.length < causesMax;) {
    causes.push(at);
    at = isError(at) ? at.cause : undefined;
  }
  return causes;
};

/** By its form: an error may come from another realm, or be a provider's own object. */
const isError = (value: unknown): value is Error & { readonly code?: unknown } =>
  typeof value === "object" && value !== null && "name" in value && "message" in value;

const saidMax = 4096;

/**
 * What was said, in full as far as a log should go, and never the key in any form in which it travels.
 * Requests are left out: they hold what users ask and rows that only they may see.
 */
export const saidBy = (error: unknown, apiKey: string | undefined): string => {
  const said = causesOf(error).map(describe).join(" <- ");
  return withoutKey(said, apiKey).slice(0, saidMax);
};

const describe = (error: unknown): string => {
  if (!isError(error)) return textOf(error);
  const body = APICallError.isInstance(error) ? error.responseBody : undefined;
  const code = error.code === undefined ? "" : ` (${textOf(error.code)})`;
  return `${error.name}: ${error.message}${code}${body === undefined ? "" : `: ${body}`}`;
};

const textOf = (value: unknown): string => {
  if (typeof value === "string") return value;
  try {
    return String(JSON.stringify(value));
  } catch {
    return typeof value;
  }
};

const withoutKey = (text: string, apiKey: string | undefined): string => {
  if (!apiKey) return text;
  const forms = [
    apiKey,
    JSON.stringify(apiKey).slice(1, -1),
    encodeURIComponent(apiKey),
    Buffer.from(apiKey).toString("base64"),
  ];
  return forms.reduce((rest, form) => rest.replaceAll(form, "[key]"), text);
};
