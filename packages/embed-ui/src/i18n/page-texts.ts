import { useSyncExternalStore } from "react";
import { pageSettings } from "../settings/page-settings.js";
import type { Catalogue } from "./catalogue.js";
import { en } from "./catalogues/en.js";
import { directionOf, languageOf, loadCatalogue, type Language } from "./languages.js";
import { safeLocale } from "./safe-locale.js";
import { createTexts, type Texts } from "./texts.js";

/** The language that is shown; what it was before stays until the file of the next one has come. */
let shown: { readonly language: Language; readonly catalogue: Catalogue } = {
  language: "en",
  catalogue: en,
};
let texts: Texts = createTexts(en, { locale: "en", formatLocale: "en" });
let loading: Promise<void> = Promise.resolve();
const listeners = new Set<() => void>();

const renew = (): void => {
  const { locale, formatLocale } = pageSettings.get();
  const tag = languageOf(locale) === shown.language ? safeLocale(locale) : shown.language;
  texts = createTexts(shown.catalogue, { locale: tag, formatLocale: safeLocale(formatLocale) });
  if (typeof document !== "undefined") {
    document.documentElement.lang = tag;
    document.documentElement.dir = directionOf(shown.language);
  }
  for (const listener of [...listeners]) listener();
};

const follow = (): void => {
  const language = languageOf(pageSettings.get().locale);
  if (language === shown.language) return renew();
  loading = loadCatalogue(language).then(
    (catalogue) => {
      // The settings may name another language by now, whose own file is on its way.
      if (languageOf(pageSettings.get().locale) !== language) return;
      shown = { language, catalogue };
      renew();
    },
    // A file that cannot be had leaves the texts that are there.
    () => undefined,
  );
};

/** The texts of this page now, for what is no component. */
export const pageTexts = (): Texts => texts;

const subscribe = (listener: () => void): (() => void) => {
  const own = (): void => {
    listener();
  };
  listeners.add(own);
  return () => void listeners.delete(own);
};

/** The texts of this page; the component renders again when the language or the format changes. */
export const useTexts = (): Texts => useSyncExternalStore(subscribe, pageTexts);

/**
 * Follows the page's settings from now on. `settled` resolves when the language that they name now is
 * shown, so that a page does not speak English for a moment first.
 */
export const followLanguage = (): { readonly settled: () => Promise<void> } => {
  pageSettings.subscribe(follow);
  follow();
  return { settled: () => loading };
};
