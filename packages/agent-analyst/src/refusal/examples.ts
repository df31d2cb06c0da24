import {
  isGroupingDimension,
  type Cube,
  type DataModel,
  type Member,
} from "@embedded-analytics/domain";
import { stemOf } from "../words/stem.js";
import { plainOf } from "../words/token.js";
import { mainCube } from "../reading/overviews/main-cube.js";
import { sureQuestion, type Draft } from "./draft.js";
import { namesAnything, type Grasp } from "./grasp.js";
import type { Ground } from "./sure-reading.js";

/** So many questions are offered. */
export const examplesMax = 3;

/** So many wordings are tried before fewer are offered: each is read as a question is. */
const triedMax = 32;

/** Ways to say one example, the nearest to what was asked first. */
type Slot = readonly Draft[];

/** Questions near to what was understood of one that is not answered, each surely answered; of any kind where nothing was. */
export const examplesNear = (
  grasp: Grasp | undefined,
  model: DataModel,
  ground: Ground,
): readonly string[] => {
  const isNear = grasp !== undefined && namesAnything(grasp);
  const near = isNear ? firstSure(slotsOf(grasp), ground) : [];
  return near.length > 0 ? near : firstSure(slotsOfModel(model), ground);
};

/** One question of each slot, as far as they are sure. */
const firstSure = (slots: readonly Slot[], ground: Ground): readonly string[] => {
  const found = new Set<string>();
  let tried = 0;
  for (const slot of slots) {
    for (const draft of slot) {
      if (tried++ >= triedMax || found.size >= examplesMax) return [...found];
      const question = sureQuestion(draft, ground);
      if (question === undefined || found.has(question)) continue;
      found.add(question);
      break;
    }
  }
  return [...found];
};

/** All that was understood, then with other groups, then over time, then as one figure. */
const slotsOf = (grasp: Grasp): readonly Slot[] => {
  const { cube } = grasp;
  const measures = grasp.measures.length > 0 ? grasp.measures : figuresOf(cube).slice(0, 1);
  if (measures.length === 0) return [];
  const said: Draft = { ...grasp, measures };
  const groups = groupsOf(cube).filter(
    (group) =>
      !said.groups.includes(group) &&
      !said.filtered.includes(group.name) &&
      !measures.some((measure) => isSameThing(measure, group)),
  );
  const one: Draft = { ...said, groups: [], step: "", top: 0 };
  const others: readonly Draft[] = groups.slice(0, 3).map((group) => ({ ...one, groups: [group] }));
  const bySteps: readonly Draft[] = hasTime(cube) ? [{ ...one, ...thisYear }] : [];
  const isSeries = said.groups.length > 0 || said.step !== "";
  const otherFigures = figuresOf(cube)
    .filter((figure) => !measures.includes(figure))
    .slice(0, 2)
    .map((figure): Draft => ({ ...said, measures: [figure] }));
  return [
    ...(isSeries ? [broader([said])] : []),
    ...(grasp.measures.length === 0 ? [otherFigures] : []),
    broader(others),
    broader(bySteps),
    broader([one]),
    broader(others.slice(0, 1).map((draft) => ({ ...draft, top: 5 }))),
    otherFigures,
  ];
};

/** Drafts with their time and values first, then without: what was said may be what no plain question can say. */
const broader = (drafts: readonly Draft[]): Slot => [
  ...drafts,
  ...drafts.filter(({ values }) => values.length > 0).map(withoutValues),
  ...drafts.filter(({ time }) => time !== "").map(withoutTime),
  ...drafts.map(withoutTime).map(withoutValues),
];

const withoutValues = (draft: Draft): Draft => ({ ...draft, values: [] });

const withoutTime = (draft: Draft): Draft => ({ ...draft, time: "", range: undefined });

const thisYear = { step: "month", time: "this year", range: undefined } as const;

/** A figure over time, by a group, and alone, of the view that tells most. */
const slotsOfModel = (model: DataModel): readonly Slot[] => {
  const main = mainCube(model.cubes);
  if (main === undefined) return [];
  const { cube } = main;
  const figures = figuresOf(cube);
  const groups = groupsOf(cube);
  const drafts = figures.map((figure): Draft => ({
    cube,
    measures: [figure],
    groups: [],
    time: "",
    range: undefined,
    step: "",
    values: [],
    filtered: [],
    top: 0,
  }));
  const grouped = [drafts[1], drafts[0], ...drafts.slice(2)].flatMap((draft) =>
    draft === undefined ? [] : groups.slice(0, 2).map((group) => ({ ...draft, groups: [group] })),
  );
  const first = drafts.slice(0, 3);
  return [
    hasTime(cube) ? first.map((draft) => ({ ...draft, ...thisYear })) : [],
    grouped.map((draft) => ({ ...draft, top: 5 })),
    first.flatMap((draft) => groups.slice(1).map((group) => ({ ...draft, groups: [group] }))),
    first,
    grouped,
  ];
};

/** What is counted, the first that the model has first. */
const figuresOf = ({ members }: Cube): readonly Member[] =>
  members.filter((member) => member.kind === "measure" && member.public);

/** What says something by its name comes before codes. */
const groupsOf = ({ members }: Cube): readonly Member[] =>
  members
    .filter((member) => member.public && isGroupingDimension(member))
    .toSorted((left, right) => Number(isCode(left)) - Number(isCode(right)));

const isCode = ({ name, title }: Member): boolean => /code$/i.test(name) || /code$/i.test(title);

/** `Customers by customer` would be a list of ones. */
const isSameThing = (measure: Member, group: Member): boolean =>
  stemOf(plainOf(measure.title)) === stemOf(plainOf(group.title));

const hasTime = ({ members }: Cube): boolean =>
  members.some((member) => member.kind === "dimension" && member.type === "time" && member.public);
