import type { Catalogue } from "./catalogue.js";
import { en } from "./catalogues/en.js";

/** Catalogues beside English; each is a file of its own, fetched where a viewer speaks its language. */
const catalogues = {
  ar: async () => (await import("./catalogues/ar.js")).ar,
  de: async () => (await import("./catalogues/de.js")).de,
  es: async () => (await import("./catalogues/es.js")).es,
  fr: async () => (await import("./catalogues/fr.js")).fr,
  ja: async () => (await import("./catalogues/ja.js")).ja,
} satisfies Readonly<Record<string, () => Promise<Catalogue>>>;

/** Languages of the page's texts, as BCP 47 tags. */
export type Language = keyof typeof catalogues | "en";

/** Languages that are written from right to left. */
const rightToLeft: ReadonlySet<Language> = new Set<Language>(["ar"]);

/** The language of the page for a tag such as `de-AT`; English where there is none. */
export const languageOf = (tag: string): Language => {
  const [base = ""] = tag.toLowerCase().split("-");
  return Object.hasOwn(catalogues, base) ? (base as Language) : "en";
};

export const directionOf = (language: Language): "rtl" | "ltr" =>
  rightToLeft.has(language) ? "rtl" : "ltr";

/** Fetches a language's texts; rejects where its file cannot be had. */
export const loadCatalogue = (language: Language): Promise<Catalogue> =>
  language === "en" ? Promise.resolve(en) : catalogues[language]();
