import * as Result from "effect/Result";
import { isReadableDefault } from "../../catalog/attribute-type.js";
import { changedTexts } from "../../catalog/definition-texts.js";
import type { AttributeDefinition, CatalogId, Group } from "../../catalog/definitions.js";
import { Failure } from "../../shared/failure/failure.js";
import type { IdSupply } from "../../shared/text/id.js";
import type { DefinitionChanges } from "./changes.js";
import type {
  AttributeDefinitionInput,
  GenerateSessionRequest,
} from "../parse/generate-session-request.js";
import type { Snapshot } from "./snapshot.js";

/** The changes, and all that groups and values of the same request can resolve against. */
export interface DecidedCatalog {
  readonly changes: DefinitionChanges | undefined;
  readonly groups: ReadonlyMap<string, Group>;
  readonly attributes: ReadonlyMap<string, AttributeDefinition>;
}

/** Why definitions cannot be stored (B3). */
export type DefinitionFailure = Failure<"cannot_change_type" | "invalid_default_value">;

/** Upserts the definitions of a request into the catalog of its lane (`service.md` 4.1, rules 4, 5). */
export const decideDefinitions = (
  snapshot: Snapshot,
  request: GenerateSessionRequest,
  catalogId: CatalogId,
  newId: IdSupply,
): Result.Result<DecidedCatalog, DefinitionFailure> => {
  const groups = byName(snapshot.groups);
  const attributes = byName(snapshot.attributes);
  const refused =
    typeChange(request.userAttributeDefinitions, attributes) ??
    unreadableDefault(request.userAttributeDefinitions);
  if (refused !== undefined) return Result.fail(refused);

  const givenGroups = request.groupDefinitions.map((given) => ({
    stored: groups.get(given.name),
    // An empty description says nothing, so it changes nothing (B4).
    given: { ...given, description: given.description || undefined },
  }));
  const givenAttributes = request.userAttributeDefinitions.map((given) => ({
    stored: attributes.get(given.name),
    given,
  }));
  const changes: DefinitionChanges = {
    catalogId,
    createGroups: givenGroups.flatMap(({ stored, given }) =>
      stored === undefined ? [{ id: newId(), ...given }] : [],
    ),
    updateGroups: givenGroups.flatMap(({ stored, given: { description } }) =>
      stored === undefined || description === undefined || description === stored.description
        ? []
        : [{ id: stored.id, description }],
    ),
    createAttributes: givenAttributes.flatMap(({ stored, given }) =>
      stored === undefined ? [{ id: newId(), ...given }] : [],
    ),
    updateAttributes: givenAttributes.flatMap(({ stored, given }) => {
      const texts = stored && changedTexts<never>(stored, given);
      return stored === undefined || texts === undefined ? [] : [{ id: stored.id, ...texts }];
    }),
  };
  return Result.succeed({
    changes: isEmpty(changes) ? undefined : changes,
    groups: new Map([...groups, ...byName(changes.createGroups)]),
    attributes: new Map([...attributes, ...byName(changes.createAttributes)]),
  });
};

/** A catalog's items, to be found by name. */
export const byName = <Named extends { readonly name: string }>(
  items: readonly Named[],
): ReadonlyMap<string, Named> => new Map(items.map((item) => [item.name, item]));

const isEmpty = (changes: DefinitionChanges): boolean =>
  changes.createGroups.length === 0 &&
  changes.updateGroups.length === 0 &&
  changes.createAttributes.length === 0 &&
  changes.updateAttributes.length === 0;

const typeChange = (
  given: readonly AttributeDefinitionInput[],
  stored: ReadonlyMap<string, AttributeDefinition>,
): Failure<"cannot_change_type"> | undefined => {
  for (const { name, type } of given) {
    const existing = stored.get(name);
    if (existing !== undefined && existing.type !== type) {
      return new Failure(
        "cannot_change_type",
        `cannot change type of user attribute ${name} from ${existing.type} to ${type}`,
      );
    }
  }
  return undefined;
};

const unreadableDefault = (
  given: readonly AttributeDefinitionInput[],
): Failure<"invalid_default_value"> | undefined => {
  for (const { name, type, defaultValue } of given) {
    if (defaultValue !== undefined && !isReadableDefault(type, defaultValue)) {
      return new Failure(
        "invalid_default_value",
        `The defaultValue of user attribute ${name} cannot be read as ${type}`,
      );
    }
  }
  return undefined;
};
