/** What the server says of a column's type; the modifier is -1 where there is none. */
export interface ServerType {
  readonly oid: number;
  readonly modifier: number;
}

// Object ids of PostgreSQL's own types, which are the same in every server.
const plainTypes: Readonly<Record<number, string>> = {
  16: "BOOLEAN",
  21: "SMALLINT",
  23: "INTEGER",
  20: "BIGINT",
  701: "DOUBLE",
  25: "VARCHAR",
  1043: "VARCHAR",
  1082: "DATE",
  1114: "TIMESTAMP",
  1184: "TIMESTAMP WITH TIME ZONE",
};

const casts: Readonly<Record<number, string>> = {
  19: "name: cast it with ::text",
  114: "json: cast it with ::text",
  700: "real: cast it with ::double precision",
  790: "money: cast it with ::numeric(18,2)",
  1042: "character with padding: cast it with ::text",
  1083: "time of day: cast it with ::text",
  1186: "interval: cast it to a number, such as extract(epoch from …)::double precision",
  1266: "time of day: cast it with ::text",
  2950: "uuid: cast it with ::text",
  3802: "jsonb: cast it with ::text",
};

const numericOid = 1700;
const modifierHeader = 4;
const digitsMax = 38;

/** The embedded engine's type for a column of a database, or what its author has to cast. */
export const engineTypeOf = ({
  oid,
  modifier,
}: ServerType): { readonly type: string } | { readonly problem: string } => {
  const plain = plainTypes[oid];
  if (plain !== undefined) return { type: plain };
  if (oid !== numericOid) {
    return { problem: casts[oid] ?? "of a type that is not supported: cast it with ::text" };
  }
  const precision = ((modifier - modifierHeader) >> 16) & 0xffff;
  const scale = (modifier - modifierHeader) & 0x7ff;
  if (modifier < modifierHeader || precision > digitsMax || scale > precision) {
    return {
      problem: `numeric without digits that fit: cast it with ::numeric(${digitsMax - 20},4) or ::double precision`,
    };
  }
  return { type: `DECIMAL(${precision},${scale})` };
};
