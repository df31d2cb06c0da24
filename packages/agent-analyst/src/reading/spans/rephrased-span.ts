import type { Cube, Member } from "@embedded-analytics/domain";
import { askedSpan, type AskedSpan } from "../../words/spans/asked-span.js";
import { stemOf } from "../../words/stem.js";
import { plainOf, wordsOfName } from "../../words/token.js";
import type { Vocabulary } from "../../mentions/vocabulary.js";
import type { Understanding } from "../context/understanding.js";
import type { LogicalForm, ValueFilter } from "../logical-form.js";
import { countedRows, withoutAssumed } from "./counted-rows.js";
import { findSpan, people, type FoundSpan } from "./find-span.js";
import { givesLateness, givesLengths } from "./given-figures.js";
import type { Rephrased, Rephrasing } from "./reading-of-rest.js";
import { restOfQuestion, wordsIn } from "./rest-of-question.js";
import { tablesIn, type RowsOfTable } from "./rows-of-tables.js";

/** How many of the cubes that have such a span are tried. */
const triedMax = 3;

/** A question for how long something takes, as one about its rows in each cube that has times for it, the best first. */
export const rephrasedSpans = (
  question: string,
  { language, cubes, now }: Rephrasing,
): readonly Rephrased[] => {
  const asked = askedSpan(question);
  if (asked === undefined || isRankedBy(asked)) return [];
  return language
    .flatMap((vocabulary) =>
      tablesIn(vocabulary.cube, cubes).flatMap((table) => {
        const { cube } = vocabulary;
        const words = wordsIn(`${asked.who ?? ""} ${asked.rest}`).map(plainOf);
        // `booked` is a verb, also where bookings are what is counted.
        const around = words.filter(
          (word) => !table.stems.has(stemOf(word)) || word.endsWith("ed"),
        );
        const isNamed =
          around.length < words.length ||
          (asked.isLasting === true && words.some((word) => isHeldByRows(word, table)));
        // Whose life or age it is has to be said, where anybody's is: clients have another one than their cases.
        const isOfOthers = !isNamed && /^ ?(?:of|for) |^\S/i.test(asked.who ? "x" : asked.rest);
        if ((/^(life|age)$/.test(asked.kind) || asked.isLasting === true) && isOfOthers) return [];
        const found = findSpan({
          asked,
          cube,
          home: table.home,
          around,
          words,
          isOfRows: (word) => table.stems.has(stemOf(word)),
          // `average age` alone is one of people.
          isOfPeople: !isNamed || words.some((word) => people.test(word)),
          now,
        });
        return found === undefined ? [] : [ofTable(asked, found, table, vocabulary)];
      }),
    )
    .sort((left, right) => right.quality - left.quality)
    .slice(0, triedMax);
};

/** `memberships` last as long as members stay. */
const isHeldByRows = (word: string, { stems }: RowsOfTable): boolean =>
  /ships?$/.test(word) && stems.has(stemOf(word.replace(/ships?$/, "")));

/** `best store by days to deliver`: the rank has its own reading. */
const isRankedBy = ({ before }: AskedSpan): boolean =>
  /\b(?:by|than|vs|versus|and|plus|minus|per|times)\s*$/i.test(before) ||
  /\b(?:best|worst|top|bottom|most|least|highest|lowest|longest|shortest|compare|share|percent|percentage|why)\b/i.test(
    before,
  ) || // prettier-ignore
  // `how many orders with a lead time over 21 days` counts orders.
  /\b(?:how many (?!(?:minute|hour|day|week|month|year)s)|(?:with|having|whose|where)(?: an?| the)?\s*$)/i.test(
    before,
  ) || // prettier-ignore
  // `30 days overdue` is a limit.
  /(?:\d|\b(?:an?|two|three|four|five|six|ten))\s*$/i.test(before);

const ofTable = (
  asked: AskedSpan,
  found: FoundSpan,
  table: RowsOfTable,
  vocabulary: Vocabulary,
): Rephrased & { readonly quality: number } => {
  const rest = restOfQuestion(asked, found.used, table, vocabulary, asked.kind === "late");
  const { ranked } = asked;
  const names = wordsIn(`${asked.who ?? ""} ${asked.rest}`);
  const isNamed = names.some((word) => table.stems.has(plainOf(word).replace(/s$/, "")));
  const text = ranked === undefined ? rest.text : `${table.count.title} by ${ranked.by} ${asked.rest}`; // prettier-ignore
  return {
    text,
    vocabulary,
    isGivenBy: asked.kind === "late" ? givesLateness : givesLengths,
    // Rows that are named are more surely meant than those of another table.
    quality: found.quality + (isNamed ? 0.3 : 0) + (vocabulary.cube.kind === "view" ? 0.01 : 0),
    dress: (plain) => {
      const counted = countedRows(plain, table, [
        ...(found.end === undefined ? [] : [found.end]),
        ...(asked.kind === "late" ? ["late"] : []),
      ]);
      return counted && dressed(counted, asked, found, { owner: rest.owner, text, table });
    },
  };
};

/** How long the rows of a question last, by its groups and in its time. */
const dressed = (
  { understood, implied }: NonNullable<ReturnType<typeof countedRows>>,
  { ranked }: AskedSpan,
  found: FoundSpan,
  { owner, text, table }: { readonly owner: string | undefined; readonly text: string; readonly table: RowsOfTable }, // prettier-ignore
): Understanding | undefined => {
  const { cube, notes } = understood;
  const form = understood.isFollowUp
    ? understood.form
    : ungrouped(understood.form, cube, text, table);
  if (form === undefined) return undefined;
  const { measure, filters } = ended(form, found, implied);
  const isGrouped = form.groupBy.length > 0;
  const named: readonly ValueFilter[] =
    owner === undefined || form.groupBy.includes(owner) || form.filters.some(({ member }) => member === owner) // prettier-ignore
      ? []
      : [{ member: owner, match: "empty", values: [], isNot: true }];
  return {
    ...understood,
    form: {
      ...form,
      measures: [measure],
      filters: [...filters, ...named],
      ...(found.isPositive === true && measure.kind === "between"
        ? { lengths: [...(form.lengths ?? []), { span: measure, operator: ">", number: 0 }] }
        : {}),
      ...(found.above === undefined
        ? {}
        : { thresholds: [...form.thresholds, { on: "dimension", member: found.above, operator: ">", number: 0 }] }), // prettier-ignore
      ranking:
        ranked !== undefined && isGrouped
          ? { count: form.ranking?.count, direction: ranked.isShortest ? "asc" : "desc" }
          : form.ranking,
    },
    notes: [...withoutAssumed(notes), ...notesOfGrain(cube, table, measure)],
    cube,
    isWhole: true,
  };
};

/** Rows of what a view joins to its own rows are as many there as those: an order counts with each of its lines. */
const notesOfGrain = (
  { kind, members }: Cube,
  { home, count }: RowsOfTable,
  measure: FoundSpan["measure"],
): readonly string[] => {
  const [own] = members.filter(({ aggregate }) => aggregate === "count");
  const base = members[0]?.source?.cube;
  return kind !== "view" || measure.kind === "measure" || base === undefined || base === home || own === undefined // prettier-ignore
    ? []
    : [`I take each of ${count.title} as often as it has ${own.title}.`];
};

const grouping = /\b(?:by|per|each|every|and)\b/i;

/** Without the column that only names the rows themselves; undefined where another is a group that nobody asked for. */
const ungrouped = (
  form: LogicalForm,
  cube: Cube,
  text: string,
  { stems }: RowsOfTable,
): LogicalForm | undefined => {
  if (form.groupBy.length === 0 || grouping.test(text)) return form;
  const isOfRows = (name: string): boolean =>
    cube.members.some(
      (member) => member.name === name && [member.title, ...member.synonyms].some((each) => wordsOfName(each).some((word) => stems.has(stemOf(word)))), // prettier-ignore
    );
  return form.groupBy.every(isOfRows) ? { ...form, groupBy: [] } : undefined;
};

/** What has ended lasts until then; what has an age has not. */
const ended = (
  form: LogicalForm,
  { measure, empty, end }: FoundSpan,
  implied: Member | undefined,
): Pick<LogicalForm, "filters"> & { readonly measure: FoundSpan["measure"] } => {
  const said = form.filters.find(({ member, match }) => match === "empty" && member === end);
  const hasEnd = implied !== undefined || said?.isNot === true;
  if (measure.kind !== "between" || end === undefined) return { measure, filters: form.filters };
  if (hasEnd && measure.until !== undefined) {
    const { until: _, ...closed } = measure;
    return { measure: { ...closed, to: end }, filters: form.filters };
  }
  return {
    measure: said === undefined || said.isNot || measure.to === undefined ? measure : { ...measure, to: undefined }, // prettier-ignore
    filters:
      empty === undefined || said !== undefined
        ? form.filters
        : [...form.filters, { member: empty, match: "empty", values: [], isNot: false }],
  };
};
