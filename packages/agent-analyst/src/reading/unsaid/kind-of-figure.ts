import type { Cube, Member } from "@embedded-analytics/domain";
import { isMoney } from "../../mentions/money/earned.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import type { LogicalForm } from "../logical-form.js";

/** Verbs with which `how much` asks for money. */
const ofMoney =
  /^(lose|loses|lost|cost|costs|spend|spent|pay|paid|owe|owed|earn|earned|charge|charged)$/;

/** Whether a figure is an average of money or a share, of which nobody asks how many there are. */
const isNoNumber = (member: Member): boolean =>
  member.format === "percent" || (member.aggregate === "avg" && isMoney(member));

/** Whether all figures that are given are the model's own, and of a kind. */
const areAll = (
  { measures }: LogicalForm,
  { members }: Cube,
  isOfKind: (member: Member) => boolean,
): boolean =>
  measures.length > 0 &&
  measures.every((measure) =>
    members.some(
      (member) => measure.kind === "measure" && member.name === measure.member && isOfKind(member),
    ),
  );

/** `how much is overdue and how many invoices is that`: a second question, of which a reading gives no second figure. */
const isSecond = (tokens: Utterance["tokens"], at: number): boolean =>
  at > 2 &&
  tokens[at - 2]?.word === "and" &&
  /^(that|those|these|it)$/.test(tokens.at(-1)?.word ?? "");

const isOneFigure = ({ measures, part }: LogicalForm): boolean =>
  measures.length < 2 && part === undefined;

/** `how many of those were accepted` read as the `Accepted value` as well: money that nobody named by its noun. */
const hasOtherMoney = (
  tokens: Utterance["tokens"],
  { measures }: LogicalForm,
  { members }: Cube,
): boolean => {
  const isNamed = ({ title, synonyms }: Member): boolean =>
    [title, ...synonyms].some((text) => {
      const noun = stemOf(wordsOfName(text).at(-1) ?? "");
      return tokens.some(({ stem }) => stem === noun);
    });
  return (
    measures.length > 1 &&
    measures.some(
      (measure) =>
        measure.kind === "measure" &&
        members.some(
          (member) => member.name === measure.member && isMoney(member) && !isNamed(member),
        ),
    )
  );
};

/** Whether no figure is that of `how many`. */
const isManyUnsaid = (
  tokens: Utterance["tokens"],
  at: number,
  form: LogicalForm,
  cube: Cube,
): boolean => (isSecond(tokens, at) && isOneFigure(form)) || hasOtherMoney(tokens, form, cube);

/** Percentage points are given by a rate. */
const isOfPercent = (next: string): boolean => next.startsWith("percent");

/** Whether a reading names nobody: a figure alone. */
const namesNobody = ({ groupBy, single, absentFrom, asks }: LogicalForm): boolean =>
  groupBy.length === 0 && (single ?? absentFrom ?? asks) === undefined;

/**
 * The words that ask for another kind of figure than the one that is given: `how many events` of what is an average value, and
 * `how much did we lose` of a number of things; and `who` of a single figure, which names nobody.
 */
export const kindUnsaid = (
  { tokens }: Utterance,
  form: LogicalForm,
  cube: Cube,
): readonly number[] => {
  const isNumber = !areAll(form, cube, isNoNumber) || form.calculation !== undefined;
  const isVerb = tokens.some(({ word }) => ofMoney.test(word));
  const isAmount = !(isVerb && areAll(form, cube, ({ aggregate }) => aggregate === "count"));
  return tokens.flatMap(({ word }, at) => {
    const [before, next = ""] = [tokens[at - 1]?.word, tokens[at + 1]?.word];
    if (word === "who") return at === 0 && next !== "many" && namesNobody(form) ? [at] : [];
    if (before !== "how") return [];
    if (word === "many")
      return isManyUnsaid(tokens, at, form, cube) || !(isNumber || isOfPercent(next)) ? [at] : [];
    return word === "much" && !isAmount ? [at] : [];
  });
};
