import type { Cube, Member } from "@embedded-analytics/domain";
import { isMoney } from "../../mentions/money/earned.js";
import type { AskedRow, RowOrder } from "../../words/spans/asked-row.js";
import type { CivilMs } from "../../words/times/civil-time.js";
import { wordsOfName } from "../../words/token.js";
import type { FormMeasure } from "../logical-form.js";
import { keyOfTable } from "./counted-rows.js";
import { columnOfAverage, isOfDuration } from "./own-spans.js";
import {
  beginningOf,
  birthOf,
  dueAndDone,
  endOfProcess,
  homeOfMember,
  isNamedBy,
  lifeOf,
  startOfWork,
  timesOfTable,
  timeNamed,
} from "./times-of-table.js";

/** By what the rows of a table are ranked. */
export interface OrderOfRows {
  readonly measure: FormMeasure;
  readonly direction: "asc" | "desc";
  /** A column that has to be shown, so that the figure is one of single rows. */
  readonly key?: Member;
  /** The times that it is made of. */
  readonly times: readonly string[];
  /** The time that is to be there, or not. */
  readonly ended?: { readonly member: string; readonly isNot: boolean };
  readonly quality: number;
}

interface Sought {
  readonly asked: AskedRow;
  readonly cube: Cube;
  readonly home: string;
  /** Words that say what the rows are. */
  readonly noun: readonly string[];
  /** Those of them that do not name the rows themselves. */
  readonly others: readonly string[];
  readonly now: CivilMs;
}

type Finder = (sought: Sought) => OrderOfRows | undefined;

/** What orders the rows of a table as a superlative says; undefined where no column of it does. */
export const orderOfRows = (sought: Sought): OrderOfRows | undefined =>
  finders[sought.asked.order](sought);

/** Numbers that are no size of anything: names, dates, grades. */
const noSize =
  /^(id|no|nr|number|code|key|year|zip|postcode|percent|percentage|rate|discount|rating|score|stars|grade|age|rank|level|month|day|latitude|longitude|phone|version|position|priority|currency|ccy)$/;
const ofMoney = /^(amount|total|price|value|fee|fees|cost|costs|premium|charge|charges|gross|net|sum|revenue|salary|budget|donation|gift)$/; // prettier-ignore

const numbersOf = ({ cube, home }: Sought): readonly Member[] =>
  cube.members.filter(
    (member) =>
      member.kind === "dimension" &&
      member.type === "number" &&
      member.public &&
      homeOfMember(cube, member) === home,
  );

const isSize = (member: Member): boolean =>
  !wordsOfName(`${member.name} ${member.title}`).some((word) => noSize.test(word));
const saysMoney = (member: Member): boolean =>
  isMoney(member) || wordsOfName(member.title || member.name).some((word) => ofMoney.test(word));

const ofColumn = ({ asked: { end } }: Sought, member: Member, quality: number): OrderOfRows => ({
  measure: { kind: end, member: member.name },
  direction: end === "max" ? "desc" : "asc",
  times: [],
  quality,
});

/** A sum of money of each row that a key tells apart, or the model's own highest one. */
const ofSums = (sought: Sought, isRight: (member: Member) => boolean): OrderOfRows | undefined => {
  const { asked, cube, home } = sought;
  const own = cube.members.filter(
    (member) => member.kind === "measure" && member.public && homeOfMember(cube, member) === home,
  );
  const direction = asked.end === "max" ? "desc" : "asc";
  const key = keyOfTable(cube, home);
  const sum = own.find((member) => member.aggregate === "sum" && isRight(member));
  if (key !== undefined && sum !== undefined)
    return { measure: { kind: "measure", member: sum.name }, direction, key, times: [], quality: 0.7 }; // prettier-ignore
  return undefined;
};

/** The model's own figure of that end: `Largest landing`. */
const ownEnd: Finder = ({ asked, cube, home }) => {
  const [own, ...others] = cube.members.filter(
    (member) =>
      member.kind === "measure" &&
      member.public &&
      member.aggregate === asked.end &&
      homeOfMember(cube, member) === home,
  );
  return own === undefined || others.length > 0
    ? undefined
    : {
        measure: { kind: "measure", member: own.name },
        direction: asked.end === "max" ? "desc" : "asc",
        times: [],
        quality: 0.9,
      };
};

const amount: Finder = (sought) => {
  const { by = "" } = sought.asked;
  const numbers = numbersOf(sought).filter(isSize);
  if (by !== "" && !ofMoney.test(by)) {
    const column = numbers.find((member) => isNamedBy(member, by));
    return column === undefined
      ? ofSums(sought, (member) => isNamedBy(member, by))
      : ofColumn(sought, column, 1);
  }
  const [money, ...more] = numbers.filter(saysMoney);
  // `biggest booking` is no one of the most nights booked.
  const named = numbers.find((member) => sought.others.some((word) => isNamedBy(member, word)));
  const own = ownEnd(sought);
  if (named === undefined && own !== undefined) return own;
  const sizes = numbers.filter((member) => !isOfDuration(member));
  const column = named ?? money ?? (sizes.length === 1 ? sizes[0] : undefined);
  return column === undefined
    ? ofSums(sought, isMoney)
    : ofColumn(sought, column, more.length > 0 && named === undefined ? 0.8 : 0.9);
};

const weight: Finder = (sought) => {
  const column = numbersOf(sought).find((member) =>
    wordsOfName(`${member.name} ${member.title}`).some((word) =>
      /^(weight|mass|tonnage)$/.test(word),
    ),
  );
  return column && ofColumn(sought, column, 0.95);
};

const cost: Finder = (sought) => {
  const column = numbersOf(sought).filter(isSize).find(saysMoney);
  return column === undefined ? ofSums(sought, saysMoney) : ofColumn(sought, column, 0.9);
};

/** How long a row lasts: its own column, or from its first time to the one that the noun tells, or to its last one. */
const length: Finder = (sought) => {
  const { asked, cube, home, noun } = sought;
  const columns = numbersOf(sought).filter((member) => isOfDuration(member));
  const named =
    columns.find((member) => noun.some((word) => isNamedBy(member, word))) ??
    noun.flatMap((word) => columnOfAverage(cube, home, word) ?? [])[0];
  const end = noun
    .flatMap((word) => timeNamed(cube, home, word) ?? [])
    .find((each) => each.name !== cube.defaultTime && beginningOf(cube, home, each) !== undefined);
  const lasting = columns.filter((member) => !wordsOfName(`${member.name} ${member.title}`).some((word) => /^(lead|age|late|delay|reply|response|wait|waiting)$/.test(word))); // prettier-ignore
  const column = named ?? (end === undefined && lasting.length === 1 ? lasting[0] : undefined);
  if (column !== undefined) return ofColumn(sought, column, named === undefined ? 0.8 : 0.95);
  const to = end ?? endOfProcess(cube, home);
  const from = to && ((end === undefined ? startOfWork(cube, home, to) : undefined) ?? beginningOf(cube, home, to)); // prettier-ignore
  if (to === undefined || from === undefined) return undefined;
  return {
    measure: { kind: "between", member: from.name, to: to.name, unit: "day", of: asked.end },
    direction: asked.end === "max" ? "desc" : "asc",
    times: [from.name, to.name],
    ended: { member: to.name, isNot: true },
    quality: end === undefined ? 0.6 : 0.8,
  };
};

const ofTime = (member: Member, end: "max" | "min", quality: number): OrderOfRows => ({
  measure: { kind: end, member: member.name },
  direction: end === "max" ? "desc" : "asc",
  times: [member.name],
  quality,
});

const time: Finder = ({ asked, cube, home, noun }) => {
  const named = noun.flatMap((word) => timeNamed(cube, home, word) ?? [])[0];
  const own = timesOfTable(cube, home);
  const member = named ?? own.find(({ name }) => name === cube.defaultTime) ?? own[0];
  return member && ofTime(member, asked.end, named === undefined ? 0.7 : 0.9);
};

/** The oldest was born first. */
const age: Finder = (sought) => {
  const { asked, cube, home } = sought;
  const years = numbersOf(sought).find((member) => wordsOfName(member.title || member.name).includes("age")); // prettier-ignore
  if (years !== undefined) return ofColumn(sought, years, 0.95);
  const birth = birthOf(cube, home);
  return birth && ofTime(birth, asked.end === "max" ? "min" : "max", 0.7);
};

const begun: Finder = ({ asked, cube, home }) => {
  const isOverdue = /\boverdue\b/i.test(asked.rest);
  const due = isOverdue ? dueAndDone(cube, home, [])?.due : undefined;
  const own = timesOfTable(cube, home);
  const from = due ?? own.find(({ name }) => name === cube.defaultTime) ?? own[0];
  return from && ofTime(from, asked.end === "max" ? "min" : "max", 0.7);
};

const life: Finder = ({ asked, cube, home }) => {
  const found = lifeOf(cube, home);
  if (found === undefined) return undefined;
  const ended = found.to === undefined ? {} : { ended: { member: found.to.name, isNot: false } };
  return { ...ofTime(found.from, asked.end === "max" ? "min" : "max", 0.8), ...ended };
};

const finders: Readonly<Record<RowOrder, Finder>> = { amount, weight, cost, length, time, age, begun, life }; // prettier-ignore
