// Questions of everyday shapes over a model: each is asked, and the rows that it gives held against the true ones.
import { Chance } from "../../../../packages/app/demo/shop/generator/chance.mjs";
import { saysAssumption } from "../../judge.mjs";
import { isLookUp } from "../run.mjs";
import { TooManyRows } from "./asking.mjs";
import { shapes } from "./shapes.mjs";
import { sayBy } from "./words.mjs";
import { worldOf } from "./world.mjs";

/** So often chance may meet nothing that fits before a shape is given up for a model. */
const triesMax = 25;

/**
 * Asks `count` questions, the same for one seed, of all shapes in turn or of those `only`. Answers a record for
 * each: its shape and template, the question, the truth, what was found, and what became of it: right, refused,
 * said (other rows with words that tell) or silent.
 */
export const runShapes = async (agent, model, query, { count, seed, only }) => {
  const world = worldOf(model, query);
  const names = only ?? Object.keys(shapes);
  if (world.bases.length === 0) return [];
  const records = [];
  for (let round = 0; records.length < count && round < count; round++) {
    const name = names[round % names.length];
    const chance = new Chance(seed * 1009 + round);
    const question = await questionBy(world, shapes[name], chance);
    if (question === undefined) continue;
    const answer = await agent.ask(question.text);
    const last = await wholeOf(
      answer.results.findLast(({ sql }) => !isLookUp(sql)),
      query,
    );
    records.push({
      kind: name,
      template: question.template,
      text: question.text,
      truth: question.want.truth,
      sql: last?.sql,
      found: last?.data,
      answer: answer.text,
      outcome: outcomeOf(question.want, last, answer.text),
      seconds: answer.seconds,
    });
  }
  return records;
};

const passTooMany = (error) => {
  if (!(error instanceof TooManyRows)) throw error;
};

/** A truth of which all figures are nothing. */
const isNothing = (rows) => {
  const figures = rows.flat().filter((cell) => typeof cell === "number");
  return figures.length > 0 && figures.every((figure) => figure === 0);
};

const questionBy = async (world, { make, templates }, chance) => {
  for (let tries = 0; tries < triesMax; tries++) {
    const form = await make(world, chance).catch(passTooMany);
    const said = form && sayBy(templates, form.words, chance);
    if (said !== undefined && !isNothing(form.want.truth)) return { ...said, want: form.want };
  }
  return undefined;
};

/** A result with all its rows, of which an answer has the first ones. */
const wholeOf = async (result, query) => {
  if (result === undefined || !(result.totalRows > result.data.length)) return result;
  const data = await query(result.sql).catch(() => result.data);
  return { ...result, shown: result.data, data };
};

/** Rows that an answer says it does not count. */
const leavesOut = /\bI leave out\b/;

const outcomeOf = (want, last, text) => {
  if (last === undefined) return "refused";
  if (want.isRight(last.data, text, last.shown ?? last.data)) return "right";
  return saysAssumption(text) || leavesOut.test(text) ? "said" : "silent";
};
