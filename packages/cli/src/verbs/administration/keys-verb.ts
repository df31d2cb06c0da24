import type { Command } from "commander";
import type { AdminRequest } from "../../administration/admin-request.js";
import { listVerb } from "./lists.js";
import { segment, sending, withSendingOptions, type SendingOptions } from "./sending.js";
import { deploymentId, wholeNumber } from "../option-values.js";
import { verb, verbGroup } from "../verb.js";

/** `keys`: API keys over HTTP (A3, J1). */
export const keysVerb = (run: (asked: AdminRequest) => void): Command =>
  verbGroup("keys", "List, make, rotate and revoke API keys over HTTP", [
    listVerb(
      {
        group: "keys",
        description: "List API keys, newest first",
        path: "keys",
        columns: ["id", "name", "kind", "deployments", "user", "expiresAt", "revoked", "madeBy"],
      },
      run,
    ),
    createVerb(run),
    rotateVerb(run),
    revokeVerb(run),
  ]);

interface CreateOptions extends SendingOptions {
  readonly kind?: string;
  readonly user?: string;
  readonly deployment?: readonly number[];
  readonly expiresAt?: string;
}

const createVerb = (run: (asked: AdminRequest) => void): Command =>
  withSendingOptions(
    verb("create", {
      description: "Make an API key, which is shown this one time",
      examples: [
        "keys create reports --deployment 2",
        "keys create ada --kind personal --user ada@acme.example --expires-at 2031-01-31T00:00:00Z",
      ],
    })
      .argument("<name>", "the name of the key")
      .option("--kind <kind>", "admin or personal; admin where it is left out")
      .option("--user <name>", "of a personal key: its internal user")
      .option(
        "--deployment <id>",
        "a deployment that it opens, also several; else all",
        deployments,
      )
      .option("--expires-at <time>", "from when it is refused, such as 2031-01-31T00:00:00Z"),
  ).action((name: string, options: CreateOptions) => {
    const { kind, user, deployment, expiresAt } = options;
    const body = { name, kind, user, deployments: deployment, expiresAt };
    const summary = `make the key ${name}`;
    run(sending({ method: "POST", path: "keys", body, summary, isFinal: false }, options));
  });

const deployments = (text: string, before: readonly number[] = []): readonly number[] => [
  ...before,
  deploymentId(text),
];

interface RotateOptions extends SendingOptions {
  readonly overlapSeconds: number;
  readonly name?: string;
}

const rotateVerb = (run: (asked: AdminRequest) => void): Command =>
  withSendingOptions(
    verb("rotate", {
      description: "Make a key that opens the same, and let the old one expire",
      examples: ["keys rotate k3j5h7q9w2e4 --overlap-seconds 86400"],
    })
      .argument("<id>", "the 12 characters after sk- of the old key")
      .requiredOption(
        "--overlap-seconds <count>",
        "how long the old key is good for, 0 to 604800",
        wholeNumber,
      )
      .option("--name <name>", "the name of the new key"),
  ).action((id: string, options: RotateOptions) => {
    const { overlapSeconds, name } = options;
    const path = `keys/${segment(id)}/rotate`;
    const summary = `make a key in the place of ${id}, which expires in ${overlapSeconds} seconds`;
    const body = { overlapSeconds, name };
    run(sending({ method: "POST", path, body, summary, isFinal: false }, options));
  });

const revokeVerb = (run: (asked: AdminRequest) => void): Command =>
  withSendingOptions(
    verb("revoke", {
      description: "Revoke a key, and with it the sessions that it made",
      examples: ["keys revoke k3j5h7q9w2e4", "keys revoke k3j5h7q9w2e4 --descendants --yes"],
    })
      .argument("<id>", "the 12 characters after sk-")
      .option("--descendants", "revoke the keys that it made, too, and those that these made"),
    true,
  ).action((id: string, options: SendingOptions & { readonly descendants?: true }) => {
    const query = { descendants: options.descendants === true ? "true" : undefined };
    const more = options.descendants === true ? " and all keys that come from it" : "";
    const summary = `revoke the key ${id}${more}`;
    const path = `keys/${segment(id)}`;
    run(sending({ method: "DELETE", path, query, summary, isFinal: true }, options));
  });
