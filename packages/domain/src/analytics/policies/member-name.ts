import { parsed, unparsed, type Parsed } from "./parse/parsed.js";

/** Reads the name of a member of this cube or view, written `city`, `{CUBE}.city` or `orders.city`. */
export const parseMemberName = (value: unknown, cubeName: string): Parsed<string> => {
  const text = typeof value === "string" ? value.trim() : "";
  const own = /^(?:\{\s*(?:CUBE|(\w+))\s*\}\.|(\w+)\.)?(\w+)$/.exec(text);
  const [, braced, plain, name] = own ?? [];
  const of = braced ?? plain ?? cubeName;
  if (name === undefined) return unparsed("must be the name of a member");
  return of === cubeName || of === "CUBE"
    ? parsed(name)
    : unparsed(`must be a member of ${cubeName}, not of ${of}`);
};
