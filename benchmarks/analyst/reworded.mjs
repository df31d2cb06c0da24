// How much of what an agent answers rightly it still answers when the question is typed in other words that mean the same:
//   npm run benchmark analyst/reworded -- [--models shop,gyms] [--only "r for are,& for and"] [--each 3] [--seed 1] [--misses]
import { parseArgs } from "node:util";
import { openInProcess } from "./in-process.mjs";
import { judge } from "./judge.mjs";
import { models } from "./questions/models.mjs";
import { rewordings } from "./rewording/rewordings.mjs";
import { sampleOf } from "./sample.mjs";
import { openTruth } from "./truth.mjs";

const { values } = parseArgs({
  options: {
    models: { type: "string" },
    only: { type: "string" },
    each: { type: "string", default: "3" },
    seed: { type: "string", default: "1" },
    misses: { type: "boolean", default: false },
  },
});
const today = "2026-11-01";
const names = values.models?.split(",") ?? Object.keys(models);
const chosen = Object.entries(rewordings).filter(
  ([name]) => values.only === undefined || values.only.split(",").includes(name),
);
const tally = new Map(chosen.map(([name]) => [name, { asked: 0, right: 0, silent: 0 }]));

const answerOf = async (agent, question, truths, text) =>
  judge({ ...question, text }, truths, await agent.ask(text));

const runModel = async (name) => {
  const model = models[name];
  await model.ensureData();
  const truth = await openTruth(model, today);
  const agent = await openInProcess(model, today);
  const threads = model.threads
    .filter(({ set }) => set === "first")
    .filter(({ questions: [{ why }] }) => why === undefined);
  const known = new Map();
  const rightly = async (question) => {
    if (!known.has(question)) {
      const truths = await Promise.all(question.truths.map((sql) => truth.rows(sql)));
      const { isGood } = await answerOf(agent, question, truths, question.text);
      known.set(question, isGood ? truths : undefined);
    }
    return known.get(question);
  };
  for (const [reworded, reword] of chosen) {
    const fitting = threads
      .map(({ questions: [first] }) => ({ questions: [first] }))
      .filter(({ questions: [{ text }] }) => reword(text) !== undefined);
    const sample = sampleOf(fitting, Number(values.each), Number(values.seed));
    for (const {
      questions: [question],
    } of sample) {
      const truths = await rightly(question);
      if (truths === undefined) continue;
      const text = reword(question.text);
      const { isGood, outcome } = await answerOf(agent, question, truths, text);
      const row = tally.get(reworded);
      row.asked += 1;
      row.right += Number(isGood);
      row.silent += Number(outcome === "silent");
      if (values.misses && !isGood) console.log(`${reworded} | ${name} | ${outcome} | ${text}`);
    }
  }
  await agent.close();
  truth.close();
};

// Workers that end do not keep a process alive, and what waits for their end would be lost.
const awake = setInterval(() => undefined, 1000);
for (const name of names) await runModel(name);
clearInterval(awake);
console.log("| reworded | asked | still right | silently wrong |\n|---|---|---|---|");
const rows = [...tally].filter(([, { asked }]) => asked > 0);
for (const [name, { asked, right, silent }] of rows.sort(
  ([, left], [, other]) => left.right / left.asked - other.right / other.asked,
))
  console.log(`| ${name} | ${asked} | ${((right / asked) * 100).toFixed(1)} % | ${silent} |`);
const sum = (key) => rows.reduce((all, [, row]) => all + row[key], 0);
console.log(
  `| all | ${sum("asked")} | ${((sum("right") / sum("asked")) * 100).toFixed(1)} % | ${sum("silent")} |`,
);
