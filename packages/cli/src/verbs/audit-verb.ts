import { InvalidArgumentError, type Command } from "commander";
import type { AuditHead } from "@embedded-analytics/domain";
import type { AdminRequest } from "../administration/admin-request.js";
import { listVerb } from "./administration/lists.js";
import { verb, verbGroup } from "./verb.js";

/** Whose audit log to verify. */
export interface VerifyArguments {
  readonly accountName: string;
  /** The head that an earlier verification wrote. */
  readonly kept: AuditHead | undefined;
  readonly isJson: boolean;
}

/** `audit`: the audit log (J10); its list over HTTP, its verification on the database itself. */
export const auditVerb = (
  run: (asked: AdminRequest) => void,
  verify: (asked: VerifyArguments) => void,
): Command =>
  verbGroup("audit", "List and verify the audit log", [
    listVerb(
      {
        group: "audit",
        description: "List changes of the account over HTTP, newest first",
        path: "audit",
        columns: ["seq", "at", "action", "actor", "details"],
        filters: [
          {
            flags: "--from <time>",
            description: "from that moment on",
            parameter: "from",
            example: "2026-11-01T00:00:00Z",
          },
          {
            flags: "--to <time>",
            description: "before that moment",
            parameter: "to",
            example: "2026-12-01T00:00:00Z",
          },
          {
            flags: "--key-id <id>",
            description: "made with that key: the 12 characters after sk-",
            parameter: "keyId",
            example: "k3j5h7q9w2e4",
          },
          {
            flags: "--external-id <id>",
            description: "about that external user",
            parameter: "externalId",
            example: "jane",
          },
          {
            flags: "--embed-tenant <name>",
            description: "with --external-id: the user's embed tenant",
            parameter: "embedTenantName",
            example: "north-shops --external-id jane",
          },
          {
            flags: "--internal-id <name>",
            description: "about that internal user",
            parameter: "internalId",
            example: "ada@acme.example",
          },
        ],
      },
      run,
    ),
    verb("verify", {
      description:
        "Verify an account's audit log in the database; exit code 3 where it is not whole",
      examples: [
        "audit verify acme",
        "audit verify acme --head 7:c07d64b7f2a1c07d64b7f2a1c07d64b7f2a1c07d64b7f2a1c07d64b7f2a1c07d",
      ],
    })
      .argument("<account>", "the account")
      .option("--head <seq:hash>", "the head that an earlier verification wrote", head)
      .option("--json", "write one JSON object")
      .action(
        (accountName: string, options: { readonly head?: AuditHead; readonly json?: true }) => {
          verify({ accountName, kept: options.head, isJson: options.json ?? false });
        },
      ),
  ]);

const head = (text: string): AuditHead => {
  const [, seq, hash = ""] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (seq === undefined) {
    throw new InvalidArgumentError("It must be a number, a colon and 64 hexadecimal digits.");
  }
  return { seq: Number(seq), hash };
};
