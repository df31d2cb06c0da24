// Logical forms by chance over any model: what a question is to mean, before there are words for it.

/** The cube and the member that a member of a view comes from, and of a cube itself. */
export const originOf = (cube, { name, source }) =>
  source === undefined ? `${cube.name}.${name}` : `${source.cube}.${source.member}`;

export const plain = (text) => text.toLowerCase().replaceAll("_", " ").trim();

/** All by which people may call a member. */
export const namesOf = ({ name, title, synonyms }) => [
  ...new Set([title || name, ...synonyms].map(plain)),
];

/** The public members of a cube that fit. */
export const visible = (cube, fits) =>
  cube.members.filter((member) => member.public && fits(member));

export const isMeasure = ({ kind }) => kind === "measure";
export const isText = ({ kind, type }) => kind === "dimension" && type === "string";
export const isTime = ({ kind, type }) => kind === "dimension" && type === "time";

const singular = (name) => name.replace(/s$/, "");

/** Names that only one thing of the model has: a question with any other could mean several. */
export const isClear = (model, fits) => {
  const origins = new Map();
  for (const cube of model.cubes)
    for (const member of visible(cube, fits))
      for (const name of namesOf(member).map(singular))
        origins.set(name, (origins.get(name) ?? new Set()).add(originOf(cube, member)));
  return (member) => namesOf(member).every((name) => origins.get(singular(name)).size === 1);
};

/** The time that counts where none is named: the usual one, or that of the measure's own cube. */
const timeOf = (cube, measure) => {
  const times = visible(cube, isTime);
  const usual = times.find(({ name }) => name === cube.defaultTime);
  const home = times.filter(({ source }) => source?.cube === measure.source?.cube);
  return usual ?? home[0] ?? times[0];
};

/** The times by which a measure may be asked: its own, and those that it is named after (`resolved tickets`). */
export const timesFor = (cube, measure) => {
  const said = namesOf(measure).flatMap((name) => name.split(" "));
  const named = visible(cube, isTime).filter((time) =>
    namesOf(time).some((name) =>
      name.split(" ").some((word) => word.length > 4 && said.includes(word)),
    ),
  );
  return [...new Set([timeOf(cube, measure), ...named])].filter(Boolean);
};

const months = "January February March April May June July August September October".split(" ");

/** A time with its words, from 2025 on, and the days that it has. */
const timesBy = (chance) => {
  const year = chance.pick([2025, 2026]);
  const month = chance.below(10);
  const day = (y, m) => new Date(Date.UTC(y, m, 1)).toISOString().slice(0, 10);
  return chance.pick([
    { words: ["in 2025", "during 2025"], from: "2025-01-01", to: "2026-01-01" },
    { words: ["last year"], from: "2025-01-01", to: "2026-01-01" },
    {
      words: [`in ${months[month]} ${year}`],
      from: day(year, month),
      to: day(year, month + 1),
    },
    {
      words: ["in Q2 2025", "in the second quarter of 2025"],
      from: "2025-04-01",
      to: "2025-07-01",
    },
    { words: ["since 2025", "since January 2025"], from: "2025-01-01" },
    { words: ["last month"], from: "2026-10-01", to: "2026-11-01" },
    { words: ["from March to June 2025"], from: "2025-03-01", to: "2025-07-01" },
  ]);
};

/**
 * A form over a model: one measure, and by chance groups, a step, a filter, a time and a rank. `values` are
 * those of each dimension, by `cube.dimension`. Undefined where chance met nothing that fits together.
 */
export const formBy = (model, values, chance) => {
  const cube = chance.pick(model.cubes.filter((each) => each.public));
  const isClearMeasure = isClear(model, (member) => !isTime(member));
  const measures = visible(cube, isMeasure).filter(
    (each) => isClearMeasure(each) && each.additiveOver === undefined,
  );
  if (measures.length === 0) return undefined;
  const measure = chance.pick(measures);
  const isClearText = isClear({ cubes: [cube] }, () => true);
  const texts = visible(cube, isText).filter(isClearText);
  const group = texts.length > 0 && chance.percent(60) ? chance.pick(texts) : undefined;
  const filter = chance.percent(45) ? filterBy(cube, texts, values, group, chance) : undefined;
  const time = timeOf(cube, measure);
  const range = time !== undefined && chance.percent(50) ? timesBy(chance) : undefined;
  const isStepped = time !== undefined && group === undefined && chance.percent(40);
  const rank =
    group !== undefined && chance.percent(35)
      ? { count: chance.between(2, 9), direction: chance.percent(70) ? "DESC" : "ASC" }
      : undefined;
  const step = isStepped ? chance.pick(["month", "quarter", "week", "year"]) : undefined;
  return { cube, measure, group, filter, time, range, step, rank };
};

const filterBy = (cube, texts, values, group, chance) => {
  const dimensions = texts.filter((each) => each !== group);
  if (dimensions.length === 0) return undefined;
  const dimension = chance.pick(dimensions);
  const own = values[`${cube.name}.${dimension.name}`] ?? [];
  const others = Object.entries(values).flatMap(([key, list]) =>
    key.startsWith(`${cube.name}.`) && key !== `${cube.name}.${dimension.name}` ? list : [],
  );
  const said = others.map(plain);
  const names = cube.members.flatMap(namesOf);
  const clear = own.filter(
    (value) =>
      /^\p{L}[\p{L} .-]{3,}$/u.test(value) &&
      !said.some((other) => other.includes(plain(value)) || plain(value).includes(other)) &&
      !names.some((name) => name.includes(plain(value)) || plain(value).includes(name)),
  );
  if (clear.length === 0) return undefined;
  return { dimension, value: chance.pick(clear), isNot: chance.percent(25) };
};

/**
 * The same form over each cube and view that has its measure, group and filter: any of them answers it, by the
 * time that counts there.
 */
export const alike = (model, form) => {
  const { cube: home, measure, group, filter, range, step } = form;
  return model.cubes.flatMap((cube) => {
    const there = (member) =>
      member &&
      cube.members.find((each) => each.public && originOf(cube, each) === originOf(home, member));
    const [figure, by, of] = [measure, group, filter?.dimension].map(there);
    const times = figure === undefined ? [] : timesFor(cube, figure);
    const lacks =
      figure === undefined ||
      (group !== undefined && by === undefined) ||
      (filter !== undefined && of === undefined) ||
      ((range ?? step) !== undefined && times.length === 0);
    if (!cube.public || lacks) return [];
    return (times.length === 0 ? [undefined] : times).map((time) => ({
      ...form,
      cube,
      measure: figure,
      group: by,
      time,
      filter: filter && { ...filter, dimension: of },
    }));
  });
};
