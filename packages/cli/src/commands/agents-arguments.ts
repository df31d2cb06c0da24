import { parseArgs } from "node:util";

/** Which agents to tell of, and what. */
export interface AgentsArguments {
  /** None: those of the declarative file. */
  readonly accountNames: readonly string[];
  /** Whether to tell what they have used, too. */
  readonly usage: boolean;
  /** From when on, milliseconds since 1970; undefined: from the first. */
  readonly sinceMs: number | undefined;
}

/** Reads the arguments after `agents`; undefined where they are not understood. */
export const agentsArguments = (args: readonly string[]): AgentsArguments | undefined => {
  const parsed = parse(args);
  if (parsed === undefined) return undefined;
  const { values, positionals: accountNames } = parsed;
  const { usage = false, since } = values;
  if (since === undefined) return { accountNames, usage, sinceMs: undefined };
  const sinceMs = dayOf(since);
  return usage && sinceMs !== undefined ? { accountNames, usage, sinceMs } : undefined;
};

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { usage: { type: "boolean" }, since: { type: "string" } },
    });
  } catch {
    return undefined; // an option that is unknown, or lacks its value
  }
};

/** The begin of a day like `2026-11-01`, of UTC; undefined for one that no calendar has. */
const dayOf = (text: string): number | undefined => {
  const ms = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== text ? undefined : ms;
};
