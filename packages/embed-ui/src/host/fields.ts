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

/** Reads an object of fields, and says which of them is wrong; nothing where it is no such object. */
export interface FieldsReader<Payload> extends Reader<Payload> {
  readonly wrongField: (given: unknown) => string | undefined;
}

/** Reads an object with exactly these fields: its own ones, and no other, prototype keys included. */
export const fields = <Payload extends object>(
  readers: FieldReaders<Payload>,
): FieldsReader<Payload> => {
  const read = (given: unknown): Payload | string | undefined => {
    if (!isPlainObject(given)) return undefined;
    const unknown = Object.keys(given).find((name) => !Object.hasOwn(readers, name));
    if (unknown !== undefined) return unknown.slice(0, 64);
    const payload: Record<string, unknown> = {};
    for (const [name, reader] of Object.entries<Reader<unknown> | OptionalReader<unknown>>(
      readers,
    )) {
      const value = Object.hasOwn(given, name) ? given[name] : undefined;
      const isLeftOut = value === undefined && typeof reader !== "function";
      if (isLeftOut) continue;
      const item = (typeof reader === "function" ? reader : reader.optional)(value);
      if (item === undefined) return name;
      payload[name] = item;
    }
    return payload as Payload;
  };
  const payloadOf = (given: unknown): Payload | undefined => {
    const answer = read(given);
    return typeof answer === "string" ? undefined : answer;
  };
  const wrongField = (given: unknown): string | undefined => {
    const answer = read(given);
    return typeof answer === "string" ? answer : undefined;
  };
  return Object.assign(payloadOf, { wrongField });
};
