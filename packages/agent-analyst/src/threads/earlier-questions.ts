import type { AgentTask } from "@embedded-analytics/domain";
import { cubesMax, recalledInClauses, type Recalled } from "./clauses.js";
import { recalledWithCounts } from "./counts-held.js";
import { isLeftOpen } from "./left-open.js";
import { homeOfCounted, lookedUpBefore, othersToLookIn, tiedWith } from "./look-up-values.js";
import { withPartBefore } from "../reading/clauses/joined-clauses.js";
import type { Read, Spoken, Understanding, Valued } from "../reading/context/understanding.js";
import { dressedLike, isGiven, rephrasings } from "../reading/spans/rephrase.js";
import { restsOnRefused } from "../reading/follow-ups/rests-on-refused.js";
import { isExplained, readMessage, understandingOf } from "../reading/understand.js";
import { languageFor, rephrasedAs } from "./rephrased.js";
import { mayHaveSlips, respelled } from "./respelled.js";
import { readResultId } from "../tools/tool-answers.js";
import { signsInFull } from "../words/hurried/signs-in-full.js";
import type { CivilMs } from "../words/times/civil-time.js";
import { isOfAssumed } from "../reading/context/assumed-figure.js";

/** So many earlier questions are gone through to know what a new one takes up. */
const questionsMax = 8;

/** What a thread spoke of before its last question. */
interface Earlier {
  readonly former: Understanding | undefined;
  /** The name of the result of the last question that was answered. */
  readonly resultId: string | undefined;
  /** That question. */
  readonly answered: string | undefined;
  /** Whether another one, which was refused, came after it. */
  readonly isRefused: boolean;
  /** The refused question, where it named a time and nothing was answered before it. */
  readonly spoken: Spoken | undefined;
}

/** Goes through the earlier questions: what was refused leaves nothing behind, what was asked back its form. */
export const earlierOf = (
  task: AgentTask,
  language: Read["language"],
  remembered: ReadonlyMap<string, string>,
  now: CivilMs,
): Earlier => {
  let earlier: Earlier = {
    former: undefined,
    resultId: undefined,
    answered: undefined,
    isRefused: false,
    spoken: undefined,
  };
  for (const { content, resultId } of questionsIn(task.history).slice(-questionsMax)) {
    const { former: before, spoken: kept } = earlier;
    const base = before?.plain ?? before;
    const recall = (text: string, of: Understanding | undefined): Recalled => {
      const read = readMessage(text, language, of, now, kept);
      return { read, understood: understoodBefore(read, remembered, now) };
    };
    const asked = { language, base, remembered, now, recall };
    const full = (text: string): Recalled =>
      recalledRephrased(text, recall(text, base), before, asked);
    const { read, understood } = recalledWithCounts(
      content,
      full,
      () => recalledInClauses(content, base, recall) ?? full(content),
    );
    const isOfNothing = earlier.isRefused && restsOnRefused(read, understood);
    if (understood === undefined || understood.unaccounted.length > 0 || isOfNothing) {
      const { times } = read.utterance;
      const isOfTime = before === undefined && times.length > 0 && !read.isTimeKept;
      earlier = { ...earlier, isRefused: true, spoken: isOfTime ? { content, times } : kept };
      continue;
    }
    const former = inheriting(understood, earlier.former);
    earlier =
      understood.unclear.length > 0
        ? { ...earlier, former, isRefused: false }
        : { former, resultId, answered: content, isRefused: false, spoken: undefined };
  }
  return earlier;
};

/** What an earlier question was read with. */
interface AskedBefore {
  readonly recall: (text: string, of: Understanding | undefined) => Recalled;
  readonly language: Read["language"];
  readonly base: Understanding | undefined;
  readonly remembered: ReadonlyMap<string, string>;
  readonly now: CivilMs;
}

/** An earlier question as it was rephrased then, or else as it is written. */
const recalledRephrased = (
  content: string,
  { read, understood: plain }: Recalled,
  before: Understanding | undefined,
  asked: AskedBefore,
): Recalled => {
  const rephrased = rephrasedBefore(content, asked, plain);
  if (rephrased === undefined) {
    const valued = valuedBefore(read, asked.remembered);
    const isWhole = plain?.unaccounted.length === 0;
    const { text } = mayHaveSlips(isWhole, valued) ? (respelled(content, read, valued) ?? {}) : {};
    const right =
      text === undefined
        ? undefined
        : (recalledInClauses(text, asked.base, asked.recall) ?? asked.recall(text, asked.base));
    if (right?.understood?.unaccounted.length === 0) return right;
  }
  return { read, understood: rephrased ?? dressedLike(before, plain) };
};

const rephrasedBefore = (
  content: string,
  { language, base, remembered, now }: AskedBefore,
  plain: Understanding | undefined,
): Understanding | undefined => {
  const whole = plain?.unaccounted.length === 0 ? plain : undefined;
  for (const rephrased of rephrasings(signsInFull(content), language, now)) {
    if (isGiven(rephrased, whole)) continue;
    const read = readMessage(rephrased.text, languageFor(rephrased, language), base, now);
    const understood = rephrasedAs(rephrased, read, valuedBefore(read, remembered), now);
    if (understood !== undefined) return understood;
  }
  return undefined;
};

/** An earlier question, understood anew without a call of tools; undefined where it could not be answered. */
const understoodBefore = (
  read: Read,
  remembered: ReadonlyMap<string, string>,
  now: CivilMs,
): Understanding | undefined => {
  const valued = valuedBefore(read, remembered);
  const next = understandingOf(read, valued, now);
  return isLeftOpen(read, valued, next) ? undefined : next;
};

/** The cubes that an earlier question may be about, with the values that were looked up for it then. */
const valuedBefore = (read: Read, remembered: ReadonlyMap<string, string>): readonly Valued[] => {
  const first = read.candidates
    .slice(0, cubesMax)
    .map((candidate) => lookedUpBefore(read, candidate, remembered));
  first.push(
    ...tiedWith(read, first).map((candidate) => lookedUpBefore(read, candidate, remembered)),
  );
  first.push(
    ...homeOfCounted(read, first).map((candidate) => lookedUpBefore(read, candidate, remembered)),
  );
  const other = othersToLookIn(read, first)
    .map((candidate) => lookedUpBefore(read, candidate, remembered))
    .find(isExplained);
  return other === undefined ? first : [...first, other];
};

/** Whether a note says which figure was taken, for words that are no name of it or for none. */
const isOfFigure = (note: string, { form, cube }: Understanding): boolean =>
  isOfAssumed(note) ||
  form.measures.some((measure) =>
    cube.members.some(
      ({ name, title }) =>
        measure.kind === "measure" && name === measure.member && note.endsWith(`” as ${title}.`),
    ),
  );

/** A question that takes up a figure which nobody named says so again. */
export const inheriting = (
  understood: Understanding,
  former: Understanding | undefined,
): Understanding => {
  if (former === undefined || !understood.isFollowUp) return understood;
  const isSame = JSON.stringify(understood.form.measures) === JSON.stringify(former.form.measures);
  const notes = isSame ? former.notes.filter((note) => isOfFigure(note, former)) : [];
  const form = isSame ? withPartBefore(understood.form, former.form) : understood.form;
  return { ...understood, form, notes: [...new Set([...notes, ...understood.notes])] };
};

/** Earlier questions, each with the name of the last result that its answer rests on. */
const questionsIn = (history: AgentTask["history"]) =>
  history.flatMap(({ role, content }, at) => {
    if (role !== "user") return [];
    const next = history[at + 1];
    const calls = next?.role === "assistant" ? next.toolCalls : [];
    const results = calls.flatMap(({ tool, result }) =>
      tool === "svcSqlApi" ? (readResultId(result) ?? []) : [],
    );
    return [{ content, resultId: results.at(-1) }];
  });
