import type { Command } from "commander";
import type { SendRequest } from "../../administration/admin-request.js";

/** Options of every verb that changes something over HTTP. */
export interface SendingOptions {
  readonly dryRun?: true;
  readonly json?: true;
  readonly yes?: true;
}

/** Adds the options of a change; `isFinal` ones ask, unless `--yes` agrees. */
export const withSendingOptions = (command: Command, isFinal = false): Command => {
  if (isFinal) command.option("--yes", "agree without being asked");
  return command
    .option("--dry-run", "send nothing, and say what would be done")
    .option("--json", "write one JSON object");
};

/** A change, with what these options say of it. */
export const sending = (
  change: Pick<SendRequest, "method" | "path" | "query" | "body" | "summary" | "isFinal">,
  { dryRun, json, yes }: SendingOptions,
): SendRequest => ({
  kind: "send",
  ...change,
  isAgreed: yes ?? false,
  isDryRun: dryRun ?? false,
  isJson: json ?? false,
});

/** A part of a path. */
export const segment = (text: string): string => encodeURIComponent(text);
