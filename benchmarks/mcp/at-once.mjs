import { quantile } from "../chat/figures.mjs";
import { table } from "../queries/measure.mjs";
import { overAssistants, overDataApi } from "./callers.mjs";

const ways = {
  "data API": overDataApi,
  "run_query, 2026-07-28": (url, token) => overAssistants(url, token, "2026-07-28"),
  search_data: (url, token) => overAssistants(url, token, "2026-07-28", "search_data"),
};

/** Tool calls a second by 1, 8 and 32 callers, each a user of its own, beside the data API. */
export const measureCallers = async ({ url, tokenOf }, sql, seconds) => {
  const rows = [];
  for (const callers of [1, 8, 32]) {
    const tokens = [];
    for (let at = 0; at < callers; at++) tokens.push(await tokenOf(`caller-${at}`));
    for (const [name, way] of Object.entries(ways)) {
      const calls = tokens.map((token) => way(url, token));
      await Promise.all(calls.map((call) => call(sql))); // to be warm
      const { perSecond, timesMs } = await callingFor(calls, sql, seconds);
      const [p50Ms, p99Ms] = [0.5, 0.99].map((share) => quantile(timesMs, share));
      rows.push([callers, name, ...[perSecond, p50Ms, p99Ms].map((figure) => figure.toFixed(1))]);
    }
  }
  console.log(`Calls by several callers at once, ${seconds} s each\n`);
  table(["callers", "way", "calls/s", "p50 ms", "p99 ms"], rows);
};

const callingFor = async (calls, sql, seconds) => {
  const timesMs = [];
  const startedMs = performance.now();
  const endMs = startedMs + seconds * 1000;
  const calling = async (call) => {
    while (performance.now() < endMs) {
      const beganMs = performance.now();
      await call(sql);
      timesMs.push(performance.now() - beganMs);
    }
  };
  await Promise.all(calls.map(calling));
  const perSecond = (timesMs.length / (performance.now() - startedMs)) * 1000;
  return { perSecond, timesMs };
};
