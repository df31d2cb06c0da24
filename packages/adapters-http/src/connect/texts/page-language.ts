import type { Request } from "express";
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

/** The language of the page for a browser, by its `Accept-Language`; English where it takes none of ours. */
export const pageLanguageOf = (request: Request): PageLanguage => {
  const tag = request.acceptsLanguages([...catalogues.keys()]);
  const texts = tag === false ? undefined : catalogues.get(tag);
  return tag === false || texts === undefined ? english : { tag, texts };
};
