// LangGraph's development server, out of a folder where its packages are installed. It keeps runs in
// its own process, which no other can read.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "@embedded-analytics/adapters-redis/testing";
import { nowMs } from "../chat/clock.mjs";
import { reader } from "./reader.mjs";

/** Its workers look for runs about once a second. */
const beginsInMs = 3000;

/** Starts it; undefined without a folder. */
export const startLangGraph = async (folder) => {
  if (folder === undefined) return undefined;
  const graph = fileURLToPath(new URL("langgraph-graph.mjs", import.meta.url));
  await copyFile(graph, join(folder, "graph.mjs"));
  const graphs = { agent: "./graph.mjs:graph" };
  await writeFile(join(folder, "langgraph.json"), JSON.stringify({ dependencies: ["."], graphs }));
  const port = await freePort();
  const args = ["dev", "--no-browser", "--host", "127.0.0.1", "--port", String(port)];
  const child = spawn(join(folder, "node_modules", ".bin", "langgraphjs"), args, {
    cwd: folder,
    env: { ...process.env, LANGSMITH_TRACING: "false" },
    stdio: "ignore",
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await fetch(`${url}/ok`).catch(() => undefined))?.ok; tries++) {
    if (tries > 300) throw new Error("LangGraph's server did not start");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    watched: (readers, script) => watched(url, readers, script),
    stop: async () => {
      const ended = once(child, "exit");
      process.kill(-child.pid, "SIGTERM"); // its own group: it has processes of its own
      await ended;
    },
  };
};

const post = async (address, body) => {
  const headers = { "content-type": "application/json" };
  const response = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`LangGraph: ${response.status} ${await response.text()}`);
  return response.json();
};

const watched = async (url, readers, { lines, perSecond }) => {
  const { thread_id: thread } = await post(`${url}/threads`, {});
  const runs = `${url}/threads/${thread}/runs`;
  const { run_id: run } = await post(runs, {
    assistant_id: "agent",
    input: { lines, perSecond, beginMs: nowMs() + beginsInMs },
    stream_mode: ["custom"],
    stream_resumable: true,
  });
  const all = Array.from({ length: readers }, () => follow(`${runs}/${run}/stream`));
  return (await Promise.all(all)).flat();
};

/** Reads a run to its end; how long each of its words took. */
const follow = async (address) => {
  const { take, delaysMs } = reader(true);
  const sent = request(address, { agent: false });
  sent.end();
  const [response] = await once(sent, "response");
  let rest = "";
  response.setEncoding("latin1");
  response.on("data", (chunk) => {
    // An event is of several lines; its JSON has spaces, ours has none.
    const events = (rest + chunk).split("\n\n");
    rest = events.pop();
    take(events.map((event) => event.replaceAll('": ', '":')));
  });
  await once(response, "end");
  return delaysMs;
};
