import type { Command } from "commander";
import type { AdminRequest } from "../administration/admin-request.js";
import { listVerb, type ListFilter } from "./admin-lists.js";
import { segment, sending, withSendingOptions, type SendingOptions } from "./admin-sending.js";
import { verb, verbGroup } from "./verb.js";

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
    deletion(run, {
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
    deletion(run, {
      group: "embed-tenants",
      description: "Delete an embed tenant with its users and all that is theirs",
      argument: "<name>",
      about: "the embed tenant",
      what: "the embed tenant",
      path: "embed-tenants",
      example: "north-shops",
    }),
  ]);

/** `groups` and `user-attributes` of the account itself. */
export const definitionsVerbs = (run: (asked: AdminRequest) => void): readonly Command[] => [
  verbGroup("groups", "List and delete the account's groups over HTTP", [
    listVerb(
      {
        group: "groups",
        description: "List the account's groups, newest first",
        path: "groups",
        columns: ["id", "name", "description", "userCount", "createdAt"],
      },
      run,
    ),
    deletion(run, {
      group: "groups",
      description: "Delete a group with all memberships",
      argument: "<id>",
      about: "the id in the list of groups",
      what: "the group",
      path: "groups",
      example: "4503599627370497",
    }),
  ]),
  verbGroup("user-attributes", "List and delete the account's user attributes over HTTP", [
    listVerb(
      {
        group: "user-attributes",
        description: "List the account's user attributes, newest first",
        path: "user-attributes",
        columns: ["id", "name", "type", "displayName", "defaultValue", "description"],
      },
      run,
    ),
    deletion(run, {
      group: "user-attributes",
      description: "Delete a user attribute with all values",
      argument: "<id>",
      about: "the id in the list of user attributes",
      what: "the user attribute",
      path: "user-attributes",
      example: "4503599627370497",
    }),
  ]),
];

interface Deletion {
  readonly group: string;
  readonly description: string;
  readonly argument: string;
  readonly about: string;
  readonly what: string;
  readonly path: string;
  readonly example: string;
}

const deletion = (
  run: (asked: AdminRequest) => void,
  { group, description, argument, about, what, path, example }: Deletion,
): Command =>
  withSendingOptions(
    verb("delete", {
      description,
      examples: [`${group} delete ${example}`, `${group} delete ${example} --yes`],
    }).argument(argument, about),
    true,
  ).action((id: string, options: SendingOptions) => {
    const summary = `delete ${what} ${id}`;
    const whole = `${path}/${segment(id)}`;
    run(sending({ method: "DELETE", path: whole, summary, isFinal: true }, options));
  });
