import { answerTo, stepsOf } from "./paced-agent.js";
import { bodyOf, endOf, shownRunOf, type RunLine, type ShownRun } from "./chat-run.fixture.js";
import type { Reading } from "./reader.fixture.js";

/** What all readers of one message received. */
export interface Received {
  readonly input: string;
  /** Each reader's responses, in order. */
  readonly readers: readonly (readonly Reading[])[];
  /** Whether the log was lost while nobody could put it down anew: then deltas may be missing. */
  readonly mayLoseDeltas: boolean;
  /**
   * Whether an instance cannot reach the log for longer than a reader waits who has read nothing yet:
   * then it tells an ended turn as the store has it, with the whole answer as one delta.
   */
  readonly mayTellFromStore?: (instance: string) => boolean;
}

/** Everything that is wrong with what was received, in words; empty when all is as it must be. */
export const problemsOf = (received: Received): readonly string[] => {
  const problems: string[] = [];
  const linesByPlace = new Map<string, string>();
  received.readers.forEach((readings, reader) => {
    let before: ShownRun | undefined;
    readings.forEach((reading, at) => {
      if (reading.status !== 200) return;
      const tell = (problem: string): void => {
        const who = `reader ${reader}, response ${at} of ${reading.instance}`;
        problems.push(`${who}: ${problem}; its last lines: ${reading.lines.slice(-4).join(" ")}`);
      };
      const run = shownRunOf(reading.lines);
      const isStrict = checkResponse(received, reading, run, tell);
      if (isStrict) checkSameBytes(run, linesByPlace, tell);
      if (before !== undefined) checkReconnect(before, run, tell);
      if (run.lines.length > 0) before = run;
    });
    if (readings.at(-1)?.status !== 200 || readings.at(-1)?.closed !== true) {
      problems.push(`reader ${reader} never got to an end`);
    }
  });
  return problems;
};

type Tell = (problem: string) => void;

/** Answers whether the response has every line from the first. */
const checkResponse = (
  { input, mayLoseDeltas, mayTellFromStore }: Received,
  { closed, instance }: Reading,
  run: ShownRun,
  tell: Tell,
): boolean => {
  const end = endOf(run.lines);
  if (closed && end === undefined) tell("has not exactly one closing sequence as its last lines");
  const said = bodyOf(run.lines);
  checkNumbers(run, tell);
  const deltas = said.map(({ kind, content }) => (kind === "delta" ? content : "")).join("");
  const closing = run.lines.find(({ kind }) => kind === "closing")?.content;
  const final = run.lines.find(({ kind }) => kind === "final")?.content;
  const truth = answerTo(input);
  if (!truth.startsWith(deltas)) tell(`deltas are no prefix of what was said: ${deltas}`);
  if (!truth.startsWith(closing ?? "")) tell("closing message is no prefix of what was said");
  if (end === "completed" && (closing !== truth || final !== truth)) tell("is not complete");
  const isWhole = isPrefixOf(shapesOf(said), shapesOfTruth(input));
  if (isWhole && (end === undefined || closing === (deltas === "" ? undefined : deltas))) {
    return true;
  }
  if (mayTellFromStore?.(instance) === true && isStoresTelling(said, closing)) return false;
  if (!mayLoseDeltas) {
    const shown = `has a gap, a double or another content: ${shapesOf(said).join(" ")}`;
    tell(isWhole ? "closing message is not what the deltas add up to" : shown);
  } else if (closing !== undefined && !closing.startsWith(deltas)) {
    tell("closing message does not contain the deltas");
  }
  return false;
};

/** What the store has of a turn: all of it at once, with the whole answer as its only delta. */
const isStoresTelling = (said: readonly RunLine[], closing: string | undefined): boolean => {
  const deltas = said.filter(({ kind }) => kind === "delta");
  return (
    said.every(({ kind }) => kind !== "call") &&
    deltas.every(({ content }) => content === closing) &&
    deltas.length === (closing === undefined ? 0 : 1)
  );
};

const checkNumbers = ({ cutoff, lines }: ShownRun, tell: Tell): void => {
  let last = cutoff ?? -1;
  for (const { sort, text } of lines) {
    if (sort === undefined) continue;
    if (sort <= last) tell(`${sort} comes behind ${last}: ${text}`);
    last = sort;
  }
};

/** All readers of the same place of the same run read the same bytes. */
const checkSameBytes = (run: ShownRun, linesByPlace: Map<string, string>, tell: Tell): void => {
  run.lines.forEach(({ text }, at) => {
    if (run.runId === undefined) return;
    const place = `${run.runId} ${at}`;
    const other = linesByPlace.get(place) ?? text;
    if (other !== text) tell(`line ${at} is not what others read: ${text} instead of ${other}`);
    linesByPlace.set(place, text);
  });
};

/** A reader that comes back gets the same run from its first line, or a later one behind it. */
const checkReconnect = (before: ShownRun, run: ShownRun, tell: Tell): void => {
  if (run.runId === undefined || before.runId === undefined || run.runId === before.runId) return;
  const last = Math.max(...before.lines.map(({ sort }) => sort ?? 0));
  const first = run.lines.find(({ sort }) => sort !== undefined)?.sort ?? Infinity;
  if (first <= last) tell(`another run begins with ${first}, behind ${last}`);
};

const shapesOf = (lines: readonly RunLine[]): readonly string[] =>
  lines.map(({ kind, content }) => (kind === "delta" ? `delta:${content}` : kind));

const shapesOfTruth = (input: string): readonly string[] => [
  "user",
  "delta:",
  ...stepsOf(input).flatMap((step) =>
    "word" in step ? [`delta:${step.word}`] : ["call", "result"],
  ),
];

const isPrefixOf = (some: readonly string[], all: readonly string[]): boolean =>
  some.every((each, at) => each === all[at]);
