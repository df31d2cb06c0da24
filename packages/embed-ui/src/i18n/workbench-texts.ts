import { useSyncExternalStore } from "react";
import { languageOf, type Language } from "./languages.js";
import { useTexts } from "./page-texts.js";
import { createTextsOf, type TextsOf } from "./texts.js";
import { safeLocale } from "./safe-locale.js";
import { useSettings } from "../settings/use-settings.js";
import { en } from "./workbench/en.js";
import type { WorkbenchCatalogue } from "./workbench/catalogue.js";

/** The texts of menus and of editing, which the first paint of no page needs. */
export type WorkbenchTexts = TextsOf<typeof en>;

const catalogues: Readonly<Record<Exclude<Language, "en">, () => Promise<WorkbenchCatalogue>>> = {
  ar: async () => (await import("./workbench/ar.js")).ar,
  de: async () => (await import("./workbench/de.js")).de,
  es: async () => (await import("./workbench/es.js")).es,
  fr: async () => (await import("./workbench/fr.js")).fr,
  ja: async () => (await import("./workbench/ja.js")).ja,
};

/** Catalogues that have come, and those that are on their way. */
const loaded = new Map<Language, WorkbenchCatalogue>([["en", en]]);
const loading = new Map<Language, Promise<void>>();
const listeners = new Set<() => void>();

/** Fetches the texts of a language tag, once; English stands in for a file that cannot be had. */
const loadWorkbenchTexts = (locale: string): Promise<void> => {
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

const texts = new WeakMap<WorkbenchCatalogue, Map<string, WorkbenchTexts>>();

/** The same object for the same language and format, so that it can be a dependency of effects. */
const textsOf = (catalogue: WorkbenchCatalogue, locale: string, format: string): WorkbenchTexts => {
  const byFormat = texts.get(catalogue) ?? new Map<string, WorkbenchTexts>();
  texts.set(catalogue, byFormat);
  const key = `${locale} ${format}`;
  const made =
    byFormat.get(key) ?? createTextsOf<typeof en>(catalogue, { locale, formatLocale: format });
  byFormat.set(key, made);
  return made;
};

/** The texts of menus and of editing, in the language of the page; English until its file has come. */
export const useWorkbenchTexts = (): WorkbenchTexts => {
  const { locale } = useTexts();
  const { formatLocale } = useSettings();
  const language = languageOf(locale);
  void loadWorkbenchTexts(locale);
  const catalogue = useSyncExternalStore(subscribe, () => loaded.get(language) ?? en);
  return textsOf(catalogue, catalogue === en ? "en" : locale, safeLocale(formatLocale));
};
