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

/** The middle of some figures. */
export const median = (figures) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];
