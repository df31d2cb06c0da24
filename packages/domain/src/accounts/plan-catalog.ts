import { isReadableDefault } from "../catalog/attribute-type.js";
import type { AttributeDefinition, CatalogId, Group } from "../catalog/definitions.js";
import type { CatalogChange } from "./account-changes.js";
import type { CatalogState } from "./account-state.js";
import type { AttributeDeclaration, GroupDeclaration } from "./declaration.js";
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
    const known = storedGroups.get(name);
    const wanted: Group = {
      id: known?.id ?? planning.newId(),
      name,
      // An empty description says nothing, so it changes nothing (B4).
      description: description || known?.description,
    };
    return known !== undefined && wanted.description === known.description ? [] : [wanted];
  });
  const changedAttributes = attributes.flatMap((attribute, at) => {
    const known = storedAttributes.get(attribute.name);
    const wanted = plannedAttribute(planning, `${pointer}/userAttributes/${at}`, attribute, known);
    return known !== undefined && sameDefinition(known, wanted) ? [] : [wanted];
  });
  return {
    groups: new Map([...storedGroups, ...byKey(changedGroups, ({ name }) => name)]),
    attributes: new Map([...storedAttributes, ...byKey(changedAttributes, ({ name }) => name)]),
    change:
      changedGroups.length + changedAttributes.length === 0
        ? undefined
        : { catalogId, groups: changedGroups, attributes: changedAttributes },
  };
};

const plannedAttribute = (
  planning: Planning,
  pointer: string,
  declared: AttributeDeclaration,
  known: AttributeDefinition | undefined,
): AttributeDefinition => {
  const type = declared.type ?? known?.type ?? "string";
  const { name, defaultValue } = declared;
  if (known !== undefined && type !== known.type) {
    report(
      planning,
      `${pointer}/type`,
      `cannot change type of ${name} from ${known.type} to ${type}`,
    );
  } else if (defaultValue !== undefined && !isReadableDefault(type, defaultValue)) {
    report(planning, `${pointer}/defaultValue`, `cannot be read as ${type}`);
  }
  return {
    id: known?.id ?? planning.newId(),
    name,
    type,
    displayName: declared.displayName ?? known?.displayName,
    defaultValue: defaultValue ?? known?.defaultValue,
    description: declared.description ?? known?.description,
  };
};

const sameDefinition = (left: AttributeDefinition, right: AttributeDefinition): boolean =>
  left.displayName === right.displayName &&
  left.defaultValue === right.defaultValue &&
  left.description === right.description;
