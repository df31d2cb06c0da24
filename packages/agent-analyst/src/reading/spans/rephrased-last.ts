import type { Member } from "@embedded-analytics/domain";
import { phraseKey, type Vocabulary } from "../../mentions/vocabulary.js";
import { isSameDeed } from "../../mentions/between-times.js";
import { isMoney } from "../../mentions/money/earned.js";
import { isFiller } from "../../words/filler.js";
import { askedLast, type AskedLast } from "../../words/spans/asked-last.js";
import { shortQuestion } from "../../words/spans/short-question.js";
import { stemOf } from "../../words/stem.js";
import type { CivilMs } from "../../words/times/civil-time.js";
import { plainOf, wordsOfName } from "../../words/token.js";
import type { LogicalForm } from "../logical-form.js";
import { orderOfRows } from "./order-of-rows.js";
import type { Rephrased, Rephrasing } from "./reading-of-rest.js";
import { wordsIn } from "./rest-of-question.js";
import { asNumber, tablesIn, withTitleOfRows, type RowsOfTable } from "./rows-of-tables.js";
import { singleRows } from "./single-rows.js";
import { homeOfMember, timeNamed } from "./times-of-table.js";

/** Of so many readings the best are tried. */
const triedMax = 4;

type Ranked = Rephrased & { readonly quality: number };

/** The last one, or the first one, as a clause asks for it, in each table whose rows it may be; the best first. */
export const rephrasedLast = (
  question: string,
  { language, cubes, now }: Rephrasing,
): readonly Rephrased[] => {
  const asked = askedLast(shortQuestion(question));
  return asked === undefined
    ? []
    : language
        .flatMap(
          (vocabulary) =>
          tablesIn(vocabulary.cube, cubes).flatMap((table) => ofTable(asked, table, vocabulary, now)), // prettier-ignore
        )
        .sort((left, right) => right.quality - left.quality)
        .slice(0, triedMax);
};

const ofTable = (
  asked: AskedLast,
  table: RowsOfTable,
  vocabulary: Vocabulary,
  now: CivilMs,
): readonly Ranked[] => {
  const { cube } = vocabulary;
  const said = asked.verbs === undefined ? nounOf(asked, table) : verbOf(asked.verbs, table, vocabulary); // prettier-ignore
  const deeds = asked.verbs === undefined ? deedsOf(asked.rest, table, vocabulary) : [];
  if (table.count.aggregate !== "count" || said === undefined || deeds === undefined) return [];
  const noun = [...deeds, said.word];
  const order = orderOfRows({ asked, cube, home: table.home, noun, others: [], now });
  const also = order && alsoOf(asked.also, table, vocabulary);
  if (order === undefined || also === undefined) return [];
  return [
    {
      text: asNumber(textOf(asked, said.word, table), table),
      vocabulary,
      quality: said.quality + (cube.kind === "view" ? 0.01 : 0),
      isGivenBy: isSameMoment(order.measure),
      dress: (plain) => {
        const dressed = singleRows(plain, { asked, order, table, now, more: {}, noun: ["one"] });
        const groupBy = [...new Set([...(dressed?.form.groupBy ?? []), ...also])];
        return dressed && { ...dressed, form: { ...dressed.form, groupBy } };
      },
    },
  ];
};

/** Whether a form gives that moment already, and nothing else is asked for. */
const isSameMoment =
  (measure: LogicalForm["measures"][number]): Rephrased["isGivenBy"] =>
  ({ measures: [first, ...others] }) =>
    others.length === 0 && JSON.stringify(first) === JSON.stringify(measure);

interface Said {
  readonly word: string;
  readonly quality: number;
}

const nounOf = ({ rest }: AskedLast, { stems, phrases }: RowsOfTable): Said | undefined => {
  const [first = "", second = ""] = wordsIn(rest).map(plainOf);
  if (
    phrases.some((words) => words.map(stemOf).join(" ") === [first, second].map(stemOf).join(" "))
  )
    // prettier-ignore
    return { word: first, quality: 1 };
  return stems.has(stemOf(first)) ? { word: first, quality: 0.9 } : undefined;
};

/** `the last order that we shipped` is by when it was shipped; undefined where a table has no time of what was done. */
const deedsOf = (
  rest: string,
  { home, stems }: RowsOfTable,
  { cube }: Vocabulary,
): readonly string[] | undefined => {
  const deeds = wordsIn(rest).filter(
    (word) => /^\p{Ll}{2,}ed$/u.test(word) && !stems.has(stemOf(word)),
  );
  const timed = deeds.filter((word) => timeNamed(cube, home, word) !== undefined);
  return deeds.every((word) => timed.includes(word) || placed.test(word)) ? timed : undefined;
};

const placed = /^(placed|ordered|booked|requested|asked|needed|wanted|handed|offered)$/;

/** The verb that says what the rows of a table are: by one of its times, by its name, or by what the model says of it. */
const verbOf = (
  verbs: readonly string[],
  { home, stems }: RowsOfTable,
  { cube }: Vocabulary,
): Said | undefined => {
  for (const word of verbs) {
    const small = plainOf(word);
    if (small.length < 4 || light.test(small)) continue;
    if (timeNamed(cube, home, small) !== undefined) return { word, quality: 0.9 };
    if ([...stems].some((stem) => stem === stemOf(small) || isSameDeed(stem, small))) return { word, quality: 0.85 }; // prettier-ignore
    const own = cube.members.filter((member) => member.public && homeOfMember(cube, member) === home); // prettier-ignore
    if (own.some((member) => saysVerb(member, small))) return { word, quality: 0.7 };
  }
  return undefined;
};

const light = /^(have|give|gave|given|make|made|been|come|came|what|that|with|from|this|into|some|something|somebody|anything)$/; // prettier-ignore

const saysVerb = ({ title, synonyms, description = "", kind }: Member, word: string): boolean =>
  kind === "measure" &&
  wordsOfName(`${title} ${synonyms.join(" ")} ${description}`).some((each) => stemOf(each) === stemOf(word)); // prettier-ignore

const nobody = /\b(?:something|somebody|someone|anything|anybody|anyone)\b/giu;

/** The question as one for the rows. */
const textOf = ({ rest, verbs }: AskedLast, word: string, table: RowsOfTable): string => {
  if (verbs === undefined) return withTitleOfRows(rest, table);
  const verb = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})(?: (?:out|up|back|off|away)(?!\\p{L}))?`, "iu"); // prettier-ignore
  return `${table.count.title} ${rest.replace(verb, "").replaceAll(nobody, "")}`
    .replaceAll(/\s+/gu, " ")
    .trim();
};

/** The columns that are asked for beside what tells the row; undefined where there is none of a word. */
const alsoOf = (
  also: string | undefined,
  { home }: RowsOfTable,
  { cube, phrases }: Vocabulary,
): readonly string[] | undefined => {
  const words = wordsIn(also ?? "").map(plainOf).filter((word) => !isFiller(word)); // prettier-ignore
  const own = cube.members.filter(
    (member) => member.kind === "dimension" && member.public && homeOfMember(cube, member) === home,
  );
  const amount = own.find((member) => member.type === "number" && isMoney(member));
  const found = words.map((word) => {
    const named = phrases.get(phraseKey([stemOf(word)]))?.find(({ member, quality }) => member.kind === "dimension" && quality >= 0.5)?.member; // prettier-ignore
    return named ?? (ofMoney.test(word) ? amount : undefined);
  });
  if (also !== undefined && words.length === 0) return amount && [amount.name];
  return found.every((member) => member !== undefined) ? found.map((member) => member.name) : undefined; // prettier-ignore
};

const ofMoney = /^(pay|pays|paid|cost|costs|worth|price|amount|value)$/;
