import {
  BIGINT,
  DECIMAL,
  DuckDBDecimalValue,
  INTEGER,
  VARCHAR,
  type DuckDBType,
  type DuckDBValue,
} from "@duckdb/node-api";

type Texts = readonly (string | null)[];

/** A column as the engine takes it. */
export interface ColumnValues {
  readonly type: DuckDBType;
  readonly values: readonly DuckDBValue[];
}

/**
 * The values of a column that came as texts. Whole numbers and decimals are read here, since the engine takes
 * microseconds for each that it casts. Only a column whose every text is plain digits that fit is read: any other
 * one stays texts, so that the engine casts it, rounds it or refuses it.
 */
export const columnValues = (texts: Texts, type: string): ColumnValues =>
  valuesOf(texts, type) ?? { type: VARCHAR, values: texts };

const valuesOf = (texts: Texts, type: string): ColumnValues | undefined => {
  if (type === "INTEGER") {
    return fit(texts, integer) ? { type: INTEGER, values: each(texts, Number) } : undefined;
  }
  if (type === "BIGINT") {
    return fit(texts, bigint) ? { type: BIGINT, values: each(texts, BigInt) } : undefined;
  }
  const [, width = 0, scale = 0] = (/^DECIMAL\((\d+), ?(\d+)\)$/.exec(type) ?? []).map(Number);
  return width === 0 ? undefined : decimals(texts, width, scale);
};

const integer = /^-?\d{1,9}$/;
const bigint = /^-?\d{1,18}$/;

const decimals = (texts: Texts, width: number, scale: number): ColumnValues | undefined => {
  if (width === scale) return undefined;
  const fraction = scale === 0 ? "" : `(?:\\.\\d{1,${scale}})?`;
  const plain = new RegExp(`^-?\\d{1,${width - scale}}${fraction}$`);
  if (!fit(texts, plain)) return undefined;
  const values = each(texts, (text) => {
    const point = text.indexOf(".");
    const places = point < 0 ? 0 : text.length - point - 1;
    const digits = text.replace(".", "") + "0".repeat(scale - places);
    return new DuckDBDecimalValue(BigInt(digits), width, scale);
  });
  return { type: DECIMAL(width, scale), values };
};

const fit = (texts: Texts, plain: RegExp): boolean =>
  texts.every((text) => text === null || plain.test(text));

const each = <Value>(texts: Texts, read: (text: string) => Value): readonly (Value | null)[] =>
  texts.map((text) => (text === null ? null : read(text)));
