import type { Catalogue, MessageKey, PlainKey, ValuesOf } from "./catalogue.js";
import { fill } from "./message.js";

/** Says the texts of one language, with numbers in the viewer's format. */
export interface Texts {
  /** BCP 47 tag of the catalogue, for sorting and plural. */
  readonly locale: string;
  readonly say: <Key extends MessageKey>(
    key: Key,
    ...values: Key extends PlainKey ? [] : [ValuesOf<Key>]
  ) => string;
}

/** The texts of a catalogue. `formatLocale` writes the numbers in them (G6). */
export const createTexts = (
  catalogue: Catalogue,
  { locale, formatLocale }: { readonly locale: string; readonly formatLocale: string },
): Texts => {
  const plural = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(formatLocale);
  return {
    locale,
    say: (key, ...[values]) => {
      const message = catalogue[key];
      const given: Readonly<Record<string, string | number>> = values ?? {};
      const count = Number(given["count"] ?? 0);
      const text =
        typeof message === "string" ? message : (message[plural.select(count)] ?? message.other);
      const written = Object.entries(given).map(([name, value]) => [
        name,
        typeof value === "number" ? numbers.format(value) : value,
      ]);
      return fill(text, Object.fromEntries(written) as Record<string, string>);
    },
  };
};
