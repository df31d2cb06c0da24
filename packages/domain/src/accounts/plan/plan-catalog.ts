import { isReadableDefault } from "../../catalog/attribute-type.js";
import {
  changedText,
  changedTexts,
  definitionOf,
  differing,
  type AttributeChange,
} from "../../catalog/definition-texts.js";
import type { AttributeDefinition, CatalogId, Group } from "../../catalog/definitions.js";
import type { CatalogChange } from "./account-changes.js";
import type { CatalogState } from "../account-state.js";
import type { AttributeDeclaration, GroupDeclaration } from "../declaration.js";
import { byKey, report, reportRepeated, type Planning } from "./planning.js";

/** The declared definitions of one catalog; a list that is left out declares nothing. */
export interface DeclaredDefinitions {
  readonly groups?: readonly GroupDeclaration[] | undefined;
  readonly userAttributes?: readonly AttributeDeclaration[] | undefined;
}

/** A catalog as it will be, and the rows that make it so. */
export interface PlannedCatalog {
  readonly groups: ReadonlyMap<string, Group>;
  readonly attributes: ReadonlyMap<string, AttributeDefinition>;
  readonly change: CatalogChange | undefined;
}

/** Upserts declared groups and attributes by name; types stay what they are (C5). */
export const planCatalog = (
  planning: Planning,
  pointer: string,
  declared: DeclaredDefinitions,
  catalogId: CatalogId,
  stored: CatalogState | undefined,
): PlannedCatalog => {
  const storedGroups = byKey(stored?.groups ?? [], ({ name }) => name);
  const storedAttributes = byKey(stored?.attributes ?? [], ({ name }) => name);
  const groups = declared.groups ?? [];
  const attributes = declared.userAttributes ?? [];
  reportRepeated(planning, `${pointer}/groups`, groups, "name");
  reportRepeated(planning, `${pointer}/userAttributes`, attributes, "name");

  const changedGroups = groups.flatMap(({ name, description }) => {
    const existing = storedGroups.get(name);
    // An empty description says nothing, so it changes nothing (B4).
    const given = differing(existing?.description, description === "" ? undefined : description);
    if (existing !== undefined && given === undefined) return [];
    return [{ id: existing?.id ?? planning.newId(), name, description: given }];
  });
  const changedAttributes = attributes.flatMap((given, at) =>
    plannedAttribute(
      planning,
      `${pointer}/userAttributes/${at}`,
      given,
      storedAttributes.get(given.name),
    ),
  );
  return {
    groups: new Map([
      ...storedGroups,
      ...changedGroups.map(
        ({ id, name, description }) =>
          [name, { id, name, description: changedText(undefined, description) }] as const,
      ),
    ]),
    attributes: new Map([
      ...storedAttributes,
      ...changedAttributes.map((change) => [change.name, definitionOf(change)] as const),
    ]),
    change:
      changedGroups.length + changedAttributes.length === 0
        ? undefined
        : { catalogId, groups: changedGroups, attributes: changedAttributes },
  };
};

/** The row to write, or none. */
const plannedAttribute = (
  planning: Planning,
  pointer: string,
  declared: AttributeDeclaration,
  existing: AttributeDefinition | undefined,
): readonly AttributeChange[] => {
  const type = declared.type ?? existing?.type ?? "string";
  const { name, displayName, defaultValue, description } = declared;
  if (existing !== undefined && type !== existing.type) {
    report(
      planning,
      `${pointer}/type`,
      `cannot change type of ${name} from ${existing.type} to ${type}`,
    );
  } else if (typeof defaultValue === "string" && !isReadableDefault(type, defaultValue)) {
    report(planning, `${pointer}/defaultValue`, `cannot be read as ${type}`);
  }
  const given = { displayName, defaultValue, description };
  if (existing === undefined) return [definitionOf({ id: planning.newId(), name, type, ...given })];
  const texts = changedTexts<null>(existing, given);
  return texts === undefined ? [] : [{ id: existing.id, name, type, ...texts }];
};
