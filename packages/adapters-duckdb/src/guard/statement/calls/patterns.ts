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
      const place = { flags: sign, width, comma, precision, letter };
      const untyped = letter === "" && (sign !== "" || precision !== "");
      if (untyped || isRefused(place)) return all;
      return found.add(index, typeOf[letter], width, precision) ? "" : all;
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
      const typed = letter === "i" ? "d" : letter;
      // A text may stand to the left.
      const place = { flags: flags.replace(typed === "s" ? "-" : "", ""), width, comma, precision };
      if (isRefused({ ...place, letter: typed })) return all;
      return found.add("", typeOf[typed], width, precision) ? "" : all;
    },
  );
  return found.unless(rest.includes("%"));
};

/** One place of a pattern, in parts; what it does not say is empty. */
interface PatternPlace {
  readonly flags: string;
  readonly width: string;
  readonly comma: string;
  readonly precision: string;
  readonly letter: string;
}

/** Whether a place asks for what its type does not have, or for a form whose width nobody can tell. */
const isRefused = ({ flags, width, comma, precision, letter }: PatternPlace): boolean => {
  const type = typeOf[letter];
  if (letter !== "" && type === undefined) return true;
  if (comma !== "" && flags + width !== "") return true;
  if (type === "VARCHAR" && flags + comma !== "") return true;
  if (type === "BIGINT" && precision !== "") return true;
  return comma !== "" && (letter === "e" || letter === "g");
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
