import {
  AnalyticsError,
  headDetails,
  unexpectedResponse,
  type Problem,
} from "../analytics-error.js";
import { isFields, parseJson } from "./json-fields.js";

/** A problem of the service is a few kilobytes at most; a longer body is somebody else's. */
const bodyCharactersMax = 256 * 1024;

/**
 * The error that an answer without success is: the service's problem (RFC 9457), or
 * `unexpected_response` where something on the way has answered in its place.
 */
export const errorOfResponse = async (response: Response): Promise<AnalyticsError> => {
  const { status, headers } = response;
  const body = parseJson(await textOf(response));
  const details = { ...headDetails(response), retryAfter: secondsOf(headers.get("retry-after")) };
  if (!isFields(body) || typeof body["code"] !== "string") {
    const why = isRedirect(response) ? "it is a redirect" : `status ${status} without a problem`;
    return unexpectedResponse(why, details);
  }
  const { code, detail, requestId, errors, missing } = body;
  return new AnalyticsError(code, typeof detail === "string" ? detail : code, {
    ...details,
    requestId: typeof requestId === "string" ? requestId : details.requestId,
    errors: listOf(errors, isProblem),
    missing: listOf(missing, (name) => typeof name === "string"),
  });
};

// A browser shows a redirect that was not followed with status 0 and a type of its own.
const isRedirect = ({ type, status }: Response): boolean =>
  type === "opaqueredirect" || (status >= 300 && status < 400);

const listOf = <Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
): readonly Item[] | undefined => (Array.isArray(value) ? value.filter(isItem) : undefined);

const isProblem = (value: unknown): value is Problem =>
  isFields(value) && typeof value["pointer"] === "string" && typeof value["message"] === "string";

/** Seconds until a `Retry-After`, which is a number of them or a date. */
const secondsOf = (value: string | null): number | undefined => {
  if (value === null) return undefined;
  const seconds = /^\s*\d+\s*$/.test(value)
    ? Number(value)
    : Math.ceil((Date.parse(value) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
};

/** The beginning of a body; what cannot be read counts as empty, since the status has been. */
const textOf = async ({ body }: Response): Promise<string> => {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    while (text.length < bodyCharactersMax) {
      const { done = true, value } = (await reader?.read()) ?? {};
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
    await reader?.cancel();
  } catch {
    return text;
  }
  return text;
};
