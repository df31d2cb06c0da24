import { InvalidArgumentError, type Command } from "commander";
import type { AdminRequest } from "../../administration/admin-request.js";
import { verb } from "../verb.js";

/** How a list of the administration is asked for. */
export interface ListVerb {
  /** The group of verbs in which it stands, for its example. */
  readonly group: string;
  readonly description: string;
  readonly path: string;
  readonly columns: readonly string[];
  /** Options that narrow the list: the flags, and the name of the query's parameter. */
  readonly filters?: readonly ListFilter[];
}

/** An option that narrows a list. */
export interface ListFilter {
  readonly flags: string;
  readonly description: string;
  readonly parameter: string;
  /** As an example has it. */
  readonly example: string;
}

interface Options extends Readonly<Record<string, unknown>> {
  readonly first: string;
  readonly after?: string;
  readonly all?: true;
  readonly json?: true;
}

/** `… list`. */
export const listVerb = (
  { group, description, path, columns, filters = [] }: ListVerb,
  run: (asked: AdminRequest) => void,
): Command => {
  const examples = [
    `${group} list`,
    `${group} list --all --json`,
    ...filters.map(({ flags, example }) => `${group} list ${flags.split(" ")[0] ?? ""} ${example}`),
  ];
  const command = verb("list", { description, examples });
  for (const filter of filters) command.option(filter.flags, filter.description);
  return command
    .option("--first <count>", "how many, from 1 to 500", count, "50")
    .option("--after <cursor>", "those after the page that ended with this cursor")
    .option("--all", "all of them")
    .option("--json", "write one JSON object")
    .action((options: Options) => {
      const narrowed = filters.map(({ flags, parameter }): [string, string | undefined] => [
        parameter,
        options[optionName(flags)] as string | undefined,
      ]);
      run({
        kind: "list",
        path,
        query: { ...Object.fromEntries(narrowed), first: options.first, after: options.after },
        columns,
        isWhole: options.all ?? false,
        isJson: options.json ?? false,
      });
    });
};

const count = (text: string): string => {
  if (/^[1-9]\d{0,2}$/.test(text) && Number(text) <= 500) return text;
  throw new InvalidArgumentError("It must be a whole number from 1 to 500.");
};

/** `--embed-tenant <name>` is kept as `embedTenant`. */
const optionName = (flags: string): string =>
  (flags.split(" ")[0] ?? "")
    .slice(2)
    .replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
