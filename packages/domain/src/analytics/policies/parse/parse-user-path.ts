import type { UserPath } from "../access-policy.js";

/**
 * Reads `userAttributes.city`, `groups`, `securityContext.plan.name` or `embedTenant.name`; undefined
 * for another text. A name that is not plain stands in brackets: `userAttributes["Home city"]`.
 */
export const parseUserPath = (text: string): UserPath | undefined => {
  const [root, ...keys] = keysOf(text) ?? [];
  const [first] = keys;
  if (root === "groups" && first === undefined) return { of: "groups" };
  if (root === "userAttributes" && first !== undefined && keys.length === 1) {
    return { of: "userAttributes", name: first };
  }
  if (root === "securityContext" && first !== undefined) return { of: "securityContext", keys };
  if (root === "embedTenant" && first === "name" && keys.length === 1) {
    return { of: "embedTenantName" };
  }
  return undefined;
};

/** How the paths look, for a sentence about one that does not. */
export const userPathForms =
  "userAttributes.name, groups, securityContext.path or embedTenant.name";

const keysOf = (text: string): readonly string[] | undefined => {
  const trimmed = text.trim();
  const steps = /^([A-Za-z]+)((?:\.[\p{L}\p{N}_-]+|\["[^"]+"\]|\['[^']+'\])*)$/u.exec(trimmed);
  if (steps === null) return undefined;
  const keys = (steps[2] ?? "").matchAll(/\.([\p{L}\p{N}_-]+)|\["([^"]+)"\]|\['([^']+)'\]/gu);
  return [
    steps[1] ?? "",
    ...[...keys].map(([, plain, double, single]) => plain ?? double ?? single ?? ""),
  ];
};
