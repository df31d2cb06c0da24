import type { Command } from "commander";
import type { ExplainedUser, ExportedPlace } from "@embedded-analytics/domain";
import { deploymentId } from "./option-values.js";
import { userOf, withPlaceOptions, type PlaceOptions } from "./user-options.js";
import { verb, verbGroup } from "./verb.js";

/** What `dashboards` is asked for. */
export type DashboardsArguments = CheckArguments | ExportArguments;

/** Of which embed tenant the shared dashboards are written as a file. */
export interface ExportArguments {
  readonly kind: "export";
  readonly place: ExportedPlace;
}

/** Which declaration's dashboards to check, and as whom to run their tiles. */
export interface CheckArguments {
  readonly kind: "check";
  readonly file: string;
  /** Undefined: the files are read, and nothing is run. */
  readonly about: ExplainedUser | undefined;
  readonly isJson: boolean;
}

/** `dashboards check` and `dashboards export`. */
export const dashboardsVerb = (run: (asked: DashboardsArguments) => void): Command =>
  verbGroup("dashboards", "Check declared dashboards, or write those of users as a file", [
    checkVerb(run),
    exportVerb(run),
  ]);

const checkVerb = (run: (asked: CheckArguments) => void): Command =>
  withPlaceOptions(
    verb("check", {
      description: "Show what is wrong with declared dashboards; run their tiles as a user",
      examples: [
        "dashboards check accounts.yaml",
        "dashboards check accounts.yaml --as ada@demo.test --account demo --deployment 1",
      ],
    }),
  )
    .argument("<file>", "the declarative file whose models have the dashboards")
    .option("--as <name>", "the user as whom each tile is run")
    .option("--json", "write one JSON object")
    .action((file: string, options: CheckOptions, command: Command) => {
      const { as, json = false, ...place } = options;
      if (as === undefined && Object.keys(place).length > 0) {
        return command.error("error: --as <name> is needed with the other options");
      }
      run({
        kind: "check",
        file,
        about: as === undefined ? undefined : userOf(command, as, place),
        isJson: json,
      });
    });

interface CheckOptions extends PlaceOptions {
  readonly as?: string;
  readonly json?: boolean;
}

const exportVerb = (run: (asked: ExportArguments) => void): Command =>
  verb("export", {
    description: "Write the shared dashboards of an embed tenant's users as a file",
    examples: ["dashboards export --account demo --deployment 1 --embed-tenant acme-corp"],
  })
    .requiredOption("--account <name>", "the account")
    .requiredOption("--deployment <id>", "the deployment", deploymentId)
    .requiredOption("--embed-tenant <name>", "the embed tenant")
    .action((options: Required<Pick<PlaceOptions, "account" | "deployment" | "embedTenant">>) => {
      const { account, deployment, embedTenant } = options;
      const place = { accountName: account, deploymentId: deployment };
      run({ kind: "export", place: { ...place, embedTenantName: embedTenant } });
    });
