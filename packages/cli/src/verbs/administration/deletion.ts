import type { Command } from "commander";
import type { AdminRequest } from "../../administration/admin-request.js";
import { verb } from "../verb.js";
import { segment, sending, withSendingOptions, type SendingOptions } from "./sending.js";

/** How a deletion is asked for. */
export interface DeletionVerb {
  /** The group of verbs in which it stands, for its examples. */
  readonly group: string;
  /** `delete` unless said otherwise. */
  readonly name?: "delete" | "revoke";
  readonly description: string;
  readonly argument: string;
  readonly about: string;
  readonly what: string;
  readonly path: string;
  readonly example: string;
}

/** `… delete`, or another word for it. */
export const deletionVerb = (
  run: (asked: AdminRequest) => void,
  { group, name = "delete", description, argument, about, what, path, example }: DeletionVerb,
): Command =>
  withSendingOptions(
    verb(name, {
      description,
      examples: [`${group} ${name} ${example}`, `${group} ${name} ${example} --yes`],
    }).argument(argument, about),
    true,
  ).action((id: string, options: SendingOptions) => {
    const summary = `${name} ${what} ${id}`;
    const whole = `${path}/${segment(id)}`;
    run(sending({ method: "DELETE", path: whole, summary, isFinal: true }, options));
  });
