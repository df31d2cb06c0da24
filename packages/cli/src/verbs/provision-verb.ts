import type { Command } from "commander";
import { verb, verbGroup } from "./verb.js";

/** What `provision` is asked for. */
export type ProvisionArguments = ApplyArguments | DiffArguments | ExportArguments;

/** Which declaration to apply. */
export interface ApplyArguments {
  readonly kind: "apply";
  readonly file: string;
  /** Whether what the file does not name is deleted. */
  readonly prune: boolean;
  /** Whether the list of what is deleted is agreed to without being asked. */
  readonly isAgreed: boolean;
  readonly isJson: boolean;
}

/** Which declaration to compare with what is stored. */
export interface DiffArguments {
  readonly kind: "diff";
  readonly file: string;
  /** Whether what the file does not name is shown, too. */
  readonly prune: boolean;
  readonly isJson: boolean;
}

/** Which accounts to write as a declaration. */
export interface ExportArguments {
  readonly kind: "export";
  /** None: all of them. */
  readonly accountNames: readonly string[];
  readonly isJson: boolean;
}

interface Options {
  readonly dryRun?: true;
  readonly json?: true;
  readonly prune?: true;
  readonly yes?: true;
}

/** `provision apply`, `provision diff` and `provision export`. */
export const provisionVerb = (run: (asked: ProvisionArguments) => void): Command =>
  verbGroup("provision", "Make accounts as a declarative file says, or compare them with it", [
    applyVerb(run),
    diffVerb(run),
    exportVerb(run),
  ]);

const applyVerb = (run: (asked: ProvisionArguments) => void): Command =>
  verb("apply", {
    description: "Create or update accounts from a declarative file",
    examples: [
      "provision apply accounts.yaml",
      "provision apply accounts.yaml --dry-run",
      "provision apply accounts.yaml --prune --dry-run",
      "provision apply accounts.yaml --prune --yes",
    ],
  })
    .argument("<file>", "the declarative file")
    .option("--dry-run", "write nothing, and show what would change: the same as provision diff")
    .option("--prune", "after showing the list, delete what the file does not name and nobody uses")
    .option("--yes", "with --prune: agree to the list without being asked")
    .option("--json", "write one JSON object")
    .action((file: string, options: Options, command: Command) => {
      const { prune = false, yes: isAgreed = false, json: isJson = false } = options;
      if (isAgreed && !prune) command.error("error: --yes is for --prune");
      if (isJson && prune && !isAgreed && options.dryRun === undefined)
        command.error("error: --json with --prune needs --yes");
      if (options.dryRun === true) run({ kind: "diff", file, prune, isJson });
      else run({ kind: "apply", file, prune, isAgreed, isJson });
    });

const diffVerb = (run: (asked: ProvisionArguments) => void): Command =>
  verb("diff", {
    description:
      "Show what applying a declarative file would do; exit code 3 where it would do something",
    examples: ["provision diff accounts.yaml", "provision diff accounts.yaml --json"],
  })
    .argument("<file>", "the declarative file")
    .option("--prune", "show what --prune would delete, too")
    .option("--json", "write one JSON object")
    .action((file: string, { json, prune }: Options) => {
      run({ kind: "diff", file, prune: prune ?? false, isJson: json ?? false });
    });

const exportVerb = (run: (asked: ProvisionArguments) => void): Command =>
  verb("export", {
    description: "Write accounts as the declarative file that makes them, without values of keys",
    examples: ["provision export > accounts.yaml", "provision export acme > acme.yaml"],
  })
    .argument("[account...]", "accounts; without one, all of them")
    .option("--json", "write JSON, which is YAML, too")
    .action((accountNames: readonly string[], { json }: Options) => {
      run({ kind: "export", accountNames, isJson: json ?? false });
    });
