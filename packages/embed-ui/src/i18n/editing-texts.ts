import { useSyncExternalStore } from "react";
import { languageOf, type Language } from "./languages.js";
import { useTexts } from "./page-texts.js";
import { createTextsOf, type TextsOf } from "./texts.js";
import { safeLocale } from "./safe-locale.js";
import { useSettings } from "../settings/use-settings.js";
import { en } from "./editing/en.js";
import type { EditingCatalogue } from "./editing/catalogue.js";

/** The texts of menus and of editing, which the first paint of no page needs. */
export type EditingTexts = TextsOf<typeof en>;

const catalogues: Readonly<Record<Exclude<Language, "en">, () => Promise<EditingCatalogue>>> = {
  ar: async () => (await import("./editing/ar.js")).ar,
  de: async () => (await import("./editing/de.js")).de,
  es: async () => (await import("./editing/es.js")).es,
  fr: async () => (await import("./editing/fr.js")).fr,
  ja: async () => (await import("./editing/ja.js")).ja,
};

/** Catalogues that have come, and those that are on their way. */
const loaded = new Map<Language, EditingCatalogue>([["en", en]]);
const loading = new Map<Language, Promise<void>>();
const listeners = new Set<() => void>();

/** Fetches the texts of a language tag, once; English stands in for a file that cannot be had. */
const loadEditingTexts = (locale: string): Promise<void> => {
  const language = languageOf(locale);
  if (language === "en" || loaded.has(language)) return Promise.resolve();
  const coming =
    loading.get(language) ??
    catalogues[language]().then(
      (catalogue) => {
        loaded.set(language, catalogue);
        for (const listener of [...listeners]) listener();
      },
      () => void loading.delete(language),
    );
  loading.set(language, coming);
  return coming;
};

const subscribe = (listener: () => void): (() => void) => {
  const own = (): void => {
    listener();
  };
  listeners.add(own);
  return () => void listeners.delete(own);
};

const texts = new WeakMap<EditingCatalogue, Map<string, EditingTexts>>();

/** The same object for the same language and format, so that it can be a dependency of effects. */
const textsOf = (catalogue: EditingCatalogue, locale: string, format: string): EditingTexts => {
  const byFormat = texts.get(catalogue) ?? new Map<string, EditingTexts>();
  texts.set(catalogue, byFormat);
  const key = `${locale} ${format}`;
  const made =
    byFormat.get(key) ?? createTextsOf<typeof en>(catalogue, { locale, formatLocale: format });
  byFormat.set(key, made);
  return made;
};

/** The texts of menus and of editing, in the language of the page; English until its file has come. */
export const useEditingTexts = (): EditingTexts => {
  const { locale } = useTexts();
  const { formatLocale } = useSettings();
  const language = languageOf(locale);
  void loadEditingTexts(locale);
  const catalogue = useSyncExternalStore(subscribe, () => loaded.get(language) ?? en);
  return textsOf(catalogue, catalogue === en ? "en" : locale, safeLocale(formatLocale));
};
