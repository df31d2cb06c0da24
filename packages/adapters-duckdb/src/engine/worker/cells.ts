import {
  DuckDBDateValue,
  DuckDBDecimalValue,
  DuckDBTimestampMillisecondsValue,
  DuckDBTimestampNanosecondsValue,
  DuckDBTimestampSecondsValue,
  DuckDBTimestampTZValue,
  DuckDBTimestampValue,
  DuckDBTypeId,
  JsonDuckDBValueConverter,
  type DuckDBType,
  type DuckDBValue,
  type DuckDBValueConverter,
  type Json,
} from "@duckdb/node-api";
import type { Cell, ColumnType } from "@embedded-analytics/domain";
import { numberOfDecimal, numberOfFloat } from "./numbers.js";
import { isoDate, isoTimestamp } from "./times.js";

/** How a column's values become cells (D11); `null` never reaches `read`. */
export interface CellReader {
  readonly type: ColumnType;
  read(value: DuckDBValue): Cell;
}

/** The reader of an engine's type; types that results do not know become texts. */
export const cellReader = (type: DuckDBType): CellReader =>
  nested.has(type.typeId)
    ? { type: "String", read: (value) => JSON.stringify(member(value, type, member)) }
    : leafReader(type);

const leafReader = ({ typeId }: DuckDBType): CellReader =>
  readers.get(typeId) ?? { type: "String", read: text };

/** What stands inside a list, a struct or a map is written as a cell of its type would be. */
const member: DuckDBValueConverter<Json> = (value, type, converter) => {
  if (value === null) return null;
  return nested.has(type.typeId)
    ? containers(value, type, converter)
    : leafReader(type).read(value);
};

const containers: DuckDBValueConverter<Json> = JsonDuckDBValueConverter;

const text = (value: DuckDBValue): string => String(value);

/** JSON has neither of the infinities, nor "not a number": they are null. */
const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

const integer = (value: DuckDBValue): Cell => {
  if (typeof value === "number") return value;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : text(value);
};

const time = (value: DuckDBValue): string => {
  if (value instanceof DuckDBDateValue) return isoDate(value.days) ?? beyond(value, value.days);
  if (value instanceof DuckDBTimestampValue) {
    return isoTimestamp(value.micros * 1000n) ?? beyond(value, value.micros);
  }
  if (value instanceof DuckDBTimestampTZValue) {
    const iso = isoTimestamp(value.micros * 1000n);
    return iso === undefined ? beyond(value, value.micros) : `${iso}Z`;
  }
  if (value instanceof DuckDBTimestampSecondsValue) {
    return isoTimestamp(value.seconds * 1_000_000_000n) ?? beyond(value, value.seconds);
  }
  if (value instanceof DuckDBTimestampMillisecondsValue) {
    return isoTimestamp(value.millis * 1_000_000n) ?? beyond(value, value.millis);
  }
  if (value instanceof DuckDBTimestampNanosecondsValue) {
    return isoTimestamp(value.nanos) ?? beyond(value, value.nanos);
  }
  return text(value);
};

/** A time that JavaScript has no date for: in the engine's form, or one of its two infinities. */
const beyond = (value: DuckDBValue & { isFinite: boolean }, count: number | bigint): string => {
  if (value.isFinite) return text(value);
  return count > 0 ? "infinity" : "-infinity";
};

const decimal = (value: DuckDBValue): Cell =>
  value instanceof DuckDBDecimalValue ? numberOfDecimal(value.value, value.scale) : text(value);

const { LIST, ARRAY, STRUCT, MAP, UNION, VARIANT } = DuckDBTypeId;
const nested: ReadonlySet<DuckDBTypeId> = new Set([LIST, ARRAY, STRUCT, MAP, UNION, VARIANT]);

const integers = [
  DuckDBTypeId.TINYINT,
  DuckDBTypeId.SMALLINT,
  DuckDBTypeId.INTEGER,
  DuckDBTypeId.BIGINT,
  DuckDBTypeId.HUGEINT,
  DuckDBTypeId.UTINYINT,
  DuckDBTypeId.USMALLINT,
  DuckDBTypeId.UINTEGER,
  DuckDBTypeId.UBIGINT,
  DuckDBTypeId.UHUGEINT,
  DuckDBTypeId.BIGNUM,
];
const times = [
  DuckDBTypeId.DATE,
  DuckDBTypeId.TIMESTAMP,
  DuckDBTypeId.TIMESTAMP_S,
  DuckDBTypeId.TIMESTAMP_MS,
  DuckDBTypeId.TIMESTAMP_NS,
  DuckDBTypeId.TIMESTAMP_TZ,
];

const readers = new Map<DuckDBTypeId, CellReader>([
  [DuckDBTypeId.BOOLEAN, { type: "Boolean", read: (value) => value === true }],
  [DuckDBTypeId.FLOAT, { type: "Double", read: (value) => numberOfFloat(Number(value)) }],
  [DuckDBTypeId.DOUBLE, { type: "Double", read: (value) => finite(Number(value)) }],
  [DuckDBTypeId.DECIMAL, { type: "Double", read: decimal }],
  ...integers.map((id) => [id, { type: "Int64", read: integer }] as const),
  ...times.map((id) => [id, { type: "Time", read: time }] as const),
]);
