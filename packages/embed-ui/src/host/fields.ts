import { isPlainObject } from "./message-size.js";

/** Reads a value; undefined where it is none of its kind. */
export type Reader<Value> = (given: unknown) => Value | undefined;

/** A field that may be left out. */
export interface OptionalReader<Value> {
  readonly optional: Reader<Value>;
}

/** Reads texts of some length. */
export const text =
  (lengthMax: number, form?: RegExp): Reader<string> =>
  (given) =>
    typeof given === "string" &&
    given !== "" &&
    given.length <= lengthMax &&
    (form === undefined || form.test(given))
      ? given
      : undefined;

export const oneOf =
  <Value extends string>(...values: readonly Value[]): Reader<Value> =>
  (given) =>
    values.find((value) => value === given);

export const flag: Reader<boolean> = (given) => (typeof given === "boolean" ? given : undefined);

/** Reads numbers that a length on a screen can be. */
export const length: Reader<number> = (given) =>
  typeof given === "number" && given >= 0 && given <= 1e7 ? given : undefined;

export const listOf =
  <Value>(reader: Reader<Value>, itemsMax: number): Reader<readonly Value[]> =>
  (given) => {
    if (!Array.isArray(given) || given.length > itemsMax) return undefined;
    const items = given.map(reader);
    return items.every((item) => item !== undefined) ? items : undefined;
  };

export const optional = <Value>(reader: Reader<Value>): OptionalReader<Value> => ({
  optional: reader,
});

/** The reader of each field of a payload. */
export type FieldReaders<Payload> = {
  readonly [Name in keyof Payload]-?: undefined extends Payload[Name]
    ? OptionalReader<Exclude<Payload[Name], undefined>>
    : Reader<Payload[Name]>;
};

/** Reads an object with exactly these fields: its own ones, and no other, prototype keys included. */
export const fields =
  <Payload extends object>(readers: FieldReaders<Payload>): Reader<Payload> =>
  (given) => {
    if (!isPlainObject(given)) return undefined;
    const names = Object.keys(readers);
    if (Object.keys(given).some((name) => !names.includes(name))) return undefined;
    const read: Record<string, unknown> = {};
    for (const [name, reader] of Object.entries<Reader<unknown> | OptionalReader<unknown>>(
      readers,
    )) {
      const value = Object.hasOwn(given, name) ? given[name] : undefined;
      const isLeftOut = value === undefined && typeof reader !== "function";
      if (isLeftOut) continue;
      const item = (typeof reader === "function" ? reader : reader.optional)(value);
      if (item === undefined) return undefined;
      read[name] = item;
    }
    return read as Payload;
  };
