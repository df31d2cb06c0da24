import { randomBytes } from "node:crypto";
import { httpCall, type HttpAnswer, type HttpCall } from "./http-call.js";
import type { ConformanceSize, HttpTarget } from "./http-target.js";

export const generatePath = "/api/v1/embed/generate-session";
export const exchangePath = "/api/v1/embed/session/token";
export const revokePath = "/api/v1/embed/session/revoke";
export const revokeIssuedPath = "/api/v1/admin/sessions/revoke";

/** The data API of a deployment (E8). */
export const dataPath = (deploymentId: number | string): string =>
  `/api/v1/deployments/${deploymentId}/sql`;

/** The service under test, with words for what tests do to it. */
export interface Subject {
  readonly size: ConformanceSize;
  readonly target: () => HttpTarget;
  /** Any request; `key` is sent as `Authorization: Api-Key`. */
  readonly call: (call: HttpCall & { readonly key?: string | undefined }) => Promise<HttpAnswer>;
  /** POST of a value as JSON, or of a text as it is. */
  readonly post: (path: string, key: string | undefined, body: unknown) => Promise<HttpAnswer>;
  readonly get: (path: string, key: string | undefined) => Promise<HttpAnswer>;
  readonly remove: (path: string, key: string | undefined) => Promise<HttpAnswer>;
  readonly generate: (key: string | undefined, body: unknown) => Promise<HttpAnswer>;
  /** A session that must come about; answers its id. */
  readonly mint: (key: string, body: object) => Promise<string>;
  readonly exchange: (sessionId: string) => Promise<HttpAnswer>;
  readonly revoke: (key: string, sessionId: string) => Promise<HttpAnswer>;
}

export const subjectOf = (target: () => HttpTarget, size: ConformanceSize): Subject => {
  const call: Subject["call"] = ({ key, headers, ...rest }) =>
    httpCall(target().baseUrl, {
      ...rest,
      headers: { ...(key === undefined ? {} : { Authorization: `Api-Key ${key}` }), ...headers },
    });
  const post: Subject["post"] = (path, key, body) =>
    call({
      method: "POST",
      path,
      key,
      headers: { "Content-Type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const generate: Subject["generate"] = (key, body) => post(generatePath, key, body);
  return {
    size,
    target,
    call,
    post,
    get: (path, key) => call({ method: "GET", path, key }),
    remove: (path, key) => call({ method: "DELETE", path, key }),
    generate,
    mint: async (key, body) => {
      const answer = await generate(key, body);
      if (answer.status !== 200) throw new Error(`No session: ${answer.status} ${answer.text}`);
      return answer.json.sessionId as string;
    },
    exchange: (sessionId) => post(exchangePath, undefined, { sessionId }),
    revoke: (key, sessionId) => post(revokePath, key, { sessionId }),
  };
};

/** A name that nobody has used before: an external id, an embed tenant, a group. */
export const fresh = (prefix: string): string => `${prefix}-${randomBytes(5).toString("hex")}`;

/** The least body there is: a new external user on the default deployment. */
export const newUser = (more: object = {}): { externalId: string } => ({
  externalId: fresh("user"),
  ...more,
});

/** The address of a list of an embed tenant. */
export const listPath = (
  embedTenantName: string,
  list: "groups" | "user-attributes",
  rest = "",
): string => `/api/v1/embed-tenants/${embedTenantName}/${list}${rest}`;
