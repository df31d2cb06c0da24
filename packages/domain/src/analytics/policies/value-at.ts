import type { UserPath } from "./access-policy.js";
import type { DataUser } from "../access/data-user.js";
import { isList, type Json } from "../../shared/json/json.js";

/** What a user has at a path; undefined where there is nothing. */
export const valueAt = (user: DataUser, path: UserPath): Json | undefined => {
  switch (path.of) {
    case "userAttributes":
      return own(user.userAttributes, path.name);
    case "groups":
      return groupNames(user);
    case "securityContext":
      return path.keys.reduce<Json | undefined>(own, user.securityContext);
    case "embedTenantName":
      return user.embedTenantName;
  }
};

/**
 * The groups of a user by the names that policies know: those of an embed tenant stand behind its
 * name, so that they never equal one of the account's own (E6).
 */
export const groupNames = ({ lane, groups, groupScope }: DataUser): readonly string[] =>
  lane === "tenant_wide" ? groups : groups.map((group) => `${groupScope}/${group}`);

/** Names come from models and requests, and `constructor` is none of them. */
const own = (value: Json | undefined, key: string): Json | undefined =>
  typeof value === "object" && value !== null && !isList(value) && Object.hasOwn(value, key)
    ? value[key]
    : undefined;
