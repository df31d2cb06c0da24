import { explainedItem } from "./administration/explained-item.js";
import type { Route } from "./route.js";

/** A session id and what stands around it. */
const idBytesMax = 4096;

/** Minting, exchanging and revoking sessions (`service.md` 4.1, B5). */
export const sessionRoutes: readonly Route[] = [
  {
    method: "POST",
    path: "/api/v1/embed/generate-session",
    namesFieldsOf: "generateSession",
    answer: async ({ analytics, credential, body }) => {
      const given = await body();
      if (!isDryRun(given)) {
        return { status: 200, body: await analytics.generateSession(credential, given) };
      }
      const explained = await analytics.explainSession(credential, given);
      return { status: 200, body: explainedItem(explained) };
    },
  },
  {
    method: "POST",
    path: "/api/v1/embed/session/token",
    body: { needs: "nothing", bytesMax: idBytesMax },
    cors: "session",
    answer: async ({ analytics, credential, body, judgeOrigin }) => {
      const given = await body();
      await judgeOrigin(given);
      return {
        status: 200,
        body: await analytics.exchangeSession(given, credential.accountName),
      };
    },
  },
  {
    method: "POST",
    path: "/api/v1/embed/session/revoke",
    body: { needs: "key", bytesMax: idBytesMax },
    answer: async ({ analytics, credential, body }) => {
      await analytics.revokeSession(credential, await body());
      return { status: 204 };
    },
  },
];

/** Whether a session is only to be explained (J6). */
const isDryRun = (body: unknown): boolean =>
  typeof body === "object" && body !== null && Object.hasOwn(body, "dryRun")
    ? (body as { readonly dryRun: unknown }).dryRun === true
    : false;
