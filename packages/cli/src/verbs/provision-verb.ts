import type { Command } from "commander";
import { verb, verbGroup } from "./verb.js";

/** What `provision` is asked for. */
export type ProvisionArguments = ApplyArguments | DiffArguments;

/** Which declaration to apply. */
export interface ApplyArguments {
  readonly kind: "apply";
  readonly file: string;
  readonly isJson: boolean;
}

/** Which declaration to compare with what is stored. */
export interface DiffArguments {
  readonly kind: "diff";
  readonly file: string;
  readonly isJson: boolean;
}

interface Options {
  readonly dryRun?: true;
  readonly json?: true;
}

/** `provision apply` and `provision diff`. */
export const provisionVerb = (run: (asked: ProvisionArguments) => void): Command =>
  verbGroup("provision", "Make accounts as a declarative file says, or compare them with it", [
    applyVerb(run),
    diffVerb(run),
  ]);

const applyVerb = (run: (asked: ProvisionArguments) => void): Command =>
  verb("apply", {
    description: "Create or update accounts from a declarative file",
    examples: ["provision apply accounts.yaml", "provision apply accounts.yaml --dry-run"],
  })
    .argument("<file>", "the declarative file")
    .option("--dry-run", "write nothing, and show what would change: the same as provision diff")
    .option("--json", "write one JSON object")
    .action((file: string, { dryRun, json }: Options) => {
      run({ kind: dryRun === true ? "diff" : "apply", file, isJson: json ?? false });
    });

const diffVerb = (run: (asked: ProvisionArguments) => void): Command =>
  verb("diff", {
    description:
      "Show what applying a declarative file would do; exit code 3 where it would do something",
    examples: ["provision diff accounts.yaml", "provision diff accounts.yaml --json"],
  })
    .argument("<file>", "the declarative file")
    .option("--json", "write one JSON object")
    .action((file: string, { json }: Options) => {
      run({ kind: "diff", file, isJson: json ?? false });
    });
