import { expect } from "@jest/globals";
import { assistantHeaders, assistantMessage } from "../assistant-call.js";
import { httpCall, type HttpAnswer, type HttpCall } from "../http-call.js";
import type { Subject } from "../subject.js";

/** Sends a request to the root of the service as one that arrived at that origin. */
export const callAt = (
  subject: Subject,
  origin: string,
  { headers, ...call }: HttpCall,
): Promise<HttpAnswer> =>
  httpCall(subject.target().rootUrl, {
    ...call,
    headers: { Host: new URL(origin).host, ...headers },
  });

/** Parameters of a query or a form; what is undefined is left out. */
export type Fields = Readonly<Record<string, string | undefined>>;

export const encoded = (fields: Fields): string =>
  new URLSearchParams(
    Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined),
  ).toString();

const formHeaders = { "Content-Type": "application/x-www-form-urlencoded" } as const;

/** Sends a form. */
export const postForm = (
  subject: Subject,
  origin: string,
  path: string,
  fields: Fields,
  headers: Readonly<Record<string, string>> = {},
): Promise<HttpAnswer> =>
  callAt(subject, origin, {
    method: "POST",
    path,
    headers: { ...formHeaders, ...headers },
    body: encoded(fields),
  });

/** Asks the endpoint of assistants for its tools. */
export const listTools = (
  subject: Subject,
  origin: string,
  token: string | undefined,
  path = "/mcp",
): Promise<HttpAnswer> =>
  callAt(subject, origin, {
    method: "POST",
    path,
    headers: {
      ...assistantHeaders,
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(assistantMessage("tools/list")),
  });

/** A failure of OAuth, as the token endpoint answers it (RFC 6749, 5.2). */
export const expectOAuthError = ({ status, json }: HttpAnswer, error: string): void => {
  expect([status, json?.error]).toEqual([400, error]);
};

/** A browser that keeps its cookies and follows nothing by itself. */
export const newBrowser = (subject: Subject, origin: string) => {
  const jar = new Map<string, string>();
  const send = async (call: HttpCall): Promise<HttpAnswer> => {
    const Cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await callAt(subject, origin, { ...call, headers: { Cookie, ...call.headers } });
    for (const cookie of answer.headers["set-cookie"] ?? []) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  return {
    open: (path: string) => send({ method: "GET", path }),
    submit: (path: string, fields: Fields, headers: Readonly<Record<string, string>> = {}) =>
      send({
        method: "POST",
        path,
        headers: { ...formHeaders, ...headers },
        body: encoded(fields),
      }),
  };
};

export type Browser = ReturnType<typeof newBrowser>;

/** Where an answer sends the browser. */
export const locationOf = ({ headers }: HttpAnswer): URL =>
  new URL(headers.location ?? "nowhere:", "http://relative.test");
