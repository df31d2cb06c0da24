import {
  parseAccessPolicy,
  policyMemberProblems,
  type AccessPolicy,
  type Member,
  type PolicyProblem,
} from "@embedded-analytics/domain";
import { placeOfPath, plainOf, type Located, type LocatedEntry } from "./located.js";
import type { Reports } from "./diagnostic.js";

/** The policies of a cube or view (E6); undefined where it declares none. */
export const readPolicies = (
  entry: LocatedEntry | undefined,
  name: string,
  members: readonly Member[],
  reports: Reports,
): readonly AccessPolicy[] | undefined => {
  if (entry === undefined) return undefined;
  if (entry.value.kind !== "list") {
    reports.diagnostic(entry.at, `${name}: access_policy is a list of policies`);
    return [];
  }
  return entry.value.items.flatMap((item) => {
    const report = (problems: readonly PolicyProblem[]): void => {
      for (const problem of problems) reportProblem(problem, item, name, reports);
    };
    const policy = parseAccessPolicy(plainOf(item), name);
    report(policy.ok ? policyMemberProblems(policy.value, members) : policy.problems);
    return policy.ok ? [policy.value] : [];
  });
};

const reportProblem = (
  { path, message }: PolicyProblem,
  policy: Located,
  name: string,
  reports: Reports,
): void => {
  const keys = path.filter((step) => typeof step === "string");
  const subject = ["access_policy", ...keys].join(".");
  reports.diagnostic(placeOfPath(policy, path), `${name}: ${subject} ${message}`);
};
