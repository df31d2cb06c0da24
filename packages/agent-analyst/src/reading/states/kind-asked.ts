import type { Cube, Member } from "@embedded-analytics/domain";
import { isMoney } from "../../mentions/money/earned.js";
import { moneyAskedAt } from "../../words/cues/money/money-asked.js";
import { grammarKindOf } from "../../words/filler.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import { percentOfMarginAt } from "../../words/cues/money/margin-asked.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { LogicalForm } from "../logical-form.js";
import { countsAllOf } from "../predicates/all-of.js";
import { isWhoCounted } from "../predicates/who-counted.js";
import { isObjectAsked } from "../predicates/object-asked.js";
import { isMeanOfAllTime } from "./ended-too.js";
import { isStillMissing, tellsPresentOnes } from "./present-ones.js";
import { isWithoutThings } from "./listed-things.js";

/** A word where it stands, and what was made of the question. */
type Rule = (utterance: Utterance, at: number, form: LogicalForm, cube: Cube) => boolean;

/** `how much` asks for money, and the reading has none. */
const isMoneyMissing: Rule = (utterance, at, form, cube) =>
  moneyAskedAt(utterance) === at &&
  (hasMoney(cube) || countsAlone(form, cube)) &&
  !saysMoney(form, cube);

/** Whether a word asks for another kind of answer than the reading is, such as money where it counts: it has not understood it. */
export const isOtherKind: Rule = (...standing) => rules.some((rule) => rule(...standing));

/** `number of donations` is no sum of money. */
const isMoneyCounted = (
  { tokens }: Utterance,
  at: number,
  { measures }: LogicalForm,
  { members }: Cube,
): boolean => {
  const { word } = tokens[at] ?? {};
  const isCount =
    (word === "number" && tokens[at + 1]?.word === "of") ||
    (word === "many" && tokens[at - 1]?.word === "how");
  const isSum = (name: string): boolean =>
    members.some((each) => each.name === name && each.format === "currency" && each.aggregate === "sum"); // prettier-ignore
  const isSaid = tokens.some((token) => grammarKindOf(token.word) === "currency");
  return (
    isCount &&
    !isSaid &&
    measures.length > 0 &&
    measures.every((measure) => measure.kind === "measure" && isSum(measure.member))
  );
};

/**
 * `how many programmes did we sell`, where a cube is called so and the figure is of seats: what was counted is something else,
 * unless the figure has its name from the verb (`how many parcels did we deliver`: Parcels delivered).
 */
const isOtherCounted = (
  { tokens }: Utterance,
  at: number,
  { cube: name, measures, groupBy }: LogicalForm,
  { members, synonyms }: Cube,
): boolean => {
  const isAsked = tokens[at - 1]?.word === "many" && tokens[at - 2]?.word === "how";
  const stem = tokens[at]?.stem ?? "";
  const isCube = [name, ...synonyms].some((text) => stemOf(text) === stem);
  const isOther = (member: Member | undefined): boolean =>
    member !== undefined &&
    member.aggregate === "sum" &&
    !wordsOfName(`${member.name} ${member.title} ${member.synonyms.join(" ")}`).some((word) => stemOf(word) === stem); // prettier-ignore
  return (
    isAsked &&
    isCube &&
    groupBy.length === 0 &&
    measures.length > 0 &&
    measures.every(
      (measure) =>
        measure.kind === "avg" ||
        (measure.kind === "measure" &&
          isOther(members.find((each) => each.name === measure.member))),
    )
  );
};

/** `how many dates does the band have`, where a time is called so: what has those dates is nowhere said. */
const isTimeCounted = (
  { tokens }: Utterance,
  at: number,
  { measures }: LogicalForm,
  { members }: Cube,
): boolean =>
  tokens[at]?.word === "dates" &&
  tokens[at - 1]?.word === "many" &&
  !measures.some(
    (measure) =>
      measure.kind === "measure" &&
      members.some(
        ({ name, title, synonyms }) =>
          name === measure.member &&
          wordsOfName([title, ...synonyms].join(" ")).some((word) => stemOf(word) === "date"),
      ),
  );

/** `new memberships per month`, where a membership is only a column: other rows by it are no new ones. */
const isNewGroup = (
  { tokens }: Utterance,
  at: number,
  { groupBy }: LogicalForm,
  { members }: Cube,
): boolean => {
  const next = tokens[at + 1];
  return (
    tokens[at]?.word === "new" &&
    next !== undefined &&
    members.some(
      ({ name, title, type }) =>
        groupBy.includes(name) &&
        type === "string" &&
        wordsOfName(title).map(stemOf).join(" ") === next.stem &&
        next.word.endsWith("s"),
    )
  );
};

const joining = /^(since|joined|registered|enrolled|member)$/;

/** `how many cars came in on Monday`: who came is not who became a customer then, unless new ones are asked for. */
const isArrival = (
  { tokens }: Utterance,
  at: number,
  form: LogicalForm,
  { members }: Cube,
): boolean => {
  const { time } = form;
  const used = members.find(({ name }) => name === time?.dimension);
  return (
    /^(came|come|comes|coming)$/.test(tokens[at]?.word ?? "") &&
    /^(in|by|back)$/.test(tokens[at + 1]?.word ?? "") &&
    !saysHow({ tokens }, at, form) &&
    time?.range !== undefined &&
    used !== undefined &&
    wordsOfName(`${used.name} ${used.title}`).some((word) => joining.test(word)) &&
    !tokens.some(({ word }) => word === "new")
  );
};

/** `came by phone` says how they came, and not who. */
const saysHow = (
  { tokens }: Pick<Utterance, "tokens">,
  at: number,
  { filters, focus, part }: LogicalForm,
): boolean =>
  tokens[at + 1]?.word === "by" && (filters.length > 0 || (focus ?? part) !== undefined);

/** `what did they fail on`: the word at the end asks for what it leads to, which is a group. */
const isStranded = ({ tokens }: Utterance, at: number, { groupBy }: LogicalForm): boolean =>
  at > 1 &&
  at === tokens.length - 1 &&
  /^(on|for|from|with|about)$/.test(tokens[at]?.word ?? "") &&
  /^(what|which|who|where)$/.test(
    tokens.find(({ word }) => !/^(and|but|so|ok)$/.test(word))?.word ?? "",
  ) &&
  groupBy.length === 0;

/** Whether the model says of any figure that it is money; where it does not, any may be. */
const hasMoney = ({ members }: Cube): boolean =>
  members.some((member) => member.kind === "measure" && member.public && isMoney(member));

/** A number of rows is no money, whatever the model says of its figures. */
const countsAlone = ({ measures }: LogicalForm, { members }: Cube): boolean =>
  measures.every(
    (measure) =>
      measure.kind === "rows" ||
      measure.kind === "distinct" ||
      (measure.kind === "measure" &&
        members.find(({ name }) => name === measure.member)?.aggregate === "count"),
  );

const saysMoney = ({ measures, thresholds }: LogicalForm, { members }: Cube): boolean => {
  const names = new Set(
    [...measures, ...thresholds].flatMap((each) => ("member" in each ? [each.member] : [])),
  );
  return members.some((member: Member) => names.has(member.name) && isMoney(member));
};

/** `bills by kind`, where nothing says of what kind they are: they are grouped by it, or not given. */
const isGroupMissing: Rule = ({ tokens }, at, { groupBy, time }) =>
  tokens[at]?.word === "kind" &&
  /^(by|per|each|every)$/.test(tokens[at - 1]?.word ?? "") &&
  groupBy.length === 0 &&
  time?.bucket === undefined;

/** `what % margin do we make`: a margin in percent is one of what was sold, and no share of all margins. */
const isShareOfRate: Rule = ({ tokens }, at, { isShare, part }) =>
  (isShare || (part !== undefined && part.isBeside !== true)) &&
  /^(%|percent|percentage)$/.test(tokens[at]?.word ?? "") &&
  (percentOfMarginAt(tokens) === at ||
    /^(discounts?|yields?|interest)$/.test(tokens[at + 1]?.word ?? ""));

/**
 * `disputes as a percentage of payments` has two figures, and is no share of the one among its groups; and of two figures that
 * nothing joins none has a share that was asked for.
 */
const isShareOfOther: Rule = ({ tokens }, at, { isShare, focus, measures }) =>
  isShare &&
  focus === undefined &&
  /^(percent|percentage|share|proportion|%)$/.test(tokens[at]?.word ?? "") &&
  ((measures.length > 1 && !tokens.some(({ word }) => word === "and")) ||
    [tokens[at - 1]?.word, tokens[at - 2]?.word].includes("as"));

/** `average rent at the moment`, where the model counts those of now apart, and has no mean of them alone. */
const isMeanOfNow: Rule = (utterance, at, form, cube) =>
  /^(now|currently|current|presently|present)$/.test(utterance.tokens[at]?.word ?? "") &&
  isMeanOfAllTime(utterance, form, cube) &&
  tellsPresentOnes(cube);

/** `for each branch, who borrowed the most`: one of each is asked for, and not the branches. */
const isWhoOfEach: Rule = ({ tokens }, at, { within }) =>
  tokens[at]?.word === "who" &&
  within.length === 0 &&
  at > 1 &&
  tokens.slice(0, at).some(({ word }) => /^(each|every|per)$/.test(word)) &&
  /^(for|in|at|of|per|each|every)$/.test(tokens[0]?.word ?? "");

/** `average days late` asks by how much, which no other length of time of the late ones is. */
const isLateness: Rule = ({ tokens }, at, { measures }, { members }) =>
  /^(late|overdue)$/.test(tokens[at]?.word ?? "") &&
  /^(days|hours|minutes|weeks)$/.test(tokens[at - 1]?.word ?? "") &&
  measures.some((measure) => {
    const member = members.find(
      ({ name }) =>
        measure.kind !== "rows" && measure.kind !== "between" && name === measure.member,
    );
    return (
      member?.aggregate === "avg" &&
      !wordsOfName(`${member.name} ${member.title} ${member.description ?? ""}`).some((word) =>
        /^(late|lateness|overdue|delay|delayed)$/.test(word),
      )
    );
  });

/** `who have both at the moment`: what has ended is among the rows, and which of them have both now is another question. */
const isBothOfNow: Rule = ({ tokens }, at, form, cube) =>
  /^(currently|now|today|presently)$/.test(tokens[at]?.word ?? "") &&
  countsAllOf(form) &&
  form.conditions.length === 0 &&
  tellsPresentOnes(cube);

/**
 * `new buyers in May`, who are counted by what they bought then: all who did are not those who did for the first time, which
 * only a condition says.
 */
const isNewAmongAll: Rule = ({ tokens }, at, { measures, conditions, filters, time }, cube) =>
  tokens[at]?.word === "new" &&
  time !== undefined &&
  conditions.length === 0 &&
  filters.every(({ values }) => values.every((value) => !/\bnew\b/i.test(value))) &&
  measures.length > 0 &&
  measures.every(
    (measure) =>
      measure.kind === "measure" &&
      cube.members.find(({ name }) => name === measure.member)?.aggregate === "count_distinct",
  );

const rules: readonly Rule[] = [
  isObjectAsked,
  isWhoCounted,
  isStillMissing,
  isBothOfNow,
  isWhoOfEach,
  isLateness,
  isMeanOfNow,
  isShareOfRate,
  isShareOfOther,
  isGroupMissing,
  isMoneyCounted,
  isOtherCounted,
  isNewGroup,
  isNewAmongAll,
  isTimeCounted,
  isArrival,
  isStranded,
  isWithoutThings,
  isMoneyMissing,
];
