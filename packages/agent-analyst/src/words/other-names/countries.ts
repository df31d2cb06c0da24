import { plainOf } from "../token.js";

/** What the people and things of a country are called, by its ISO 3166 code, where no rule makes it of the name. */
const peoples: Readonly<Record<string, string>> = {
  AR: "argentinian argentine",
  AT: "austrian",
  AU: "australian",
  BE: "belgian",
  BG: "bulgarian",
  BR: "brazilian",
  CA: "canadian",
  CH: "swiss",
  CL: "chilean",
  CN: "chinese",
  CO: "colombian",
  CZ: "czech",
  DE: "german",
  DK: "danish dane",
  EE: "estonian",
  EG: "egyptian",
  ES: "spanish spaniard",
  FI: "finnish finn",
  FR: "french",
  GB: "british brit",
  GR: "greek",
  HR: "croatian",
  HU: "hungarian",
  ID: "indonesian",
  IE: "irish",
  IL: "israeli",
  IN: "indian",
  IS: "icelandic",
  IT: "italian",
  JP: "japanese",
  KE: "kenyan",
  KR: "korean",
  LT: "lithuanian",
  LU: "luxembourgish",
  LV: "latvian",
  MA: "moroccan",
  MX: "mexican",
  MY: "malaysian",
  NG: "nigerian",
  NL: "dutch",
  NO: "norwegian",
  NZ: "kiwi",
  PE: "peruvian",
  PH: "filipino philippine",
  PK: "pakistani",
  PL: "polish pole",
  PT: "portuguese",
  RO: "romanian",
  RS: "serbian",
  RU: "russian",
  SA: "saudi",
  SE: "swedish swede",
  SG: "singaporean",
  SI: "slovenian",
  SK: "slovak",
  TH: "thai",
  TR: "turkish",
  TW: "taiwanese",
  UA: "ukrainian",
  US: "american",
  VN: "vietnamese",
  ZA: "south_african",
};

/** Names that are no English names of ISO 3166. */
const spoken: Readonly<Record<string, string>> = {
  AE: "uae",
  CZ: "czech_republic",
  GB: "uk britain great_britain",
  KR: "korea",
  NL: "holland",
  RU: "russia",
  TR: "turkey",
  US: "usa america",
  VN: "vietnam",
};

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

let remembered: ReadonlyMap<string, readonly string[]> | undefined;

/** All that values may hold for a country: its code, its names, and how it is spoken of. */
const countriesByName = (): ReadonlyMap<string, readonly string[]> => {
  if (remembered !== undefined) return remembered;
  const regions = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
  const byName = new Map<string, readonly string[]>();
  for (const first of letters)
    for (const second of letters) {
      const code = `${first}${second}`;
      const name = regions.of(code);
      if (name === undefined) continue;
      const names = [plainOf(name), ...wordsIn(spoken[code])];
      const all = [...names, code.toLowerCase()];
      for (const each of [...names, ...wordsIn(peoples[code])])
        byName.set(each, [...(byName.get(each) ?? []), ...all]);
    }
  remembered = byName;
  return byName;
};

const wordsIn = (text: string | undefined): readonly string[] =>
  (text ?? "").split(" ").flatMap((word) => (word === "" ? [] : [word.replaceAll("_", " ")]));

/** What values may call the country that these words name, in small letters: `germany`, `de` of `german`. */
export const countryValues = (words: string): readonly string[] =>
  countriesByName().get(words) ?? [];
