import type { Command } from "commander";
import type { ExplainedUser } from "@embedded-analytics/domain";
import { userOf, withPlaceOptions, type PlaceOptions } from "./user-options.js";
import { verb } from "./verb.js";

/** What to explain, and for whom. */
export interface ExplainArguments {
  readonly about: ExplainedUser;
  readonly sql: string;
  /** Whether databases run what they are asked for, to count its rows. */
  readonly analyze: boolean;
  readonly isJson: boolean;
}

/** `explain "SELECT …"`. */
export const explainVerb = (run: (asked: ExplainArguments) => void): Command =>
  withPlaceOptions(
    verb("explain", {
      description: "Show what a statement of a user would do, which policies count, and why",
      examples: [
        'explain --account demo --deployment 1 --user ada@demo.test "SELECT MEASURE(revenue) FROM order_lines"',
        'explain --account demo --deployment 1 --embed-tenant acme-corp --user jane "SELECT 1"',
      ],
    }),
  )
    .argument("<statement>", "the statement, in the SQL of the data API")
    .option("--user <name>", "the user: an externalId, or the username of an internal one")
    .option("--analyze", "let databases run what they are asked for, and count the rows")
    .option("--json", "write one JSON object")
    .action((sql: string, options: ExplainOptions, command: Command) => {
      const { user, analyze = false, json = false, ...place } = options;
      if (user === undefined) return command.error("error: --user <name> is needed");
      run({ about: userOf(command, user, place), sql, analyze, isJson: json });
    });

interface ExplainOptions extends PlaceOptions {
  readonly user?: string;
  readonly analyze?: boolean;
  readonly json?: boolean;
}
