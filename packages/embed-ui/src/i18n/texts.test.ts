import { describe, expect, test } from "@jest/globals";
import type { Catalogue, MessageKey } from "./catalogue.js";
import { ar } from "./catalogues/ar.js";
import { de } from "./catalogues/de.js";
import { en } from "./catalogues/en.js";
import { es } from "./catalogues/es.js";
import { fr } from "./catalogues/fr.js";
import { ja } from "./catalogues/ja.js";
import { directionOf, languageOf, loadCatalogue } from "./languages.js";
import { namesIn } from "./message.js";
import { safeLocale } from "./safe-locale.js";
import { createTexts } from "./texts.js";

const all: readonly (readonly [string, Catalogue])[] = [
  ["en", en],
  ["de", de],
  ["es", es],
  ["fr", fr],
  ["ja", ja],
  ["ar", ar],
];
const keys = Object.keys(en) as MessageKey[];

describe("G6: the catalogues", () => {
  test.each(all)(
    "%s has every text, its values, and a form for each plural",
    (locale, catalogue) => {
      expect(Object.keys(catalogue).sort()).toEqual([...keys].sort());
      const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
      for (const key of keys) {
        const message = catalogue[key];
        expect([key, namesIn(message)]).toEqual([key, namesIn(en[key])]);
        if (typeof message === "string") expect([key, message.trim()]).not.toEqual([key, ""]);
        else
          expect([key, Object.keys(message).sort()]).toEqual([key, [...pluralCategories].sort()]);
      }
    },
  );

  test.each(all.slice(1))("%s is a translation, and no copy", (_locale, catalogue) => {
    const same = keys.filter((key) => typeof en[key] === "string" && en[key] === catalogue[key]);
    expect(same.length).toBeLessThan(12);
  });

  test("are chosen by language, whatever the region; English where there is none", async () => {
    expect(["de-AT", "AR-eg", "ja", "pt", "", "constructor"].map(languageOf)).toEqual([
      ...["de", "ar", "ja"],
      ...["en", "en", "en"],
    ]);
    expect([directionOf("ar"), directionOf("de")]).toEqual(["rtl", "ltr"]);
    expect((await loadCatalogue("fr")).send).toBe("Envoyer");
  });
});

describe("G6: a text", () => {
  test("counts in its language, and writes numbers in the reader's format", () => {
    const rows = (catalogue: Catalogue, locale: string, formatLocale: string, count: number) =>
      createTexts(catalogue, { locale, formatLocale }).say("rows", { count });
    expect(rows(en, "en", "de-DE", 1234)).toBe("1.234 rows");
    expect(rows(en, "en", "en", 1)).toBe("1 row");
    expect(rows(de, "de", "en", 1)).toBe("1 Zeile");
    expect(rows(ar, "ar", "en", 2)).toBe("صفان");
    expect(rows(ar, "ar", "en", 5)).toBe("5 صفوف");
  });

  test("takes values as they are, even where they look like a name of a value", () => {
    const { say } = createTexts(en, { locale: "en", formatLocale: "en" });
    expect(say("firstRows", { shown: "{total}", total: "$&" })).toBe(
      "The first {total} of $& rows.",
    );
  });

  test("of a locale that is none is written in English formats", () => {
    expect([safeLocale("de-ch"), safeLocale("x"), safeLocale(undefined)]).toEqual([
      ...["de-CH", "en", "en"],
    ]);
  });
});
