import type { EmbeddedAnalytics } from "@embedded-analytics/domain";
import type { Route } from "../routes/route.js";

/** The call that a route passes its request to. */
export const callOfRoute = async ({ answer }: Route): Promise<keyof EmbeddedAnalytics> => {
  const calls: (keyof EmbeddedAnalytics)[] = [];
  const analytics = new Proxy({} as EmbeddedAnalytics, {
    get: (_, name: keyof EmbeddedAnalytics) => () => {
      calls.push(name);
      return Promise.reject(new Error("Only the name of the call matters"));
    },
  });
  await answer({
    analytics,
    credential: { apiKey: undefined },
    caller: { apiKey: undefined },
    param: () => "1",
    listQuery: () => ({}),
    query: () => undefined,
    ifMatch: () => ["*"],
    body: () => Promise.resolve({}),
    settings: () => ({}),
    judgeOrigin: () => Promise.resolve(),
    inTurn: (work) => work(),
    assistantAnswer: () => Promise.reject(new Error("Only the name of the call matters")),
    signal: () => new AbortController().signal,
  }).catch(() => undefined);
  const [call, ...others] = calls;
  if (call === undefined || others.length > 0) throw new Error("A route makes one call");
  return call;
};

/** A route as documents name it: the chat's paths with their first segment only. */
export const documentedName = ({ method, path }: Pick<Route, "method" | "path">): string => {
  const written = path.replace(/:(\w+)/g, "{$1}").replace("{embedTenantName}", "{name}");
  return `${method} ${written.replace(/^\/api\/v1\/public/, "/{cloudRegion}/api/v1/public")}`;
};
