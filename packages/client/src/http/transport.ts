import { AnalyticsError, headDetails, unexpectedResponse } from "../analytics-error.js";
import { errorOfResponse } from "./error-of-response.js";
import { isFields, parseJson, type Fields } from "./json-fields.js";
import { serviceUrl } from "./service-url.js";

/** `fetch`, or what stands for it: a proxy's, an instrumented one, a test's. */
export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** Where the service is, and what to reach it with. */
export interface TransportOptions {
  /** The service's address, with the path under which it is mounted, if it has one. */
  readonly baseUrl: string;
  /** The global `fetch` unless given. */
  readonly fetch?: Fetch | undefined;
  /** Left out where a runtime has no cookies, and perhaps no such option. */
  readonly credentials?: RequestCredentials | undefined;
}

/** One request; with a body a POST and without one a GET, unless another method is given. */
export interface ServiceCall {
  readonly method?: "GET" | "POST" | "PATCH" | "PUT" | "DELETE" | undefined;
  /** The path's segments, not encoded. */
  readonly path: readonly string[];
  /** What is asked of a list, such as `first`; a member that is undefined is left out. */
  readonly query?: Readonly<Record<string, string | number | undefined>> | undefined;
  /** Sent as JSON; a GET or DELETE has none. */
  readonly body?: object | undefined;
  /** More headers than every call has. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The value of the `Authorization` header; undefined where the route needs none. */
  readonly authorization?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Sends a call and answers its successful response; rejects with an `AnalyticsError` or the signal's reason. */
export type Transport = (call: ServiceCall) => Promise<Response>;

/** The one place that calls `fetch`. */
export const createTransport = (options: TransportOptions): Transport => {
  const urlOf = serviceUrl(options.baseUrl);
  const send: Fetch = options.fetch ?? ((input, init) => fetch(input, init));
  return async ({ path, query, body, authorization, signal, ...more }) => {
    const headers = {
      ...(body && { "Content-Type": "application/json" }),
      ...(authorization && { Authorization: authorization }),
      ...more.headers,
    };
    const init: RequestInit = {
      method: more.method ?? (body ? "POST" : "GET"),
      headers,
      body: body ? JSON.stringify(body) : null,
      // A redirect that is followed would carry question and rights to wherever it leads. "error" would
      // be clearer, and is missing on some edge runtimes.
      redirect: "manual",
      ...(options.credentials && { credentials: options.credentials }),
      signal: signal ?? null,
    };
    // As JSON, members that are undefined are left out.
    const asked = query && (JSON.parse(JSON.stringify(query)) as Record<string, string>);
    const search = asked ? `?${new URLSearchParams(asked).toString()}` : "";
    const response = await send(urlOf(path) + search, init).catch((error: unknown) => {
      signal?.throwIfAborted();
      throw networkError(error, authorization);
    });
    if (response.ok) return response;
    throw await errorOfResponse(response);
  };
};

/** No answer came. The cause is given in words only, without the secret that a `fetch` may repeat. */
const networkError = (error: unknown, authorization: string | undefined): AnalyticsError => {
  const secret = authorization?.split(" ")[1] ?? "";
  const cause = error instanceof Error ? error.cause : undefined;
  const code = isFields(cause) && typeof cause["code"] === "string" ? ` (${cause["code"]})` : "";
  const why = `${error instanceof Error ? error.message : String(error)}${code}`;
  const shown = secret === "" ? why : why.replaceAll(secret, "…");
  return new AnalyticsError("network_error", `The service cannot be reached: ${shown}`);
};

/** The JSON object that a response is; rejects with `unexpected_response` where it is none. */
export const jsonOf = async (response: Response, signal?: AbortSignal): Promise<Fields> => {
  const details = headDetails(response);
  const text = await response.text().catch(() => {
    signal?.throwIfAborted();
    throw new AnalyticsError("network_error", "The answer broke off.", details);
  });
  const body = parseJson(text);
  if (isFields(body)) return body;
  throw unexpectedResponse("it is no JSON object", details);
};
