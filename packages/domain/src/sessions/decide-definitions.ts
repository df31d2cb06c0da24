import * as Result from "effect/Result";
import { isReadableDefault } from "../catalog/attribute-type.js";
import type { AttributeDefinition, CatalogId, Group } from "../catalog/definitions.js";
import { Failure } from "../shared/failure.js";
import type { IdSupply } from "../shared/id.js";
import type { DefinitionChanges } from "./changes.js";
import type {
  AttributeDefinitionInput,
  GenerateSessionRequest,
} from "./generate-session-request.js";
import type { Snapshot } from "./snapshot.js";

/** The catalog as it will be: what groups and values of the same request resolve against. */
export interface DecidedCatalog {
  readonly changes: DefinitionChanges | undefined;
  readonly groups: ReadonlyMap<string, Group>;
  readonly attributes: ReadonlyMap<string, AttributeDefinition>;
}

/** Upserts the definitions of a request into the catalog of its lane (`service.md` 4.1, rules 4, 5). */
export const decideDefinitions = (
  snapshot: Snapshot,
  request: GenerateSessionRequest,
  catalogId: CatalogId,
  newId: IdSupply,
): Result.Result<DecidedCatalog, Failure> => {
  const groups = byName(snapshot.groups);
  const attributes = byName(snapshot.attributes);
  const refused =
    typeChange(request.userAttributeDefinitions, attributes) ??
    unreadableDefault(request.userAttributeDefinitions);
  if (refused !== undefined) return Result.fail(refused);

  const wantedGroups = request.groupDefinitions.map((given) => {
    const stored = groups.get(given.name);
    return {
      stored,
      wanted: {
        id: stored?.id ?? newId(),
        name: given.name,
        // An empty description says nothing, so it changes nothing (B4).
        description: given.description || stored?.description,
      },
    };
  });
  const wantedAttributes = request.userAttributeDefinitions.map((given) => {
    const stored = attributes.get(given.name);
    return {
      stored,
      wanted: {
        id: stored?.id ?? newId(),
        name: given.name,
        type: given.type,
        displayName: given.displayName ?? stored?.displayName,
        defaultValue: given.defaultValue ?? stored?.defaultValue,
        description: given.description ?? stored?.description,
      },
    };
  });
  const changes: DefinitionChanges = {
    catalogId,
    createGroups: wantedGroups.filter(isNew).map(({ wanted }) => wanted),
    updateGroups: wantedGroups.flatMap(({ stored, wanted: { id, description } }) =>
      stored === undefined || description === undefined || description === stored.description
        ? []
        : [{ id, description }],
    ),
    createAttributes: wantedAttributes.filter(isNew).map(({ wanted }) => wanted),
    updateAttributes: wantedAttributes.flatMap(({ stored, wanted }) =>
      stored === undefined || sameAttribute(stored, wanted) ? [] : [wanted],
    ),
  };
  return Result.succeed({
    changes: isEmpty(changes) ? undefined : changes,
    groups: new Map([...groups, ...byName(wantedGroups.map(({ wanted }) => wanted))]),
    attributes: new Map([...attributes, ...byName(wantedAttributes.map(({ wanted }) => wanted))]),
  });
};

const byName = <Named extends { readonly name: string }>(
  items: readonly Named[],
): ReadonlyMap<string, Named> => new Map(items.map((item) => [item.name, item]));

const isNew = ({ stored }: { readonly stored: unknown }): boolean => stored === undefined;

const sameAttribute = (left: AttributeDefinition, right: AttributeDefinition): boolean =>
  left.displayName === right.displayName &&
  left.defaultValue === right.defaultValue &&
  left.description === right.description;

const isEmpty = (changes: DefinitionChanges): boolean =>
  changes.createGroups.length === 0 &&
  changes.updateGroups.length === 0 &&
  changes.createAttributes.length === 0 &&
  changes.updateAttributes.length === 0;

const typeChange = (
  given: readonly AttributeDefinitionInput[],
  stored: ReadonlyMap<string, AttributeDefinition>,
): Failure | undefined => {
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

const unreadableDefault = (given: readonly AttributeDefinitionInput[]): Failure | undefined => {
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
