import type { AttributeDefinition } from "./definitions.js";

/** The texts of an attribute definition; as a change, undefined leaves what is stored. */
export type DefinitionTexts = Pick<
  AttributeDefinition,
  "displayName" | "defaultValue" | "description"
>;

/**
 * Of the given texts those that differ from the stored ones, or undefined where none does (B4). Only
 * these are written, so that rivals who give different texts do not undo each other.
 */
export const changedTexts = (
  stored: DefinitionTexts,
  given: DefinitionTexts,
): DefinitionTexts | undefined => {
  const changed = {
    displayName: differing(stored.displayName, given.displayName),
    defaultValue: differing(stored.defaultValue, given.defaultValue),
    description: differing(stored.description, given.description),
  };
  return Object.values(changed).every((text) => text === undefined) ? undefined : changed;
};

/** A definition with the texts of a change. */
export const withTexts = <Definition extends DefinitionTexts>(
  stored: Definition,
  change: DefinitionTexts,
): Definition => ({
  ...stored,
  displayName: change.displayName ?? stored.displayName,
  defaultValue: change.defaultValue ?? stored.defaultValue,
  description: change.description ?? stored.description,
});

const differing = (stored: string | undefined, given: string | undefined): string | undefined =>
  given === stored ? undefined : given;
