// How fast the built-in analyst answers over long lists of values and over large models:
//   npm run benchmark analyst/scale -- [--names 100000] [--rows 300000] [--cubes 40] [--rounds 20]
// Prints the first question after a start, the median and the 95th percentile of the others, and what of
// it the tools took.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openInProcess } from "./in-process.mjs";
import { cubeName, customerName, writeMembers, writeNames } from "./scale/worlds.mjs";

const { values } = parseArgs({
  options: {
    names: { type: "string", default: "100000" },
    rows: { type: "string", default: "300000" },
    cubes: { type: "string", default: "40" },
    rounds: { type: "string", default: "20" },
  },
});
const [names, rows, cubes, rounds] = ["names", "rows", "cubes", "rounds"].map((name) =>
  Number(values[name]),
);
const today = "2026-11-01";
const folder = await mkdtemp(join(tmpdir(), "scale-"));
// Workers that end do not keep a process alive, and what waits for their end would be lost.
const awake = setInterval(() => undefined, 1000);
const mistyped = (name) => `${name.slice(0, 2)}${name[3]}${name[2]}${name.slice(4)}`;
const spread = (at) => customerName((at * 7919) % names);

try {
  await writeNames(join(folder, "names"), { names, rows });
  await measure(`${names} names in ${rows} rows`, join(folder, "names"), {
    "whole name": (at) => [`revenue of ${spread(at)}`, spread(at)],
    "first word": (at) => [`revenue of ${spread(at).split(" ")[0]}`, spread(at).split(" ")[0]],
    "mistyped name": (at) => [`revenue of ${mistyped(spread(at))}`, spread(at).split(" ")[0]],
    "no such name": (at) => [`revenue of Xylqwor${at}`, "No rows are visible"],
    "no name at all": () => ["revenue by town", "Town"],
  });
  await writeMembers(join(folder, "members"), { cubes });
  const cubeAt = (at) => cubeName((at * 7) % cubes);
  await measure(`${cubes} cubes, ${cubes * 25} members`, join(folder, "members"), {
    "a figure": (at) => [`${cubeAt(at)} weight`, "4,950"],
    "by a group": (at) => [`${cubeAt(at)} cost by ${cubeAt(at).split("_")[0]} colour`, ""],
    "a value": (at) => [`${cubeAt(at)} volume for v12`, ""],
  });
} finally {
  clearInterval(awake);
  await rm(folder, { recursive: true, force: true });
}

async function measure(title, modelFolder, kinds) {
  let inTools = [];
  let taskAt = 0;
  const toolTimes = () =>
    ["svcMeta", "look-up", "svcSqlApi"]
      .map((tool) => {
        const times = inTools.filter(([name]) => name === tool).map(([, time]) => time);
        return times.length === 0 ? "" : `, ${tool} ${ms(quantile(times, 0.5))} × ${times.length}`;
      })
      .join("");
  const [warmUp] = Object.values(kinds);
  const model = {
    folder: modelFolder,
    groups: ["readers"],
    cacheDirectory: `${modelFolder}-cache`,
  };
  const importing = await openInProcess(model, today);
  await importing.ask(warmUp(0)[0]);
  await importing.close();
  const agent = await openInProcess(model, today, (task) => {
    const { callTool } = task;
    taskAt = performance.now();
    task.callTool = async (tool, input) => {
      const began = performance.now();
      const result = await callTool(tool, input);
      inTools.push([
        input.queryTitle?.startsWith("Values") ? "look-up" : tool,
        performance.now() - began,
      ]);
      return result;
    };
  });
  try {
    const began = performance.now();
    const first = await agent.ask(warmUp(0)[0]);
    console.log(
      `${title}: first question ${ms(first.seconds * 1000)}, ${ms(taskAt - began)} of it before the analyst has the model${toolTimes()}`,
    );
    for (const [kind, questionAt] of Object.entries(kinds)) {
      const all = [];
      inTools = [];
      let misses = 0;
      for (let at = 1; at <= rounds; at++) {
        const [question, expected] = questionAt(at);
        const answer = await agent.ask(question);
        all.push(answer.seconds * 1000);
        if (!answer.text.toLowerCase().includes(expected.toLowerCase())) misses++;
        if (process.env.SHOW) console.log(question, "=>", answer.text.slice(0, 200));
      }
      console.log(
        `  ${kind}: p50 ${ms(quantile(all, 0.5))}, p95 ${ms(quantile(all, 0.95))}${toolTimes()}, ${misses} not as expected`,
      );
    }
  } finally {
    await agent.close();
  }
}

function quantile(times, share) {
  const sorted = [...times].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

function ms(time) {
  return `${time.toFixed(0)} ms`;
}
