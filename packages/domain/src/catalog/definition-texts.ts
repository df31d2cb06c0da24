import type { AttributeDefinition, Group } from "./definitions.js";

/** The texts of an attribute definition. */
export type DefinitionTexts = Pick<
  AttributeDefinition,
  "displayName" | "defaultValue" | "description"
>;

/** What is to become of texts: undefined leaves what is stored, and null takes it away, where that may be said. */
export type TextChanges<Texts, Cleared extends null = null> = {
  readonly [Name in keyof Texts]: string | Cleared | undefined;
};

/** An attribute definition whose texts are changes. */
export type AttributeChange = Omit<AttributeDefinition, keyof DefinitionTexts> &
  TextChanges<DefinitionTexts>;

/** A group whose description is a change. */
export type GroupChange = Omit<Group, "description"> & TextChanges<Pick<Group, "description">>;

/**
 * Of the given texts those that differ from the stored ones, or undefined where none does (B4). Only
 * these are written, so that rivals who give different texts do not undo each other.
 */
export const changedTexts = <Cleared extends null>(
  stored: DefinitionTexts,
  given: TextChanges<DefinitionTexts, Cleared>,
): TextChanges<DefinitionTexts, Cleared> | undefined => {
  const changed = {
    displayName: differing(stored.displayName, given.displayName),
    defaultValue: differing(stored.defaultValue, given.defaultValue),
    description: differing(stored.description, given.description),
  };
  return Object.values(changed).every((text) => text === undefined) ? undefined : changed;
};

/** The text after a change of it. */
export const changedText = (
  stored: string | undefined,
  change: string | null | undefined,
): string | undefined => (change === undefined ? stored : (change ?? undefined));

/** A definition with the texts of a change. */
export const withTexts = <Definition extends DefinitionTexts>(
  stored: Definition,
  change: TextChanges<DefinitionTexts>,
): Definition => ({
  ...stored,
  displayName: changedText(stored.displayName, change.displayName),
  defaultValue: changedText(stored.defaultValue, change.defaultValue),
  description: changedText(stored.description, change.description),
});

/** A new definition, of which there is nothing that could be taken away. */
export const definitionOf = (change: AttributeChange): AttributeDefinition =>
  withTexts({ ...change, ...noTexts }, change);

const noTexts = { displayName: undefined, defaultValue: undefined, description: undefined };

/** The change that is left of a given one: none where the text is so already. */
export const differing = <Given extends string | null | undefined>(
  stored: string | undefined,
  given: Given,
): Given | undefined => ((given ?? undefined) === stored ? undefined : given);
