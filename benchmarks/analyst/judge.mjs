// Whether an answer is right: pure, over what `lines.mjs` reads and what `truth.mjs` says.
import { figuresIn, holds, isFigureless, proseOf, withoutDates } from "./figures.mjs";
import { fitsChart } from "./chart.mjs";

/**
 * What became of a question:
 * - `right`: the answer, or its last result, holds the true values;
 * - `refused`: it gives no figure; right where there is none, and else only a pity;
 * - `said`: another figure, with the words that tell what it assumes or leaves out;
 * - `silent`: another figure without such words. The goal is never.
 * `chart` is undefined where none was to be judged.
 */
export const judge = (question, truths, answer) => {
  const { text } = answer;
  const isRight = truths.some((rows) => rows.length > 0 && holdsRows(rows, question, answer));
  const isRefused = isFigureless(text, question.text) && !isRight;
  const outcome = isRight
    ? "right"
    : isRefused
      ? "refused"
      : saysAssumption(text)
        ? "said"
        : "silent";
  const isJudgedByChart = isRight && question.chart !== undefined;
  return {
    outcome,
    isGood: isRight || (question.why !== undefined && isRefused),
    chart: isJudgedByChart ? fitsChart(question.chart, answer.results.at(-1)?.vegaSpec) : undefined,
  };
};

/** Words that say what an answer assumes, leaves out or does not know. */
const assumptions =
  /\b(?:assum\w*|I take|I took|taken as|interpret\w*|I read|I compare|named no|leaves? (?:it|that|them) out|left out|leaving out|does not count|do(?:es)? not understand|did not understand|not sure|unclear|ambiguous|no such|instead of|closest|not available|is not in the (?:data|model)|cannot|can't)\b/i;

export const saysAssumption = (text) => assumptions.test(text);

/** Up to so many true rows an answer says in its sentences; more stand in its list or its result. */
const saidRowsMax = 3;

/** Where all groups were asked for, a result with others too is wrong, whatever the words list. */
const holdsRows = (rows, { anyOrder }, { text, results }) => {
  const last = results.at(-1);
  if (anyOrder && last !== undefined && rowsOf(last) > rows.length) return false;
  const said = rows.length <= saidRowsMax ? proseOf(text) : text;
  if (inText(rows, said)) return true;
  return last !== undefined && inResult(rows, anyOrder, last);
};

const rowsOf = ({ data, totalRows = data.length }) => totalRows;

const inText = (rows, text) => {
  const figures = figuresIn(withoutDates(text));
  return rows.every((row) => row.every((cell) => holds(text, figures, cell)));
};

/**
 * The true rows are the first rows of the result: in their order, or in any where there is none.
 * Where all groups were asked for, the result has no other ones.
 */
const inResult = (rows, anyOrder, { data, totalRows = data.length }) => {
  if (anyOrder && totalRows !== rows.length) return false;
  if (data.length < Math.min(rows.length, 100)) return false;
  const shown = data.slice(0, rows.length);
  const fits = (row, found) => row.every((cell) => found.some((each) => isCell(cell, each)));
  return anyOrder
    ? shown.every((found) => rows.some((row) => fits(row, found)))
    : shown.every((found, at) => fits(rows[at], found));
};

const isCell = (cell, found) => {
  if (cell === null) return found === null;
  if (found === null) return false;
  const text = String(found);
  return holds(text, figuresIn(text), cell);
};
