import type { Request } from "express";
import { languageIn } from "../browser-cookie.js";
import { queryParameters } from "../web-parameters.js";
import { ar } from "./ar.js";
import type { ConnectTexts } from "./connect-texts.js";
import { de } from "./de.js";
import { en } from "./en.js";
import { es } from "./es.js";
import { fr } from "./fr.js";
import { ja } from "./ja.js";

/** A language of the pages of Connect, and its words. */
export interface PageLanguage {
  readonly tag: string;
  readonly texts: ConnectTexts;
}

const english: PageLanguage = { tag: "en", texts: en };

// English comes first: a browser that takes any language gets it.
const catalogues: ReadonlyMap<string, ConnectTexts> = new Map(
  Object.entries({ en, ar, de, es, fr, ja }),
);

/** The languages of the pages as tags of BCP 47. */
export const pageLanguages: readonly string[] = [...catalogues.keys()];

/** The first of ours in a list such as `de-AT en` (`ui_locales` of OpenID Connect, 3.1.2.1). */
export const firstLanguageOf = (locales: string | undefined): string | undefined =>
  (locales ?? "")
    .split(" ")
    .map((tag) => tag.toLowerCase().split("-", 1)[0] ?? "")
    .find((tag) => catalogues.has(tag));

/**
 * The language of the page for a browser: the one that its client has asked for by `ui_locales`, here or when
 * it began, else by its `Accept-Language`; English where neither has one of ours.
 */
export const pageLanguageOf = (request: Request): PageLanguage => {
  const asked = firstLanguageOf(queryParameters(request.url)("ui_locales"));
  const kept = firstLanguageOf(languageIn(request.headers.cookie));
  const tag = asked ?? kept ?? request.acceptsLanguages([...pageLanguages]);
  const texts = tag === false ? undefined : catalogues.get(tag);
  return tag === false || texts === undefined ? english : { tag, texts };
};
