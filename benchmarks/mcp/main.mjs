// What the endpoint of assistants costs beside the data API, with the same statements over the demo shop, what
// it carries from many callers, and how long a user's client waits for Connect:
//   npm run benchmark mcp -- [--rounds 200] [--idle 100] [--seconds 8] [--flows 60] [--only turns,callers,connect]
import { availableParallelism, cpus, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { median, table } from "../queries/measure.mjs";
import { overAssistants, overDataApi } from "./callers.mjs";
import { measureCallers } from "./at-once.mjs";
import { measureConnect } from "./connect.mjs";
import { startService } from "./service.mjs";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "200" },
    idle: { type: "string", default: "100" },
    seconds: { type: "string", default: "8" },
    flows: { type: "string", default: "60" },
    only: { type: "string", default: "turns,callers,connect" },
  },
});
const rounds = Number(values.rounds);
const only = values.only.split(",");

const statements = {
  "one figure": "SELECT MEASURE(revenue) AS revenue FROM order_lines",
  "revenue by city": "SELECT city, MEASURE(revenue) AS revenue FROM order_lines GROUP BY 1",
  "500 rows": "SELECT id, product_id, state FROM order_lines ORDER BY id LIMIT 500",
};

console.log(
  `${availableParallelism()} cores (${cpus()[0].model}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}\n`,
);
const service = await startService();
try {
  if (only.includes("turns")) await inTurns(service);
  if (only.includes("callers")) {
    await measureCallers(service, statements["one figure"], Number(values.seconds));
  }
  if (only.includes("connect")) await measureConnect(service, Number(values.flows));
} finally {
  await service.stop();
}

async function inTurns({ url, token }) {
  const callers = {
    "data API": overDataApi(url, token),
    "run_query, 2026-07-28": overAssistants(url, token, "2026-07-28"),
    "run_query, 2025-11-25": overAssistants(url, token, "2025-11-25"),
  };
  await measureAll("nobody beside", callers);
  const idle = Array.from({ length: Number(values.idle) }, () =>
    overAssistants(url, token, "2025-11-25")(statements["one figure"]),
  );
  await Promise.all(idle);
  await measureAll(`${idle.length} clients connected beside, idle`, callers);
}

/** Callers take turns call by call, so that whatever else the machine does meets all of them. */
async function measureAll(title, callers) {
  const rows = [];
  for (const [name, sql] of Object.entries(statements)) {
    const timesMs = new Map(Object.keys(callers).map((each) => [each, []]));
    const answered = new Set();
    for (let round = -10; round < rounds; round++) {
      for (const [caller, call] of Object.entries(callers)) {
        const startedMs = performance.now();
        answered.add(await call(sql));
        if (round >= 0) timesMs.get(caller).push(performance.now() - startedMs);
      }
    }
    if (answered.size !== 1) throw new Error(`${name}: the ways differ: ${[...answered]}`);
    const medians = [...timesMs.values()].map(median);
    rows.push([
      name,
      ...medians.map((ms) => ms.toFixed(2)),
      ...medians.slice(1).map((ms) => (ms / medians[0]).toFixed(2)),
    ]);
  }
  console.log(`${title}, medians of ${rounds} calls in ms\n`);
  table(["statement", ...Object.keys(callers), "ratio 2026", "ratio 2025"], rows);
}
