import type { AccessPolicy, RowFilterRule } from "./access-policy.js";
import type { Member } from "../model/data-model.js";
import type { PolicyProblem } from "./parse/parsed.js";

/**
 * What a policy says of members that its cube or view does not have, or of rows by something that no
 * row has (E6). Members that are not public may be filtered by, and named in excludes.
 */
export const policyMemberProblems = (
  { members: { includes, excludes }, rows }: AccessPolicy,
  members: readonly Pick<Member, "name" | "kind" | "public">[],
): readonly PolicyProblem[] => {
  const memberByName = new Map(members.map((member) => [member.name, member]));
  const unknown = (path: readonly (string | number)[], name: string): readonly PolicyProblem[] =>
    memberByName.has(name) ? [] : [{ path, message: `there is no member ${name}` }];
  const ofRule = (
    rule: RowFilterRule,
    path: readonly (string | number)[],
  ): readonly PolicyProblem[] => {
    if ("and" in rule) return rule.and.flatMap((each, at) => ofRule(each, [...path, "and", at]));
    if ("or" in rule) return rule.or.flatMap((each, at) => ofRule(each, [...path, "or", at]));
    const kind = memberByName.get(rule.member)?.kind ?? "dimension";
    return kind === "dimension"
      ? unknown([...path, "member"], rule.member)
      : [
          {
            path: [...path, "member"],
            message: `rows are filtered by dimensions, and ${rule.member} is a ${kind}`,
          },
        ];
  };
  return [
    ...(includes === "all" ? [] : includes).flatMap((name, at) =>
      unknown(["member_level", "includes", at], name),
    ),
    ...excludes.flatMap((name, at) => unknown(["member_level", "excludes", at], name)),
    ...(rows === "all" ? [] : rows.and).flatMap((rule, at) =>
      ofRule(rule, ["row_level", "filters", at]),
    ),
  ];
};
