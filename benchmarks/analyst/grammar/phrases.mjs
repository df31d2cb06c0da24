// Words for a logical form: a small grammar with several forms for each part, in several orders.
import { namesOf } from "./forms.mjs";

/** The plural of a name. */
export const pluralOf = (noun) =>
  /[^aeiou]y$/.test(noun)
    ? `${noun.slice(0, -1)}ies`
    : /(s|x|ch|sh)$/.test(noun)
      ? noun.endsWith("s")
        ? noun
        : `${noun}es`
      : `${noun}s`;

/** How the parts of a form are said; `name` chooses among the names of a member. */
const partsOf = (form, chance, name) => {
  const { measure, group, filter, range, step, rank } = form;
  const figure = name(measure);
  const by =
    group === undefined
      ? ""
      : chance.pick(["by", "per", "for each", "broken down by", "split by"]) + ` ${name(group)}`;
  const groups = group === undefined ? "" : pluralOf(name(group));
  const head =
    rank === undefined
      ? [figure, by].filter(Boolean).join(" ")
      : rank.direction === "DESC"
        ? chance.pick([
            `top ${rank.count} ${groups} by ${figure}`,
            // The best of what nobody wants has the least of it: only the plain word says which end is meant.
            `${rank.count} highest ${groups} by ${figure}`,
            `${rank.count} ${groups} with the highest ${figure}`,
          ])
        : chance.pick([
            `bottom ${rank.count} ${groups} by ${figure}`,
            `${rank.count} ${groups} with the lowest ${figure}`,
          ]);
  const stepped =
    step === undefined ? "" : chance.pick([`by ${step}`, `per ${step}`, `for each ${step}`]);
  return {
    head: [head, stepped].filter(Boolean).join(" "),
    filter: filterWords(filter, chance, name),
    time: range && chance.pick(range.words),
  };
};

const filterWords = (filter, chance, name) => {
  if (filter === undefined) return undefined;
  const { dimension, value, isNot } = filter;
  return isNot
    ? chance.pick([
        `without ${value}`,
        `except ${value}`,
        `excluding ${value}`,
        `where ${name(dimension)} is not ${value}`,
      ])
    : chance.pick([
        `for ${value}`,
        `where ${name(dimension)} is ${value}`,
        `only ${value}`,
        `of ${value}`,
      ]);
};

const openings = ["", "show me ", "what is the ", "give me the "];
const courtesies = ["please ", "can you show me ", "i would like to know the ", "hi, "];

const joined = (...parts) => parts.filter(Boolean).join(" ");

/** The ways to say a form, each with what is particular about it. */
export const phrasings = {
  plain: (form, chance) => {
    const { head, filter, time } = partsOf(form, chance, (member) => namesOf(member)[0]);
    return chance.pick(openings) + joined(head, filter, time);
  },
  synonyms: (form, chance) => {
    const { head, filter, time } = partsOf(form, chance, (member) => chance.pick(namesOf(member)));
    return joined(head, filter, time);
  },
  "order of words": (form, chance) => {
    const { head, filter, time } = partsOf(form, chance, (member) => namesOf(member)[0]);
    if (time !== undefined && chance.percent(50)) return joined(`${time},`, head, filter);
    return joined(head, time, filter);
  },
  courtesy: (form, chance) => {
    const { head, filter, time } = partsOf(form, chance, (member) => namesOf(member)[0]);
    return (
      chance.pick(courtesies) +
      joined(head, filter, time) +
      chance.pick(["", " please", " right now", "?"])
    );
  },
  "said twice": (form, chance) => {
    const { head, filter, time } = partsOf(form, chance, (member) => namesOf(member)[0]);
    return joined(head, filter, time, filter, filter === undefined ? time : undefined);
  },
  "plural for singular": (form, chance) => {
    const name = (member) => (member === form.group ? pluralOf : String)(namesOf(member)[0]);
    const { head, filter, time } = partsOf({ ...form, filter: undefined }, chance, name);
    const { filter: said } = partsOf(form, chance, (member) => namesOf(member)[0]);
    return joined(head, said ?? filter, time);
  },
  "a typo": (form, chance) => {
    const { head, filter, time } = partsOf(form, chance, (member) => namesOf(member)[0]);
    return joined(slipped(head, form, chance), filter, time);
  },
};

/** One word of a name with two letters exchanged, long enough to be recognised. */
const slipped = (text, { measure, group }, chance) => {
  const words = [measure, group]
    .filter(Boolean)
    .flatMap((member) => namesOf(member)[0].split(/[^a-z]+/))
    .filter((word) => word.length > 5 && text.includes(word));
  if (words.length === 0) return text;
  const word = chance.pick(words);
  const at = chance.between(1, word.length - 3);
  const wrong = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  return text.replace(word, wrong);
};

const strange = ["lunar", "penguin", "turbo", "velvet", "quantum", "marzipan"];
const changing = [
  "median",
  "cumulative",
  "other",
  "second highest",
  "projected",
  "weighted",
  "rolling",
];

/** Questions with a word too many: none of them means the form any more. */
export const spoiled = {
  "a strange word": (form, chance) => {
    const words = phrasings.plain(form, chance).split(" ");
    words.splice(chance.between(0, words.length), 0, chance.pick(strange));
    return words.join(" ");
  },
  "a word that changes the figure": (form, chance) => {
    // `other` and a value that is excluded say the same.
    const words = changing.filter((word) => word !== "other" || form.filter?.isNot !== true);
    const { head, filter, time } = partsOf(form, chance, (member) => namesOf(member)[0]);
    return joined(chance.pick(words), head, filter, time);
  },
};
