import { parseArgs } from "node:util";
import type { ExplainedUser } from "@embedded-analytics/domain";

/** What to explain, and for whom. */
export interface ExplainArguments {
  readonly about: ExplainedUser;
  readonly sql: string;
}

/** Reads the arguments after `explain`; undefined where they are not understood. */
export const explainArguments = (args: readonly string[]): ExplainArguments | undefined => {
  const parsed = parse(args);
  if (parsed === undefined) return undefined;
  const { values, positionals } = parsed;
  const { account, user } = values;
  const deployment = values.deployment ?? "";
  const [sql, ...more] = positionals;
  if (account === undefined || user === undefined || sql === undefined || more.length > 0) {
    return undefined;
  }
  if (!/^[1-9]\d{0,8}$/.test(deployment)) return undefined;
  return {
    about: {
      accountName: account,
      deploymentId: Number(deployment),
      userName: user,
      embedTenantName: values["embed-tenant"],
      creatorMode: values["creator-mode"] ?? false,
      branchName: values.branch,
    },
    sql,
  };
};

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        account: { type: "string" },
        deployment: { type: "string" },
        user: { type: "string" },
        "embed-tenant": { type: "string" },
        "creator-mode": { type: "boolean" },
        branch: { type: "string" },
      },
    });
  } catch {
    return undefined; // an option that is unknown, or lacks its value
  }
};
