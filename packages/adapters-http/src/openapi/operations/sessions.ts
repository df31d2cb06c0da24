import type { Operations } from "../operation.js";
import { named } from "../schemas/shapes.js";
import { answer, done } from "../successes.js";

export const sessionOperations: Operations = {
  "POST /api/v1/embed/generate-session": {
    id: "generateSession",
    tag: "Sessions",
    summary: "Mint a session for one of your users",
    description:
      "Says who the user is and what the user may see; the answer opens a page once. With `dryRun: true` nothing is written, and the answer says what would be.",
    call: "generateSession",
    needs: "key",
    success: [
      {
        status: 200,
        description: "The session, or what would become of the request",
        content: {
          "application/json": { anyOf: [named("MintedSession"), named("ExplainedSession")] },
        },
      },
    ],
  },
  "POST /api/v1/embed/session/token": {
    id: "exchangeSession",
    tag: "Sessions",
    summary: "Exchange a session id for its embed token, once",
    call: "exchangeSession",
    needs: "nothing",
    success: answer("EmbedToken"),
  },
  "POST /api/v1/embed/session/revoke": {
    id: "revokeSession",
    tag: "Sessions",
    summary: "Revoke a session and its token",
    call: "revokeSession",
    needs: "key",
    success: done,
  },
};
