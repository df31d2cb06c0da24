import type { Command } from "commander";
import type { AdminRequest } from "../../administration/admin-request.js";
import { verbGroup } from "../verb.js";
import { deletionVerb } from "./deletion.js";
import { listVerb } from "./lists.js";

/** What an account has that is declared in its file, and what its users have granted to assistants (I1, J1). */
export const accountVerbs = (run: (asked: AdminRequest) => void): readonly Command[] => [
  verbGroup("deployments", "List the account's deployments over HTTP", [
    listVerb(
      {
        group: "deployments",
        description: "List deployments with the state of their models, newest first",
        path: "deployments",
        columns: ["id", "name", "default", "requirePolicies", "timezone", "sources", "model"],
      },
      run,
    ),
  ]),
  verbGroup("usage", "List what the account's agents have used, over HTTP", [
    listVerb(
      {
        group: "usage",
        description: "List what agents have used, by their ids",
        path: "usage",
        columns: ["id", "name", "since", "turns", "llmCalls", "inputTokens", "outputTokens"],
        filters: [
          {
            flags: "--since <day>",
            description: "from the beginning of this day of UTC on",
            parameter: "since",
            example: "2026-11-01",
          },
        ],
      },
      run,
    ),
  ]),
  verbGroup("internal-users", "List the account's internal users over HTTP", [
    listVerb(
      {
        group: "internal-users",
        description: "List internal users, newest first",
        path: "internal-users",
        columns: ["id", "username", "groups"],
      },
      run,
    ),
  ]),
  verbGroup("grants", "List and revoke what users have granted to assistants, over HTTP", [
    listVerb(
      {
        group: "grants",
        description: "List active grants of assistants, newest first",
        path: "assistant-grants",
        columns: [
          "id",
          "clientName",
          "externalId",
          "internalId",
          "embedTenantName",
          "lastUsedAt",
          "expiresAt",
        ],
      },
      run,
    ),
    deletionVerb(run, {
      group: "grants",
      name: "revoke",
      description: "Revoke a grant with its tokens, and end the turns that run under it",
      argument: "<id>",
      about: "the id in the list of grants",
      what: "the grant",
      path: "assistant-grants",
      example: "k3j5h7q9w2e4",
    }),
  ]),
];
