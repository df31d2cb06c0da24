import {
  policyVerdicts,
  type ExplainedAccess,
  type ExplainedQuery,
  type ExplainOutcome,
} from "@embedded-analytics/domain";

/** What came of explaining; `failed` where the engine or a database could not be asked. */
export type Explained = ExplainOutcome | { readonly kind: "failed"; readonly sentence: string };

/** The same as `explain` prints, as an object: the user, and the statement or why it does not run. */
export const explainJson = (
  access: ExplainedAccess,
  userName: string,
  explained: Explained,
): object => {
  const { user, userKind } = access;
  return {
    outcome: explained.kind,
    user: {
      name: userName,
      kind: userKind ?? null,
      embedTenant: user.embedTenantName ?? null,
      lane: user.lane,
      groups: user.groups,
      userAttributes: user.userAttributes,
      securityContext: user.securityContext,
    },
    timezone: access.timezone,
    ...(explained.kind === "explained" ? statementOf(access, explained) : {}),
    ...("sentence" in explained ? { problem: explained.sentence } : {}),
  };
};

const statementOf = (
  { user, model, deployment }: ExplainedAccess,
  { uses, sql, plan, scans, cache }: ExplainedQuery,
): object => ({
  uses: Object.entries(uses).map(([name, members]) => {
    const cube = model.cubes.find((each) => each.name === name);
    const verdicts = cube && policyVerdicts(cube, user, members);
    return {
      name,
      kind: cube?.kind ?? null,
      members,
      // Without policies it is open, unless the deployment requires some.
      policies: verdicts ?? [],
      open: verdicts === undefined ? !deployment.requirePolicies : null,
    };
  }),
  sql,
  plan,
  scans,
  // Whether one is kept is known to the service alone.
  cache: { lasts: cache.lasts },
});
