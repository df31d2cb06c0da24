import * as Result from "effect/Result";
import { describeValue, isOfType } from "../../catalog/attribute-type.js";
import type { AttributeDefinition, Group } from "../../catalog/definitions.js";
import { Failure } from "../../shared/failure/failure.js";
import type { Id } from "../../shared/text/id.js";
import { sameJson } from "../../shared/json/json.js";
import type { RightsChange } from "./changes.js";
import type { Lane } from "./lane.js";
import type { DecidedCatalog } from "./decide-definitions.js";
import type { GenerateSessionRequest } from "../parse/generate-session-request.js";
import type { ExternalUser } from "./snapshot.js";

/** What a request says of a user's rights in one lane. */
export type RightsRequest = Pick<
  GenerateSessionRequest,
  "creatorMode" | "groups" | "userAttributes" | "securityContext"
>;

/** Why rights cannot be given: a name is not in the catalog, or a value is of another type (B3). */
export type RightsFailure = Failure<
  "groups_not_found" | "user_attributes_not_found" | "attribute_type_mismatch"
>;

/** What changes in the rights of a user's lane; `user` is undefined for one who is new (A5). */
export const decideRights = (
  user: ExternalUser | undefined,
  request: RightsRequest,
  catalog: Pick<DecidedCatalog, "groups" | "attributes">,
): Result.Result<RightsChange, RightsFailure> =>
  Result.gen(function* () {
    const memberships = yield* decideMemberships(user, request.groups, catalog.groups);
    const values = yield* decideValues(user, request.userAttributes, catalog.attributes);
    const context = request.securityContext;
    const lane: Lane = request.creatorMode ? "embed_tenant" : "tenant_wide";
    return {
      lane,
      ...memberships,
      ...values,
      securityContext:
        context === undefined || sameJson(context, user?.securityContext ?? {})
          ? undefined
          : context,
    };
  });

/** Whether there is nothing to write. */
export const changesNoRights = (rights: RightsChange): boolean =>
  rights.joinGroups.length === 0 &&
  rights.leaveGroups.length === 0 &&
  rights.setValues.length === 0 &&
  rights.clearValues.length === 0 &&
  rights.securityContext === undefined;

/** Omitted keeps, an empty list clears, a list replaces (`service.md` 4.1, rule 3). */
const decideMemberships = (
  user: ExternalUser | undefined,
  names: readonly string[] | undefined,
  groups: ReadonlyMap<string, Group>,
): Result.Result<Pick<RightsChange, "joinGroups" | "leaveGroups">, Failure<"groups_not_found">> => {
  if (names === undefined) return Result.succeed({ joinGroups: [], leaveGroups: [] });
  const { found, missing } = resolve(names, groups);
  if (missing.length > 0) {
    return Result.fail(
      new Failure("groups_not_found", `Groups with names ${missing.join(", ")} not found`, {
        missing,
      }),
    );
  }
  const wanted = new Set<Id>(found.map(({ id }) => id));
  const present = new Set<Id>(user?.groupIds ?? []);
  return Result.succeed({
    joinGroups: [...wanted].filter((id) => !present.has(id)),
    leaveGroups: [...present].filter((id) => !wanted.has(id)),
  });
};

/** Values that are not named stay, `null` clears (B4). */
const decideValues = (
  user: ExternalUser | undefined,
  given: GenerateSessionRequest["userAttributes"],
  attributes: ReadonlyMap<string, AttributeDefinition>,
): Result.Result<
  Pick<RightsChange, "setValues" | "clearValues">,
  Failure<"user_attributes_not_found" | "attribute_type_mismatch">
> => {
  const names = given.map(({ name }) => name);
  const { found, missing } = resolve(names, attributes);
  if (missing.length > 0) {
    return Result.fail(
      new Failure("user_attributes_not_found", "User attributes not found", { missing }),
    );
  }
  const stored = new Map((user?.values ?? []).map((held) => [held.attributeId, held.value]));
  const setValues: RightsChange["setValues"][number][] = [];
  const clearValues: Id[] = [];
  for (const [at, attribute] of found.entries()) {
    const value = given[at]?.value ?? null;
    if (value === null) {
      if (stored.has(attribute.id)) clearValues.push(attribute.id);
    } else if (!isOfType(attribute.type, value)) {
      return Result.fail(
        new Failure(
          "attribute_type_mismatch",
          `User attribute ${attribute.name} expects ${attribute.type}, given ${describeValue(value)}`,
        ),
      );
    } else if (!sameJson(stored.get(attribute.id), value)) {
      setValues.push({ attributeId: attribute.id, value });
    }
  }
  return Result.succeed({ setValues, clearValues });
};

/** The items with these names in the given order, and the distinct names that no item has. */
const resolve = <Item>(
  names: readonly string[],
  items: ReadonlyMap<string, Item>,
): { readonly found: readonly Item[]; readonly missing: readonly string[] } => {
  const distinct = [...new Set(names)];
  return {
    found: distinct.flatMap((name) => items.get(name) ?? []),
    missing: distinct.filter((name) => !items.has(name)),
  };
};
