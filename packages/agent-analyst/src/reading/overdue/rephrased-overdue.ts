import type { Cube, Member } from "@embedded-analytics/domain";
import { isMoney } from "../../mentions/money/earned.js";
import { isFiller, isGlue } from "../../words/filler.js";
import { stemOf } from "../../words/stem.js";
import { addUnits, formatDay, startOf, type CivilMs } from "../../words/times/civil-time.js";
import { plainOf, wordsOfName } from "../../words/token.js";
import type { Understanding } from "../context/understanding.js";
import type { LogicalForm } from "../logical-form.js";
import type { Rephrased, Rephrasing } from "../spans/reading-of-rest.js";
import { wordsIn } from "../spans/rest-of-question.js";
import { tablesIn } from "../spans/rows-of-tables.js";
import { homeOfMember, timesOfTable } from "../spans/times-of-table.js";
import { askedOverdue, type AskedOverdue } from "./asked-overdue.js";
import { homesSaid, saysOverdue } from "./named-overdue.js";

/** Of so many readings the best are tried. */
const triedMax = 3;

/**
 * What is overdue is what the model itself calls unpaid, and was due before today, or before so many days: money where `how much`
 * is asked, and else a number of rows. Nothing where the model has no such figure, or already one of what is overdue by now.
 */
export const rephrasedOverdue = (
  question: string,
  { language, cubes, now }: Rephrasing,
): readonly Rephrased[] => {
  // `how much is overdue and how many invoices is that` asks for two figures, and one of them would be left out.
  const isOfTwo = /\bhow much\b/i.test(question) && /\bhow many\b/i.test(question);
  const asked = isOfTwo ? undefined : askedOverdue(question);
  const isNamed = cubes.some((cube) =>
    figuresOf(cube, asked?.isAmount === true).some(({ title }) => saysOne(title, ofOverdue)),
  );
  const homes = homesSaid(asked?.rest ?? "", cubes);
  return asked === undefined || ((isNamed || saysOverdue(cubes, homes)) && asked.span === undefined)
    ? []
    : language
        .flatMap((vocabulary) =>
          figuresIn(vocabulary.cube, asked, homes).map(({ figure, due }): Rephrased => {
            const { cube } = vocabulary;
            const day = dayOf(asked, now);
            return {
              text: textOf(asked, figure, cube, cubes),
              vocabulary,
              isGivenBy: () => false,
              dress: (plain) =>
                isOtherList(asked, plain) ? undefined : dueBefore(plain, figure, due, day),
            };
          }),
        )
        .slice(0, triedMax);
};

interface Figure {
  readonly figure: Member;
  /** The time at which it was due. */
  readonly due: Member;
}

const ofDue = /^(?:due|deadline|payable)$/;
const ofOverdue = /^(?:overdue|arrears)$/;
const ofUnpaid = /^(?:unpaid|outstanding|owed|owing|receivables?|unsettled|uncollected|open)$/;

const figuresOf = (cube: Cube, isAmount: boolean): readonly Member[] =>
  cube.members.filter(
    (member) =>
      member.kind === "measure" &&
      member.public &&
      (isAmount
        ? /^(?:sum|number)$/.test(member.aggregate ?? "") && isMoney(member)
        : /^count/.test(member.aggregate ?? "")),
  );

/**
 * What says that it is overdue, or else unpaid, by the one due date of its table; the first of each table. Where the question
 * says of which rows, such as invoices, figures of others, such as open jobs, are none of them.
 */
const figuresIn = (
  cube: Cube,
  { isAmount }: AskedOverdue,
  said: ReadonlySet<string>,
): readonly Figure[] => {
  const figures = figuresOf(cube, isAmount);
  const homes = [...new Set(figures.map((figure) => homeOfMember(cube, figure)))];
  return homes.flatMap((home) => {
    if (said.size > 0 && !said.has(home)) return [];
    const own = figures.filter((figure) => homeOfMember(cube, figure) === home);
    const overdue = own.filter(({ title }) => saysOne(title, ofOverdue));
    const [figure, ...others] = overdue.length > 0 ? overdue : own.filter(isUnpaid);
    const [due, ...otherDues] = timesOfTable(cube, home).filter(({ title, name }) =>
      saysOne(title || name, ofDue),
    );
    return figure && due && others.length + otherDues.length === 0 ? [{ figure, due }] : [];
  });
};

/** `Unpaid invoices`, `Outstanding balance`; a name that says more of them, such as `Unpaid invoices of last year`, is none. */
const isUnpaid = ({ title, synonyms }: Member): boolean =>
  [title, ...synonyms].some((text) => wordsOfName(text).length <= 3 && saysOne(text, ofUnpaid));

const saysOne = (text: string, words: RegExp): boolean =>
  wordsOfName(text).some((word) => words.test(word));

const asking =
  /^(?:how|many|much|number|amount|money|total|balance|sum|what|whats|is|are|s|do|does|we|have|currently|invoices?|bills?|value|worth|count|there|that|still|now|overdue)$/;

/** The name of the figure, and what is said beside it: `at Slough`, `by site`. */
const textOf = (
  { rest }: AskedOverdue,
  figure: Member,
  cube: Cube,
  cubes: readonly Cube[],
): string => {
  const home = homeOfMember(cube, figure);
  const nouns = tablesIn(cube, cubes).find((table) => table.home === home)?.stems;
  const words = wordsIn(rest);
  const first = words.findIndex((word) => {
    const small = plainOf(word);
    return !asking.test(small) && !(nouns?.has(stemOf(small)) ?? false) && (!isFiller(small) || isGlue(small)) && !/^(?:the|our|my|of|a|an)$/.test(small); // prettier-ignore
  });
  const beside = first < 0 ? [] : words.slice(first).filter(isNoEcho);
  const isOfThose = ofThose.test(rest) && !beside.some((word) => /^(?:that|those|it)$/i.test(word));
  return [figure.title, ...(isOfThose ? ["of", "that"] : []), ...beside].join(" ");
};

/** `top 5 customers`, and then `how much of that is overdue`: a list that is ranked anew has other names in it. */
const isOtherList = ({ rest }: AskedOverdue, { form }: Understanding): boolean =>
  ofThose.test(rest) && form.ranking?.count !== undefined;

/** `how much of that is overdue`: of what was asked for before, and not of everybody. */
const ofThose = /\bof (?:that|those|these|them|it|this)\b/i;

/** `how much at Slough is overdue` leaves a verb at the end. */
const isNoEcho = (word: string, at: number, words: readonly string[]): boolean =>
  !(at === words.length - 1 && /^(?:is|are|by)$/i.test(word));

const dayOf = ({ span }: AskedOverdue, now: CivilMs): CivilMs => {
  const today = startOf("day", now);
  return span === undefined ? today : addUnits(span.unit, today, -span.count);
};

const dueBefore = (
  plain: Understanding,
  figure: Member,
  due: Member,
  day: CivilMs,
): Understanding | undefined => {
  const { form } = plain;
  const [first, ...others] = form.measures;
  const isOfIt = first?.kind === "measure" && first.member === figure.name && others.length === 0;
  if (!isOfIt || form.time?.range !== undefined) return undefined;
  const range = {
    ...{ from: undefined, to: day, label: `before ${formatDay(day)}` },
    ...({ unit: "day", count: 1 } as const),
  };
  return {
    ...plain,
    form: {
      ...form,
      ownTimes: [...(form.ownTimes ?? []), { dimension: due.name, range }],
      // Who owes nothing is no debtor.
      thresholds: isListed(form)
        ? [...form.thresholds, { on: "measure", member: figure.name, operator: ">", number: 0 }]
        : form.thresholds,
    },
  };
};

const isListed = ({ groupBy, time }: LogicalForm): boolean =>
  groupBy.length > 0 && time?.bucket === undefined;
