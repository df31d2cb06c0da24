import type { Catalogue, CatalogueOf, PlainKeyIn, ValuesIn } from "./catalogue.js";
import type { en } from "./catalogues/en.js";
import { fill, type Message } from "./message.js";

/** Says the texts of one language, with numbers in the viewer's format. */
export interface TextsOf<English extends Readonly<Record<string, Message>>> {
  /** BCP 47 tag of the catalogue, for sorting and plural. */
  readonly locale: string;
  readonly say: <Key extends keyof English>(
    key: Key,
    ...values: Key extends PlainKeyIn<English> ? [] : [ValuesIn<English, Key>]
  ) => string;
}

/** The texts that every page has. */
export type Texts = TextsOf<typeof en>;

/** How the texts of a catalogue are said. */
interface Formats {
  readonly locale: string;
  /** Writes the numbers in the texts (G6). */
  readonly formatLocale: string;
}

/** The texts of a catalogue that every page has. */
export const createTexts = (catalogue: Catalogue, formats: Formats): Texts =>
  createTextsOf<typeof en>(catalogue, formats);

/** The texts of any part's catalogue. */
export const createTextsOf = <English extends Readonly<Record<string, Message>>>(
  catalogue: CatalogueOf<English>,
  { locale, formatLocale }: Formats,
): TextsOf<English> => {
  const plural = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(formatLocale);
  return {
    locale,
    say: (key, ...[values]) => {
      const message: Message = catalogue[key];
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
