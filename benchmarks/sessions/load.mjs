import { Agent, request } from "node:http";
import autocannon from "autocannon";
import { apiKey } from "./account.mjs";

/** Sends a case's requests over that many connections for a time; throws where one is not 200. */
export const measure = async ({ url, body }, connections, seconds) => {
  const result = await autocannon({
    url,
    method: "POST",
    connections,
    duration: seconds,
    headers: { authorization: `Api-Key ${apiKey}`, "content-type": "application/json" },
    requests: [{ setupRequest: (request) => ({ ...request, body: JSON.stringify(body()) }) }],
  });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were not 200, ${result.errors} errors`);
  }
  return { perSecond: result.requests.total / result.duration, p50Ms: result.latency.p50 };
};

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** One request over a kept connection, and how long it took until its answer was read. */
export const once = ({ url, body }) =>
  new Promise((resolve, reject) => {
    const text = JSON.stringify(body());
    const headers = {
      authorization: `Api-Key ${apiKey}`,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
    };
    const startedMs = performance.now();
    const sent = request(url, { method: "POST", agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.resume();
      response.on("end", () => resolve(performance.now() - startedMs));
    });
    sent.on("error", reject);
    sent.end(text);
  });

/** The middle of some figures. */
export const median = (figures) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];
