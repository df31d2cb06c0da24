import { parseArgs } from "node:util";
import type { ExplainedUser } from "@embedded-analytics/domain";

/** Which declaration's dashboards to check, and as whom to run their tiles. */
export interface DashboardsArguments {
  readonly file: string;
  /** Undefined: the files are read, and nothing is run. */
  readonly about: ExplainedUser | undefined;
}

/** Reads the arguments after `dashboards`; undefined where they are not understood. */
export const dashboardsArguments = (args: readonly string[]): DashboardsArguments | undefined => {
  const parsed = parse(args);
  if (parsed === undefined) return undefined;
  const [command, file, ...more] = parsed.positionals;
  if (command !== "check" || file === undefined || more.length > 0) return undefined;
  const { as, account, deployment = "", ...place } = parsed.values;
  const names = Object.keys(parsed.values);
  if (as === undefined) return names.length === 0 ? { file, about: undefined } : undefined;
  if (account === undefined || !/^[1-9]\d{0,8}$/.test(deployment)) return undefined;
  return {
    file,
    about: {
      accountName: account,
      deploymentId: Number(deployment),
      userName: as,
      embedTenantName: place["embed-tenant"],
      creatorMode: place["creator-mode"] ?? false,
      branchName: place.branch,
    },
  };
};

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        as: { type: "string" },
        account: { type: "string" },
        deployment: { type: "string" },
        "embed-tenant": { type: "string" },
        "creator-mode": { type: "boolean" },
        branch: { type: "string" },
      },
    });
  } catch {
    return undefined; // an option that is unknown, or lacks its value
  }
};
