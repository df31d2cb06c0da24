import type { AccessPolicy, Condition, MemberRule } from "../access-policy.js";
import { makeFindings, type Fields, type Findings } from "./findings.js";
import { parseMemberName } from "../member-name.js";
import { parseCondition } from "./parse-condition.js";
import { readRowRule } from "./parse-row-rule.js";
import type { Parsed } from "./parsed.js";

const keys = ["group", "groups", "conditions", "member_level", "row_level"];

/**
 * Reads one entry of `access_policy` of this cube or view (E6), as YAML gave it. Whatever is not
 * understood is a problem: a policy with a slip in it must not open more than its author meant.
 * Whether its members exist is `policyMemberProblems`' question.
 */
export const parseAccessPolicy = (entry: unknown, cubeName: string): Parsed<AccessPolicy> => {
  const findings = makeFindings();
  const fields = findings.object([], entry, keys) ?? new Map<string, unknown>();
  const policy: AccessPolicy = {
    groups: findings.problems.length > 0 && fields.size === 0 ? [] : readGroups(fields, findings),
    conditions: readConditions(fields.get("conditions"), findings),
    members: readMemberRule(fields.get("member_level"), cubeName, findings),
    rows: readRowRule(fields.get("row_level"), cubeName, findings),
  };
  const { problems } = findings;
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: policy };
};

const readGroups = (fields: Fields, findings: Findings): readonly string[] => {
  const single = fields.get("group");
  const several = fields.get("groups");
  if ((single === undefined) === (several === undefined)) {
    findings.report([], "needs either group or groups");
    return [];
  }
  const listed =
    several === undefined || typeof several === "string"
      ? [single ?? several]
      : findings.list(["groups"], several);
  return listed.flatMap((group, at) => {
    if (typeof group === "string" && group !== "") return [group];
    const path = several === undefined ? ["group"] : ["groups", at];
    findings.report(path, 'must be the name of a group, or "*" for everybody');
    return [];
  });
};

const readConditions = (value: unknown, findings: Findings): readonly Condition[] => {
  if (value === undefined) return [];
  return findings.list(["conditions"], value).flatMap((each, at) => {
    const path = ["conditions", at];
    const fields = findings.object(path, each, ["if"]);
    if (fields === undefined) return [];
    const condition = findings.take([...path, "if"], parseCondition(fields.get("if")));
    return condition === undefined ? [] : [condition];
  });
};

const readMemberRule = (value: unknown, cubeName: string, findings: Findings): MemberRule => {
  if (value === undefined) return { includes: "all", excludes: [] };
  const fields = findings.object(["member_level"], value, ["includes", "excludes"]);
  if (fields === undefined) return { includes: [], excludes: [] };
  if (!fields.has("includes") && !fields.has("excludes")) {
    findings.report(["member_level"], "needs includes, excludes or both");
  }
  const includes = readMembers(
    "includes",
    fields.has("includes") ? fields.get("includes") : "*",
    cubeName,
    findings,
  );
  const excludes = readMembers(
    "excludes",
    fields.has("excludes") ? fields.get("excludes") : [],
    cubeName,
    findings,
  );
  return excludes === "all" ? { includes: [], excludes: [] } : { includes, excludes };
};

const readMembers = (
  key: string,
  value: unknown,
  cubeName: string,
  findings: Findings,
): readonly string[] | "all" => {
  if (value === "*") return "all";
  const path = ["member_level", key];
  if (!Array.isArray(value)) {
    findings.report(path, 'must be "*" or a list of members');
    return [];
  }
  if (value.length === 1 && value[0] === "*") return "all";
  return value.flatMap((each: unknown, at) => {
    const name = findings.take([...path, at], parseMemberName(each, cubeName));
    return name === undefined ? [] : [name];
  });
};
