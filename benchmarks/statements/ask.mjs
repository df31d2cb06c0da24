import { request } from "node:http";

/** One statement; answers its status, or the code of what broke the connection, and how long it took. */
export const ask = (url, key, { body, isRight }, agent) =>
  new Promise((resolve) => {
    const startedMs = performance.now();
    const end = (outcome, text = "") =>
      resolve({ outcome, text, ms: performance.now() - startedMs });
    const sent = request(
      `${url}/api/v1/deployments/1/sql`,
      {
        method: "POST",
        agent,
        headers: {
          authorization: `Api-Key ${key}`,
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
        },
      },
      (response) => {
        const parts = [];
        response.on("data", (part) => parts.push(part));
        response.on("error", ({ code }) => end(code));
        response.on("end", () => {
          const text = Buffer.concat(parts).toString();
          if (response.statusCode !== 200) return end(outcomeOf(response.statusCode, text), text);
          end(isRight(text) ? "right" : "wrong", text);
        });
      },
    );
    sent.on("error", ({ code }) => end(code));
    sent.end(body);
  });

/** Such as `503 store_unavailable`. */
const outcomeOf = (status, text) => {
  try {
    return `${status} ${JSON.parse(text).code}`;
  } catch {
    return String(status);
  }
};
