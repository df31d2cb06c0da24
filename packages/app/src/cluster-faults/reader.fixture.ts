import type { Instance } from "./instance.fixture.js";

/** One response, as far as it came. */
export interface Reading {
  readonly instance: string;
  /** 0: no answer at all. */
  readonly status: number;
  /** The problem's code, where it is one. */
  readonly code: string | undefined;
  readonly askedAtMs: number;
  /** How long it took to the headers, or to no answer. */
  readonly answeredMs: number;
  /** Whole lines without those that only keep the connection alive. */
  readonly lines: readonly string[];
  /** When the last of them came. */
  readonly lastAtMs: number;
  /** Whether the response came to its end; one that was cut did not. */
  readonly closed: boolean;
}

/** Where and as whom chat is asked. */
export interface ChatClient {
  readonly apiKey: string;
  readonly externalId: string;
}

const path = "/local/api/v1/public/acme/agents/1/chat/stream-chat-state";

/** How long nobody waits. */
const giveUpMs = 60_000;

/** Asks one instance and reads to the end; never rejects. */
export const readChat = async (
  { url, name }: Instance,
  { apiKey, externalId }: ChatClient,
  body: object,
  {
    abort = false,
    onLine = () => undefined,
  }: { abort?: boolean; onLine?: (line: string) => void } = {},
): Promise<Reading> => {
  const askedAtMs = performance.now();
  const lines: string[] = [];
  let answeredMs: number | undefined;
  let lastAtMs = askedAtMs;
  let status = 0;
  let code: string | undefined;
  let closed = false;
  try {
    const response = await fetch(url + path + (abort ? "/abort" : ""), {
      method: "POST",
      headers: { authorization: `Api-Key ${apiKey}`, "content-type": "application/json" },
      body: JSON.stringify({ ...body, sessionSettings: { externalId } }),
      signal: AbortSignal.timeout(giveUpMs),
    });
    answeredMs = performance.now() - askedAtMs;
    ({ status } = response);
    if (status === 200) {
      let begun = "";
      for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const whole = (begun + text).split("\n");
        begun = whole.pop() ?? "";
        for (const line of whole.filter((each) => each !== "")) {
          lines.push(line);
          lastAtMs = performance.now();
          onLine(line);
        }
      }
      // Half a line is no line: a cut is seen by it, too.
      closed = begun === "";
    } else {
      const text = await response.text();
      code = text === "" ? undefined : (JSON.parse(text) as { code?: string }).code;
      closed = true;
    }
  } catch {
    // Cut, refused, or too late: what came until then is what it is.
  }
  answeredMs ??= performance.now() - askedAtMs;
  return { instance: name, status, code, askedAtMs, answeredMs, lines, lastAtMs, closed };
};

/**
 * Asks until a response has come to its end, each time at the next instance; answers all responses,
 * the last one last. A reader that is refused because the stores are away tries again a little later.
 */
export const readStubbornly = async (
  instances: () => readonly Instance[],
  client: ChatClient,
  body: object,
  { first, onLine }: { first: number; onLine?: (line: string) => void },
): Promise<readonly Reading[]> => {
  const readings: Reading[] = [];
  const until = performance.now() + giveUpMs;
  for (let at = first; performance.now() < until; at++) {
    const alive = instances();
    const instance = alive[at % alive.length];
    if (instance === undefined) throw new Error("There is no instance.");
    const reading = await readChat(instance, client, body, onLine ? { onLine } : {});
    readings.push(reading);
    if (reading.closed && ![0, 500, 503].includes(reading.status)) return readings;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return readings;
};
