import type { Command } from "commander";
import type { AdminRequest } from "../../administration/admin-request.js";
import { listVerb } from "./lists.js";
import { sending, withSendingOptions, type SendingOptions } from "./sending.js";
import { verb, verbGroup } from "../verb.js";

interface RevokeOptions extends SendingOptions {
  readonly session?: string;
  readonly externalId?: string;
  readonly internalId?: string;
  readonly embedTenant?: string;
  readonly keyId?: string;
  readonly issuedBefore?: string;
}

/** `sessions`: what was minted, over HTTP (J1, J8). */
export const sessionsVerb = (run: (asked: AdminRequest) => void): Command =>
  verbGroup("sessions", "List and revoke sessions over HTTP", [
    listVerb(
      {
        group: "sessions",
        description: "List sessions that are good for something, newest first",
        path: "sessions",
        columns: [
          "id",
          "deploymentId",
          "embedTenantName",
          "externalId",
          "internalId",
          "keyId",
          "createdAt",
        ],
      },
      run,
    ),
    revokeVerb(run),
  ]);

const revokeVerb = (run: (asked: AdminRequest) => void): Command =>
  withSendingOptions(
    verb("revoke", {
      description:
        "Revoke sessions and their tokens, and stop their running turns, by one selector",
      examples: [
        "sessions revoke --external-id jane --embed-tenant north-shops",
        "sessions revoke --key-id k3j5h7q9w2e4 --yes",
        "sessions revoke --issued-before 2026-01-31T12:00:00Z",
      ],
    })
      .option("--session <id>", "that session")
      .option("--external-id <id>", "of that external user; --embed-tenant names the embed tenant")
      .option("--internal-id <name>", "of that internal user")
      .option("--embed-tenant <name>", "alone: within that embed tenant")
      .option("--key-id <id>", "minted with that key: the 12 characters after sk-")
      .option("--issued-before <time>", "minted before that time, such as 2026-01-31T12:00:00Z"),
    true,
  ).action((options: RevokeOptions, command: Command) => {
    const selectors = selectorsOf(options);
    const [body] = selectors;
    if (body === undefined || selectors.length > 1) {
      return command.error("error: exactly one selector is needed");
    }
    const summary = `revoke sessions: ${Object.entries(body)
      .map(([name, value]) => `${name} ${value}`)
      .join(", ")}`;
    const path = "sessions/revoke";
    run(sending({ method: "POST", path, body, summary, isFinal: true }, options));
  });

type Selector = Readonly<Record<string, string>>;

/** The selectors that are given; an embed tenant beside an external id belongs to that one. */
const selectorsOf = ({ session, externalId, embedTenant, ...more }: RevokeOptions) => {
  const { internalId, keyId, issuedBefore } = more;
  const tenant: Selector = embedTenant === undefined ? {} : { embedTenantName: embedTenant };
  const isAlone = embedTenant !== undefined && externalId === undefined;
  const selectors: readonly (Selector | undefined)[] = [
    session === undefined ? undefined : { sessionId: session },
    externalId === undefined ? undefined : { externalId, ...tenant },
    internalId === undefined ? undefined : { internalId },
    isAlone ? tenant : undefined,
    keyId === undefined ? undefined : { keyId },
    issuedBefore === undefined ? undefined : { issuedBefore },
  ];
  return selectors.filter((selector) => selector !== undefined);
};
