import {
  policyVerdicts,
  type ExplainedAccess,
  type PolicyVerdict,
  type RowFilter,
} from "@embedded-analytics/domain";

/** For whom it is, as policies see it. */
export const describeUser = ({ user, userKind }: ExplainedAccess, userName: string): string =>
  [
    userKind === undefined
      ? `${userName} is not stored here, and so has the defaults only`
      : `${userName} is an ${userKind} user`,
    `  embed tenant: ${user.embedTenantName ?? "the account's own"}`,
    `  lane: ${user.lane === "tenant_wide" ? "tenant-wide" : "the embed tenant's"}`,
    `  groups: ${user.groups.join(", ") || "none"}`,
    `  userAttributes: ${JSON.stringify(user.userAttributes)}`,
    `  securityContext: ${JSON.stringify(user.securityContext)}`,
    "",
  ].join("\n");

/** Which policies of the used cubes and views count, and why others do not; a line for each. */
export const describePolicies = (
  { user, model, deployment }: ExplainedAccess,
  uses: Readonly<Record<string, readonly string[]>>,
): string =>
  Object.entries(uses)
    .flatMap(([name, members]) => {
      const cube = model.cubes.find((each) => each.name === name);
      if (cube === undefined) return [];
      const verdicts = policyVerdicts(cube, user, members);
      const open = deployment.requirePolicies
        ? "  closed: it has no policies, and the deployment requires some"
        : "  open: it has no policies";
      return [
        `${cube.kind} ${name}: ${members.join(", ") || "no members"}`,
        ...(verdicts?.map((verdict, at) => `  policy ${at + 1}: ${describe(verdict)}`) ?? [open]),
        ...(cube.kind === "view" ? ["  the policies of the cubes beneath it count as well"] : []),
      ];
    })
    .map((line) => `${line}\n`)
    .join("");

const describe = (verdict: PolicyVerdict): string => {
  switch (verdict.kind) {
    case "applies":
      return `counts, ${describeRows(verdict.rows)}`;
    case "other_groups":
      return `not for this user: it is for ${verdict.groups.join(", ") || "no group"}`;
    case "condition_fails":
      return `not for this user: its condition ${verdict.position} does not hold`;
    case "lacks_members":
      return `does not count: it does not open ${verdict.members.join(", ")}`;
  }
};

const describeRows = (rows: RowFilter): string => {
  if (rows.kind === "all") return "with all rows";
  return rows.kind === "none" ? "with no rows" : `with the rows where ${condition(rows)}`;
};

const condition = (rows: RowFilter): string => {
  switch (rows.kind) {
    case "all":
      return "true";
    case "none":
      return "false";
    case "and":
    case "or":
      return rows.of.length === 0
        ? String(rows.kind === "and")
        : `(${rows.of.map(condition).join(` ${rows.kind} `)})`;
    case "compare":
      return [
        rows.member,
        rows.operator,
        rows.values.map((each) => JSON.stringify(each)).join(", "),
      ]
        .filter((part) => part !== "")
        .join(" ");
  }
};
