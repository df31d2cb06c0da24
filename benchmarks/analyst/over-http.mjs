// Any agent of a running service, by its Chat API URL (service.md, 4).
import { answerIn } from "./lines.mjs";

/** An agent that counts days by the service's own clock; `session` says who asks. */
export const openOverHttp = (url, apiKey, session) => ({
  ask: async (input, chatId) => {
    const began = performance.now();
    const response = await fetch(url, {
      method: "POST",
      headers: { authorization: `Api-Key ${apiKey}`, "content-type": "application/json" },
      body: JSON.stringify({
        sessionSettings: session,
        input,
        ...(chatId === undefined ? {} : { chatId }),
      }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 500)}`);
    const lines = text
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => JSON.parse(line));
    return answerIn(lines, (performance.now() - began) / 1000);
  },
  close: async () => undefined,
});
