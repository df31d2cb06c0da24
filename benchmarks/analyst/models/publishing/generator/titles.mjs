import { dayText } from "../../tables.mjs";
import {
  agencies,
  authorCountries,
  firstNames,
  formats,
  imprints,
  known,
  surnames,
  weightedPick,
} from "./lists.mjs";
import { words } from "./words.mjs";

/** 31 October 2026. */
export const lastDay = 1034;

/** Authors with a home, an agency and an imprint that they write for. */
const authorsOf = (chance, count) => {
  const used = new Set();
  return Array.from({ length: count }, () => {
    let name;
    do name = `${chance.pick(firstNames)} ${chance.pick(surnames)}`;
    while (used.has(name));
    used.add(name);
    return {
      ...{ name, books: 0, country: weightedPick(chance, authorCountries) },
      agency: weightedPick(chance, agencies),
      imprint: imprints[chance.weighted(imprints.map(({ weight }) => weight))],
    };
  });
};

const knownAuthors = {
  "Ngozi Okonkwo": { country: "NG", agency: "Curzon & Rowe" },
  "Stuart Kinnear": { country: "GB", agency: "Thistlewood Literary" },
  "Posy Lambourne": { country: "GB", agency: "" },
  "Caspian Rook": { country: "US", agency: "Pemberton Talent" },
};

const nameOf = (chance, imprint, used) => {
  const [firsts, lasts] = words[imprint];
  for (;;) {
    const name = `${chance.pick(firsts)} ${chance.pick(lasts)}`;
    if (used.has(name)) continue;
    used.add(name);
    return name;
  }
};

const advanceOf = (chance, demand, isDebut) => {
  const base =
    1500 + demand * chance.between(2500, 15_000) * (isDebut ? 0.55 : 1) * (demand > 2 ? 1.6 : 1);
  return Math.round(base / (base > 20_000 ? 2500 : 500)) * (base > 20_000 ? 2500 : 500);
};

const titleOf = (chance, { author, used, first }) => {
  const imprint = author.imprint;
  const isDebut = author.books === 0 && chance.percent(34);
  author.books += 1;
  const demand = imprint.demand * (chance.between(15, 120) / 100) * (chance.percent(9) ? 2.6 : 1);
  return {
    ...{ author, imprint, isDebut, demand, first },
    title: nameOf(chance, imprint.name, used),
    genre: chance.pick(imprint.genres),
    series: "",
    isTranslation: ["SE", "IT", "JP"].includes(author.country),
  };
};

const withDates = (chance, title) => {
  const signed =
    title.first === undefined ? chance.between(480, 1000) : title.first - chance.between(380, 800);
  const due =
    title.first === undefined
      ? signed + chance.between(230, 500)
      : title.first - chance.between(225, 330);
  return {
    ...title,
    ...{ signed, due },
    received: title.first === undefined ? undefined : Math.min(due + chance.between(-20, 75), 1030),
    advance: advanceOf(chance, title.demand, title.isDebut),
  };
};

/** Titles by the day on which they first come out; the last ones have no manuscript yet. */
export const titlesOf = (chance, { published, writing }) => {
  const used = new Set();
  const authors = authorsOf(chance, 96);
  const titles = Array.from({ length: published + writing }, (_, at) =>
    titleOf(chance, {
      ...{ author: chance.pick(authors), used },
      first: at < published ? chance.between(-720, lastDay + 150) : undefined,
    }),
  );
  for (const { at, author, imprint, ...rest } of known)
    Object.assign(titles[at], rest, {
      author: { name: author, ...knownAuthors[author] },
      imprint: imprints.find(({ name }) => name === imprint),
      ...{ isDebut: false, isTranslation: false },
    });
  return titles
    .map((title) => withDates(chance, title))
    .sort((one, other) => one.signed - other.signed)
    .map((title, at) => ({ id: at + 1, ...title }));
};

export const titleRow = (each) => [
  ...[each.id, each.title, each.author.name, each.author.country, each.author.agency],
  ...[each.imprint.name, each.genre, pickEditor(each), each.series, each.isDebut],
  ...[each.isTranslation, dayText(each.signed), dayText(each.due)],
  ...[each.received === undefined ? "" : dayText(each.received), each.advance],
];

const pickEditor = ({ imprint, id }) => imprint.editors[id % imprint.editors.length];

/** The formats of a title with the days on which they come out. */
const formatsOf = (chance, { first, genre, imprint, demand }) => {
  const hasHardback = chance.percent(imprint.name === "Blackwater Crime" ? 52 : 70) || demand > 2.5;
  const paperback = hasHardback ? first + chance.between(240, 380) : first;
  const isPicture = genre === "Picture books";
  return [
    ...(hasHardback ? [["HB", first]] : []),
    ...(paperback < lastDay + 190 ? [["PB", paperback]] : []),
    ...(!isPicture && chance.percent(92) ? [["EB", first]] : []),
    ...(!isPicture && chance.percent(47) ? [["AB", first + chance.pick([0, 0, 14, 30])]] : []),
  ];
};

const priceOf = (chance, format, isPicture) => {
  const [least, most] = formats[format].prices;
  const steps = Math.round(most - least);
  return (least + chance.below(steps + 1) - (isPicture ? 2 : 0)).toFixed(2);
};

const statusOf = (chance, { format, day }) => {
  if (day > lastDay) return "FC";
  if ((format === "HB" || format === "PB") && day < 500) {
    if (chance.percent(format === "HB" ? 22 : 6)) return "OP";
    if (chance.percent(5)) return "RP";
  }
  return "AV";
};

const editionOf = (chance, { title, format, day }) => {
  const isPrinted = format === "HB" || format === "PB";
  const isPicture = title.genre === "Picture books";
  return {
    ...{ title, format, day, isPrinted, price: priceOf(chance, format, isPicture) },
    status: statusOf(chance, { format, day }),
    pages: !isPrinted
      ? ""
      : isPicture
        ? chance.pick([24, 32, 32, 40])
        : chance.between(11, 34) * 16,
    demand: title.demand * { HB: 0.85, PB: 1, EB: 0.9, AB: 0.8 }[format] * chance.between(60, 140),
  };
};

export const editionsOf = (chance, titles) =>
  titles
    .filter(({ first }) => first !== undefined)
    .flatMap((title) =>
      formatsOf(chance, title).map(([format, day]) => editionOf(chance, { title, format, day })),
    )
    .map((edition, at) => ({ id: 1001 + at, ...edition }));

export const editionRow = (each) => [
  ...[each.id, each.title.id, 9_781_840_000_000 + each.id * 13, each.format, each.status],
  ...[dayText(each.day), each.price, each.pages],
];
