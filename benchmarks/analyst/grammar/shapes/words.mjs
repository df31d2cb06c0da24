// A question out of a template: `(by|per)` is one of several words, `{m}` a part of the form.
import { namesOf } from "../forms.mjs";
import { pluralOf } from "../phrases.mjs";

const singular = (name) => {
  if (/ies$/.test(name)) return name.replace(/ies$/, "y");
  if (/(?:ches|shes|sses|xes)$/.test(name)) return name.replace(/es$/, "");
  return name.replace(/([^s])s$/, "$1");
};

const isPlural = (name) => /[^s]s$/.test(name) && !/^(?:number|total|sum|average) /.test(name);

const nameOf = (member, chance) =>
  chance.percent(75) ? namesOf(member)[0] : chance.pick(namesOf(member));

/** The words for a measure: `m` its name, `c` where it counts things, `a` where it is an amount, `one` of it. */
export const measureWords = (measure, chance, suffix = "") => {
  const name = nameOf(measure, chance);
  const isCounted = isPlural(name) && measure.format !== "currency";
  const isSold = /^(?:[\w ]+ )?(?:revenue|income|sales|turnover)$/.test(name);
  return {
    [`m${suffix}`]: name,
    ...(isCounted ? { [`c${suffix}`]: name, [`one${suffix}`]: singular(name) } : {}),
    ...(measure.format === "currency" && !isPlural(name) ? { [`a${suffix}`]: name } : {}),
    ...(isSold ? { [`best${suffix}`]: name } : {}),
  };
};

/** The words for a group: `x` one of it, `xs` several. */
export const groupWords = (dimension, chance, letter = "x") => {
  const name = nameOf(dimension, chance);
  return { [letter]: name, [`${letter}s`]: pluralOf(name) };
};

const slot = /\{(\w+)\}/g;

const picked = (text, chance) => {
  const inner = /\(([^()]*\|[^()]*)\)/.exec(text);
  if (inner === null) return text;
  const choice = chance.pick(inner[1].split("|"));
  return picked(
    text.slice(0, inner.index) + choice + text.slice(inner.index + inner[0].length),
    chance,
  );
};

/** A comparison "between March and June" may be one of the two months. */
const comparing = /compar|differ|between|\b(?:vs|versus|against)\b/;

/** One of the templates whose parts the form has, with its words; a list of words is one of them. */
export const sayBy = (templates, words, chance) => {
  const usable = templates.filter((each) =>
    [...each.matchAll(slot)].every(([, name]) => words[name] !== undefined),
  );
  if (usable.length === 0) return undefined;
  const template = chance.pick(usable);
  const filled = picked(template, chance).replace(slot, (_, name) => {
    const said = [words[name]].flat();
    const fitting = comparing.test(template)
      ? said.filter((each) => !/^between /.test(each))
      : said;
    return chance.pick(fitting);
  });
  const tidy = filled
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ([,?:])/g, "$1")
    .replace(/^[\s,:]+/, "")
    .trim();
  return { template, text: typed(tidy, chance) };
};

/** As somebody types it: with a capital or without, all in small letters, with a mark or not. */
const typed = (text, chance) => {
  const isQuestion = /^(?:what|which|who|how|is|are|did|do|does|in which|was|were)\b/i.test(text);
  const end = isQuestion && !text.endsWith("?") && chance.percent(45) ? "?" : "";
  if (chance.percent(35)) return text.toLowerCase() + end;
  return (chance.percent(50) ? text[0].toUpperCase() + text.slice(1) : text) + end;
};
