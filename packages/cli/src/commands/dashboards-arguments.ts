import { parseArgs } from "node:util";
import type { ExplainedUser, ExportedPlace } from "@embedded-analytics/domain";

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
}

/** Reads the arguments after `dashboards`; undefined where they are not understood. */
export const dashboardsArguments = (args: readonly string[]): DashboardsArguments | undefined => {
  const parsed = parse(args);
  if (parsed === undefined) return undefined;
  const [command, file, ...more] = parsed.positionals;
  if (command === "export") return file === undefined ? exportArguments(parsed.values) : undefined;
  if (command !== "check" || file === undefined || more.length > 0) return undefined;
  const { as, account, deployment = "", ...place } = parsed.values;
  const names = Object.keys(parsed.values);
  if (as === undefined)
    return names.length === 0 ? { kind: "check", file, about: undefined } : undefined;
  if (account === undefined || !deploymentForm.test(deployment)) return undefined;
  return {
    kind: "check",
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

const deploymentForm = /^[1-9]\d{0,8}$/;

const exportArguments = (values: Values): ExportArguments | undefined => {
  const { account, deployment = "", "embed-tenant": embedTenantName, ...more } = values;
  if (account === undefined || embedTenantName === undefined) return undefined;
  if (!deploymentForm.test(deployment) || Object.keys(more).length > 0) return undefined;
  const place = { accountName: account, deploymentId: Number(deployment), embedTenantName };
  return { kind: "export", place };
};

type Values = NonNullable<ReturnType<typeof parse>>["values"];

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
