import type { AttributeDefinition, Group } from "@embedded-analytics/domain";

/** A domain type as our statements give it in JSON: what may be undefined is null there. */
export type Nullable<Item> = {
  readonly [Name in keyof Item]: undefined extends Item[Name]
    ? Exclude<Item[Name], undefined> | null
    : Item[Name];
};

/** A group, and whatever else its row has. */
export const groupOf = <Row extends Nullable<Group>>(
  row: Row,
): Omit<Row, "description"> & Pick<Group, "description"> => ({
  ...row,
  description: row.description ?? undefined,
});

/** An attribute definition, and whatever else its row has. */
export const attributeOf = <Row extends Nullable<AttributeDefinition>>(
  row: Row,
): Omit<Row, Optional> & Pick<AttributeDefinition, Optional> => ({
  ...row,
  displayName: row.displayName ?? undefined,
  defaultValue: row.defaultValue ?? undefined,
  description: row.description ?? undefined,
});

type Optional = "displayName" | "defaultValue" | "description";
