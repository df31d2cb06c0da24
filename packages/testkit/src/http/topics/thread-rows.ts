import { newUser } from "../subject.js";
import { settingsHeader, threadsPath } from "../thread-call.js";
import type { Row } from "./key-row.js";

const base = {
  starter: "tenant_not_found",
  limited: "deployment_out_of_scope",
  foreign: "tenant_not_found",
  success: "thread_not_found",
  personal: "identity_not_allowed",
  embedToken: "thread_not_found",
} as const;

/** The routes of threads: of a thread that nobody has, so that nothing is written. */
export const threadRows: readonly Row[] = ["/:cloudRegion", ""].flatMap(
  (region): readonly Row[] => {
    const route = `${region}/api/v1/public/:accountName/agents/:agentId/chat/threads`;
    const path = (chatId?: string): string =>
      threadsPath(chatId).slice(region === "" ? "/local".length : 0);
    const headers = (): Record<string, string> => settingsHeader(newUser());
    return [
      {
        ...base,
        route: `GET ${route}`,
        prepare: () => Promise.resolve({ method: "GET", path: path(), headers: headers() }),
        success: 200,
        embedToken: 200,
      },
      {
        ...base,
        route: `PATCH ${route}/:chatId`,
        prepare: () =>
          Promise.resolve({
            method: "PATCH",
            path: path("no-such"),
            body: { title: "A", sessionSettings: newUser() },
          }),
      },
      {
        ...base,
        route: `DELETE ${route}/:chatId`,
        prepare: () =>
          Promise.resolve({ method: "DELETE", path: path("no-such"), headers: headers() }),
      },
      {
        ...base,
        route: `GET ${route.replace(/threads$/, "feedback")}`,
        prepare: () =>
          Promise.resolve({ method: "GET", path: path().replace(/threads$/, "feedback") }),
        success: 200,
        personal: "admin_key_required",
        embedToken: "unauthenticated",
      },
      {
        ...base,
        route: `GET ${route.replace(/threads$/, "suggestions")}`,
        prepare: () =>
          Promise.resolve({
            method: "GET",
            path: path().replace(/threads$/, "suggestions"),
            headers: headers(),
          }),
        success: 200,
        embedToken: 200,
      },
      {
        ...base,
        route: `GET ${route}/:chatId/feedback`,
        prepare: () =>
          Promise.resolve({ method: "GET", path: path("no-such/feedback"), headers: headers() }),
      },
      {
        ...base,
        route: `PUT ${route}/:chatId/feedback/:messageId`,
        prepare: () =>
          Promise.resolve({
            method: "PUT",
            path: path("no-such/feedback/1"),
            body: { rating: "up", sessionSettings: newUser() },
          }),
      },
      {
        ...base,
        route: `DELETE ${route}/:chatId/feedback/:messageId`,
        prepare: () =>
          Promise.resolve({
            method: "DELETE",
            path: path("no-such/feedback/1"),
            headers: headers(),
          }),
      },
    ];
  },
);
