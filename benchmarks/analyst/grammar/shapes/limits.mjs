// Shapes that keep groups by their figures: above a limit, below it, or without any.
import { named, partsBy, ranked, statementOf, tablesOf, within } from "./forms.mjs";
import { wholly } from "./wants.mjs";

/** A number as people say it that lies between figures: so many groups are above it and some below. */
const limitBy = (rows, chance) => {
  const figures = ranked(named(rows)).map((row) => row.at(-1));
  const at = figures[Math.floor((figures.length * chance.between(20, 80)) / 100)];
  if (!(at > 0)) return undefined;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(at)) - 1);
  const limit = Math.floor(at / unit) * unit;
  return figures.includes(limit) && chance.percent(70) ? undefined : limit;
};

const limitWords = (limit, chance) =>
  limit >= 1000 && chance.percent(40) ? limit.toLocaleString("en-US") : `${limit}`;

const isIn = (isMore, limit) => (row) =>
  row.at(-1) !== null && (isMore ? row.at(-1) > limit : row.at(-1) < limit);

const limitedBy = async (world, chance) => {
  const parts = await partsBy(world, chance, { isWide: true, span: 45 });
  if (parts === undefined) return undefined;
  const tables = await tablesOf(world, parts.places, (place) =>
    statementOf(place, [place.groups[0].name], [within(place, parts.range)]),
  );
  const limit = tables.length === 0 ? undefined : limitBy(tables[0], chance);
  if (limit === undefined) return undefined;
  const isMore = chance.percent(65);
  const kept = tables.map((rows) => named(rows).filter(isIn(isMore, limit)));
  if (kept.some((rows) => rows.length === 0 || rows.length > 100)) return undefined;
  const words = {
    ...parts.words,
    n: limitWords(limit, chance),
    [isMore ? "more" : "less"]: "",
    ...(isMore
      ? { than: ["more than", "over"], above: ["above", "over", "greater than", "higher than"] }
      : { than: ["less than", "under"], above: ["below", "under", "lower than", "less than"] }),
    ...(isMore ? { many: "more than" } : { many: ["fewer than", "less than"] }),
  };
  return { words, kept, limit };
};

/** The groups with more, or less, than so much. */
export const limitedGroups = {
  make: async (world, chance) => {
    const form = await limitedBy(world, chance);
    return form && { words: form.words, want: wholly(form.kept) };
  },
  templates: [
    "{xs} with {many} {n} {c} {t}",
    "{xs} with {than} {n} {m} {t}",
    "{xs} with {m} {above} {n} {t}",
    "{xs} with a {m} {above} {n} {t}",
    "{xs} having {many} {n} {c} {t}",
    "{xs} that had {many} {n} {c} {t}",
    "{xs} that have {m} {above} {n} {t}",
    "{xs} whose {m} (was|is) {above} {n} {t}",
    "{xs} where {m} is {above} {n} {t}",
    "which {xs} had {many} {n} {c} {t}",
    "which {xs} have {many} {n} {c} {t}",
    "which {xs} had {than} {n} {m} {t}",
    "which {xs} (had|have) {m} {above} {n} {t}",
    "what {xs} have {many} {n} {c} {t}",
    "list (all |the |){xs} with {many} {n} {c} {t}",
    "list all {xs} with {m} {above} {n} {t}",
    "show (me |)(every|each) {x} with {many} {n} {c} {t}",
    "show me (the |)(|){xs} with {m} {above} {n} {t}",
    "{m} by {x}, only {above} {n} {t}",
    "{m} by {x} {above} {n} {t}",
    "{m} by {x} where {m} {above} {n} {t}",
    "find {xs} with {above} {n} {c} {t}",
    "{t}, which {xs} had {many} {n} {c}",
    "{t}, {xs} with {m} {above} {n}",
    "{more}{xs} with at least {n} {c} {t}",
    "{more}which {xs} exceeded {n} {c} {t}",
    "{more}which {xs} made more than {n} {a} {t}",
  ].filter((template) => !template.includes("at least")),
};

/** How many groups have more, or less, than so much; their list answers it as well. */
export const howManyLimited = {
  make: async (world, chance) => {
    const form = await limitedBy(world, chance);
    if (form === undefined) return undefined;
    const counts = form.kept.map((rows) => [[rows.length]]);
    return { words: form.words, want: wholly([...counts, ...form.kept]) };
  },
  templates: [
    "how many {xs} had {many} {n} {c} {t}",
    "how many {xs} have {many} {n} {c} {t}",
    "how many {xs} had {than} {n} {m} {t}",
    "how many {xs} had {m} {above} {n} {t}",
    "how many {xs} have a {m} {above} {n} {t}",
    "how many {xs} with {many} {n} {c} {t}",
    "how many {xs} with {m} {above} {n} {t}",
    "how many {xs} are there with {many} {n} {c} {t}",
    "how many {xs} did {many} {n} {c} {t}",
    "how many different {xs} had {many} {n} {c} {t}",
    "how many of the {xs} had {many} {n} {c} {t}",
    "number of {xs} with {many} {n} {c} {t}",
    "number of {xs} with {m} {above} {n} {t}",
    "the number of {xs} that had {many} {n} {c} {t}",
    "count of {xs} with {many} {n} {c} {t}",
    "count {xs} with {m} {above} {n} {t}",
    "count the {xs} whose {m} is {above} {n} {t}",
    "what's the number of {xs} having {many} {n} {c} {t}",
    "in how many {xs} was {m} {above} {n} {t}",
    "for how many {xs} is {m} {above} {n} {t}",
    "{t}, how many {xs} had {many} {n} {c}",
    "{t}, how many {xs} had {m} {above} {n}",
    "{more}how many {xs} exceeded {n} {c} {t}",
    "{more}how many {xs} made more than {n} {a} {t}",
  ],
};

/** The groups that are there, but of which nothing counts in a time. */
export const without = {
  make: async (world, chance) => {
    const parts = await partsBy(world, chance, {
      isWide: true,
      span: 100,
      only: ({ aggregate }) => aggregate === "count",
    });
    if (parts === undefined) return undefined;
    const { places, range, dimensions, base } = parts;
    const home = world.model.cubes.find(({ name }) => name === dimensions[0].source?.cube);
    const tables = [];
    for (const place of places) {
      const [{ name }] = place.groups;
      const some = await world.query(statementOf(place, [name], [within(place, range)]));
      const active = new Set(some.filter(([, count]) => count > 0).map(([value]) => value));
      const lists = [`SELECT ${name} FROM ${place.cube.name} GROUP BY 1`];
      if (home?.public && place.cube === base.cube)
        lists.push(`SELECT ${dimensions[0].source.member} FROM ${home.name} GROUP BY 1`);
      for (const list of lists) {
        const all = await world.query(list).catch(() => []);
        tables.push(named(all).filter(([value]) => !active.has(value)));
      }
    }
    if (tables.some((rows) => rows.length === 0 || rows.length > 60)) return undefined;
    return { words: parts.words, want: wholly(tables) };
  },
  templates: [
    "{xs} without (any |){c} {t}",
    "{xs} without a {one} {t}",
    "{xs} with no {c} {t}",
    "{xs} with (0|zero) {c} {t}",
    "{xs} that had no {c} {t}",
    "{xs} that didn't have (any |){c} {t}",
    "{xs} that did not have a single {one} {t}",
    "which {xs} had no {c} {t}",
    "which {xs} had (zero|0) {c} {t}",
    "which {xs} didn't have any {c} {t}",
    "which {xs} did not have any {c} {t}",
    "which {xs} have no {c} {t}",
    "what {xs} had no {c} {t}",
    "list {xs} without {c} {t}",
    "list (all |){xs} (with no|having no) {c} {t}",
    "show (me |)(the |all |){xs} without {c} {t}",
    "(are there |){xs} with not a single {one} {t}",
    "{t}, which {xs} had no {c}",
    "{t}: {xs} without {c}",
    "every {x} without a {one} {t}",
    "find the {xs} lacking {c} {t}",
    "{xs} missing {c} {t}",
  ],
};
