import { describe, expect, test } from "@jest/globals";
import type { EditingCatalogue } from "./editing/catalogue.js";
import { ar } from "./editing/ar.js";
import { de } from "./editing/de.js";
import { en } from "./editing/en.js";
import { es } from "./editing/es.js";
import { fr } from "./editing/fr.js";
import { ja } from "./editing/ja.js";
import { namesIn } from "./message.js";

const all: readonly (readonly [string, EditingCatalogue])[] = [
  ["en", en],
  ["de", de],
  ["es", es],
  ["fr", fr],
  ["ja", ja],
  ["ar", ar],
];
const keys = Object.keys(en) as (keyof typeof en)[];

describe("G6: the texts of menus and of editing", () => {
  test.each(all)("%s has all of them, their values, and each plural", (locale, catalogue) => {
    expect(Object.keys(catalogue)).toEqual(keys);
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    for (const key of keys) {
      const message = catalogue[key];
      expect([key, namesIn(message)]).toEqual([key, namesIn(en[key])]);
      if (typeof message === "string") expect([key, message.trim()]).not.toEqual([key, ""]);
      else expect([key, Object.keys(message).sort()]).toEqual([key, [...pluralCategories].sort()]);
    }
  });

  test.each(all.slice(1))("%s is a translation, and no copy", (_locale, catalogue) => {
    const same = keys.filter((key) => typeof en[key] === "string" && en[key] === catalogue[key]);
    expect(same.length).toBeLessThan(6);
  });
});
