import { Refusal } from "../refusal.js";

/** The types that the values of a pattern have to have: undefined for any, by place. */
export type PatternTypes = ReadonlyMap<number, string | undefined>;

// Wider ones make long texts out of short ones (T14), and are nothing that people read.
const widthMax = 20;

/**
 * The values that a pattern of `format` asks for. Only forms are let through whose widths are bounded
 * and whose types are known, so that a value is cast to what its place takes.
 */
export const formatPattern = (pattern: string): PatternTypes => {
  const found = new Found("format");
  const rest = pattern.replace(
    /\{\{|\}\}|\{(\d*)(?::(?:[^{}]?[<>^])?([-+]?0?)(\d*)(,?)(?:\.(\d+))?([a-z]?))?\}/g,
    (all: string, ...groups: (string | undefined)[]) => {
      const [index, sign = "", width = "", comma = "", precision = "", letter = ""] = groups;
      if (index === undefined) return "";
      const plain = comma !== "" && sign + width !== "";
      const type = letter === "" ? undefined : typeOf[letter];
      const untyped = letter === "" && (sign !== "" || precision !== "");
      if (plain || untyped || (letter !== "" && type === undefined)) return all;
      if (type === "VARCHAR" && sign + comma !== "") return all;
      if (type === "BIGINT" && precision !== "") return all;
      if (comma !== "" && (letter === "e" || letter === "g")) return all;
      return found.add(index, type, width, precision) ? "" : all;
    },
  );
  return found.unless(/[{}]/.test(rest));
};

/** The same for `printf`. */
export const printfPattern = (pattern: string): PatternTypes => {
  const found = new Found("printf");
  const rest = pattern.replace(
    /%%|%(-?\+?0?)(,?)(\d*)(?:\.(\d+))?([a-z])/g,
    (all: string, ...groups: (string | undefined)[]) => {
      const [flags, comma = "", width = "", precision = "", letter = ""] = groups;
      if (flags === undefined) return "";
      const type = letter === "i" ? "BIGINT" : typeOf[letter];
      if (type === undefined) return all;
      if (type === "VARCHAR" && /[+0,]/.test(flags + comma)) return all;
      if (type === "BIGINT" && precision !== "") return all;
      if (comma !== "" && (flags + width !== "" || letter === "e" || letter === "g")) return all;
      return found.add("", type, width, precision) ? "" : all;
    },
  );
  return found.unless(rest.includes("%"));
};

const typeOf: Readonly<Record<string, string | undefined>> = {
  d: "BIGINT",
  f: "DOUBLE",
  e: "DOUBLE",
  g: "DOUBLE",
  s: "VARCHAR",
};

/** What has been found in a pattern from left to right. */
class Found {
  private readonly types = new Map<number, string | undefined>();
  private counted: boolean | undefined;

  constructor(private readonly name: string) {}

  /** Answers false where the engine, or nobody, would know what is meant. */
  add(index: string, type: string | undefined, width: string, precision: string): boolean {
    if (Number(width) > widthMax || Number(precision) > widthMax) return false;
    const counted = index === "";
    if (this.counted === !counted) return false;
    this.counted = counted;
    const at = counted ? this.types.size : Number(index);
    if (this.types.has(at) && this.types.get(at) !== type) return false;
    this.types.set(at, type);
    return true;
  }

  unless(wrong: boolean): PatternTypes {
    if (!wrong) return this.types;
    throw new Refusal(
      `${this.name} takes plain patterns here, with widths and precisions up to ${widthMax}.`,
    );
  }
}
