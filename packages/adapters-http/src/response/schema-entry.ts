import type { Column } from "@embedded-analytics/domain";

/** A column as it goes over the wire (D11): both spellings, since clients in the field read either. */
export const schemaEntry = ({ name, type }: Column): object => ({
  name,
  column_type: type,
  columnType: type,
});
