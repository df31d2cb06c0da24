// What of a model questions are made of: measures and groups with names of their own, and real figures.
import {
  isClear,
  isMeasure,
  isText,
  isTime,
  namesOf,
  originOf,
  plain,
  visible,
} from "../forms.mjs";
import { timesFor } from "../forms.mjs";

/** A sum that says so is a level at a moment, which does not add up over time. */
const level =
  /month.end|end of (?:the )?(?:month|day)|snapshot|on hand|balance|stock|headcount|outstanding/i;

const isPlain = ({ aggregate, additiveOver, title, description = "" }) =>
  additiveOver === undefined &&
  ["count", "sum"].includes(aggregate) &&
  !level.test(`${title} ${description}`);

/** A title that is no noun, such as `What happened`, has no plural. */
const isNoun = ({ title }) => !/^(?:what|which|who|how|is|has|where|when)\b/i.test(title);

/** A cube of levels counts the same things again at each moment. */
const isLevels = (cube) =>
  visible(cube, isTime).some(({ name }) => /month_end|snapshot/.test(name));

/**
 * The parts of a model: `bases` are its cubes and views, each with its measures that add up and its groups;
 * `query` answers the rows of a statement of the service.
 */
export const worldOf = (model, query) => {
  const isClearMeasure = isClear(model, (member) => !isTime(member));
  const bases = model.cubes
    .filter((cube) => cube.public && !isLevels(cube))
    .map((cube) => {
      const isClearText = isClear({ cubes: [cube] }, () => true);
      return {
        cube,
        measures: visible(cube, isMeasure).filter((each) => isClearMeasure(each) && isPlain(each)),
        texts: visible(cube, isText).filter((each) => isClearText(each) && isNoun(each)),
      };
    })
    .filter(({ measures }) => measures.length > 0);
  const names = model.cubes.flatMap((cube) => [
    ...namesOf({ synonyms: [], ...cube }),
    ...visible(cube, isMeasure).flatMap(namesOf),
  ]);
  return { model, query, bases, names: new Set(names) };
};

/** The values of a text dimension that has at most so many, or undefined where it has more or none may be read. */
export const valuesOf = async ({ query }, cube, { name }, max = 60) => {
  const rows = await query(
    `SELECT ${name} FROM ${cube.name} WHERE ${name} IS NOT NULL GROUP BY 1 ORDER BY 1 LIMIT 1001`,
  ).catch(() => []);
  return rows.length === 0 || rows.length > max ? undefined : rows.map(([value]) => value);
};

/** Values that are words of their own: no part of other values or of any name of the cube. */
export const clearValues = async (world, cube, dimension) => {
  const own = (await valuesOf(world, cube, dimension)) ?? [];
  const others = [];
  for (const other of visible(cube, isText))
    if (other !== dimension) others.push(...((await valuesOf(world, cube, other, 1000)) ?? []));
  const said = [...others.map(plain), ...cube.members.flatMap(namesOf)];
  return own.filter(
    (value) =>
      /^\p{L}[\p{L} .-]{3,}$/u.test(value) &&
      !said.some((other) => other.includes(plain(value)) || plain(value).includes(other)) &&
      !own.some((other) => other !== value && plain(other).includes(plain(value))),
  );
};

const key = /(?:^|_)(?:id|no|number|code|num|nr)$/;

/** Whether several things share a name that is to tell them apart: two people called the same. */
export const hasNamesakes = async ({ model, query }, cube, dimension) => {
  const home = dimension.source?.cube ?? cube.name;
  const places = [cube, ...model.cubes.filter(({ name }) => name === home)];
  for (const place of places.filter((each) => each.public)) {
    const keys = visible(place, ({ kind }) => kind === "dimension").filter(
      (each) =>
        key.test(each.source?.member ?? each.name) && (each.source?.cube ?? place.name) === home,
    );
    const name = place.members.find((each) => originOf(place, each) === originOf(cube, dimension));
    for (const each of name === undefined ? [] : keys) {
      const [[names, things] = []] = await query(
        `SELECT count(DISTINCT ${name.name}), count(DISTINCT ${each.name}) FROM ${place.name}`,
      ).catch(() => []);
      const isPersonal = /name/i.test(`${dimension.name} ${dimension.title}`);
      if (names < things && (isPersonal || names > things / 4)) return true;
    }
  }
  return false;
};

/** Words that begin alike: `end` and `ended`, `cancellations` and `cancelled`. */
const isAkin = (left, right) =>
  (left.length > 5 && left.slice(0, 5) === right.slice(0, 5)) ||
  (Math.min(left.length, right.length) > 2 &&
    Math.abs(left.length - right.length) < 5 &&
    (left.startsWith(right) || right.startsWith(left)));

/**
 * The times by which a measure may be asked: those that count for it, and those that its name is akin to. What
 * counts only some rows, such as cancellations, may go by any time that its rows have.
 */
const timesNear = (cube, measure) => {
  if (measure.rows?.length !== 0) return visible(cube, isTime);
  const wordsOf = (member) => namesOf(member).flatMap((name) => name.split(" "));
  const said = wordsOf(measure);
  const akin = visible(cube, isTime).filter((time) =>
    wordsOf(time).some((word) => said.some((each) => isAkin(word, each))),
  );
  return [...new Set([...timesFor(cube, measure), ...akin])];
};

/**
 * Where else a question is answered: each cube or view with all of these members, by each time that counts for
 * the first measure. Members come in the order in which they were given.
 */
export const placesOf = ({ model }, home, measures, dimensions, isTimed) =>
  model.cubes.flatMap((cube) => {
    const there = (member) =>
      cube.members.find((each) => each.public && originOf(cube, each) === originOf(home, member));
    const figures = measures.map(there);
    const groups = dimensions.map(there);
    if (!cube.public || [...figures, ...groups].includes(undefined)) return [];
    const times = isTimed
      ? [...new Set(figures.flatMap((figure) => timesNear(cube, figure)))]
      : [undefined];
    return times.map((time) => ({ cube, figures, groups, time }));
  });
