import type { Command } from "commander";
import type { AdminRequest } from "../../administration/admin-request.js";
import { listVerb, type ListFilter } from "./lists.js";
import { deletionVerb } from "./deletion.js";
import { withSendingOptions, type SendingOptions } from "./sending.js";
import { verb, verbGroup } from "../verb.js";

const ofTenant: ListFilter = {
  flags: "--embed-tenant <name>",
  description: "those of that embed tenant",
  parameter: "embedTenantName",
  example: "north-shops",
};

/** `users`: external users over HTTP (J1). */
export const usersVerb = (run: (asked: AdminRequest) => void): Command =>
  verbGroup("users", "List, make and delete external users over HTTP", [
    listVerb(
      {
        group: "users",
        description: "List external users, newest first",
        path: "users",
        columns: ["id", "externalId", "embedTenantName", "email", "displayName", "ephemeralUntil"],
        filters: [
          ofTenant,
          {
            flags: "--search <text>",
            description: "those with the text in their external id, e-mail address or name",
            parameter: "search",
            example: "jane",
          },
        ],
      },
      run,
    ),
    provisionVerb(run),
    deletionVerb(run, {
      group: "users",
      description: "Delete a user with sessions, rights, threads and private content",
      argument: "<id>",
      about: "the id in the list of users",
      what: "the user",
      path: "users",
      example: "4503599627370497",
    }),
  ]);

const provisionVerb = (run: (asked: AdminRequest) => void): Command =>
  withSendingOptions(
    verb("provision", {
      description: "Make or change the users of a file, each for itself",
      examples: ["users provision users.yaml", "users provision users.yaml --json"],
    }).argument("<file>", "YAML or JSON: a list of users, with the fields of generate-session"),
  ).action((file: string, { dryRun, json }: SendingOptions) => {
    run({ kind: "provision", file, isDryRun: dryRun ?? false, isJson: json ?? false });
  });

/** `embed-tenants`. */
export const embedTenantsVerb = (run: (asked: AdminRequest) => void): Command =>
  verbGroup("embed-tenants", "List and delete embed tenants over HTTP", [
    listVerb(
      {
        group: "embed-tenants",
        description: "List embed tenants, newest first",
        path: "embed-tenants",
        columns: ["id", "name", "displayName", "userCount", "createdAt"],
      },
      run,
    ),
    deletionVerb(run, {
      group: "embed-tenants",
      description: "Delete an embed tenant with its users and all that is theirs",
      argument: "<name>",
      about: "the embed tenant",
      what: "the embed tenant",
      path: "embed-tenants",
      example: "north-shops",
    }),
  ]);
