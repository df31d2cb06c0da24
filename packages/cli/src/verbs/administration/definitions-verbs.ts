import type { Command } from "commander";
import type { AdminRequest } from "../../administration/admin-request.js";
import { verb, verbGroup } from "../verb.js";
import { deletionVerb } from "./deletion.js";
import { listVerb } from "./lists.js";
import { sending, withSendingOptions, type SendingOptions } from "./sending.js";

/** `groups` and `user-attributes` of the account itself. */
export const definitionsVerbs = (run: (asked: AdminRequest) => void): readonly Command[] => [
  verbGroup("groups", "List, make and delete the account's groups over HTTP", [
    listVerb(
      {
        group: "groups",
        description: "List the account's groups, newest first",
        path: "groups",
        columns: ["id", "name", "description", "userCount", "createdAt"],
      },
      run,
    ),
    createGroupVerb(run),
    deletionVerb(run, {
      group: "groups",
      description: "Delete a group with all memberships",
      argument: "<id>",
      about: "the id in the list of groups",
      what: "the group",
      path: "groups",
      example: "4503599627370497",
    }),
  ]),
  verbGroup("user-attributes", "List, make and delete the account's user attributes over HTTP", [
    listVerb(
      {
        group: "user-attributes",
        description: "List the account's user attributes, newest first",
        path: "user-attributes",
        columns: ["id", "name", "type", "displayName", "defaultValue", "description"],
      },
      run,
    ),
    createAttributeVerb(run),
    deletionVerb(run, {
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

interface GroupOptions extends SendingOptions {
  readonly description?: string;
}

const createGroupVerb = (run: (asked: AdminRequest) => void): Command =>
  withSendingOptions(
    verb("create", {
      description: "Make a group of the account, or describe it anew",
      examples: ["groups create managers", 'groups create managers --description "Lead a shop"'],
    })
      .argument("<name>", "the name of the group")
      .option("--description <text>", "what it is for; stays as it is where it is left out"),
  ).action((name: string, options: GroupOptions) => {
    const body = { name, description: options.description };
    const summary = `make or describe the group ${name}`;
    run(sending({ method: "POST", path: "groups", body, summary, isFinal: false }, options));
  });

interface AttributeOptions extends SendingOptions {
  readonly type: string;
  readonly defaultValue?: string;
  readonly displayName?: string;
  readonly description?: string;
}

const createAttributeVerb = (run: (asked: AdminRequest) => void): Command =>
  withSendingOptions(
    verb("create", {
      description: "Make a user attribute of the account, or describe it anew",
      examples: [
        "user-attributes create city --type string",
        "user-attributes create floor --type number --default-value 1",
      ],
    })
      .argument("<name>", "the name of the user attribute")
      .requiredOption("--type <type>", "of its values; it cannot be changed later")
      .option("--default-value <value>", "for users who have none of their own")
      .option("--display-name <text>", "as people read it")
      .option("--description <text>", "what it is for"),
  ).action(
    (
      name: string,
      { type, defaultValue, displayName, description, ...options }: AttributeOptions,
    ) => {
      const body = { name, type, defaultValue, displayName, description };
      const summary = `make or describe the user attribute ${name}`;
      run(
        sending(
          { method: "POST", path: "user-attributes", body, summary, isFinal: false },
          options,
        ),
      );
    },
  );
