import { afterEach, describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { gate, randomScript, say, think, wait, type Script } from "@embedded-analytics/testkit";
import type { ChatLine } from "./chat-line.js";
import { newMessageId } from "./chat.js";
import { comparable, cuttingFetch, servePlaying, stateAfter } from "./recorded-turn.fixture.js";
import { acmeClient, allOf, rejectionOf, type TestService } from "../service.fixture.js";
import type { Fetch } from "../http/transport.js";

let service: TestService | undefined;
afterEach(async () => {
  await service?.close();
  service = undefined;
});

const playing = async (script: Script): Promise<TestService> => {
  await service?.close();
  return (service = await servePlaying(script));
};

const asking = ({ baseUrl }: TestService, messageId: string, fetch?: Fetch) => {
  const client = acmeClient(baseUrl, { fetch, retry: { firstWaitMs: 0 } });
  const sessionSettings = { externalId: "jane" };
  return client.chat({ agentId: "1", sessionSettings, input: "Hi", messageId });
};

/** What deltas add up to, by id: what a reader prints who prints nothing else. */
const printed = (lines: readonly ChatLine[]): string =>
  lines
    .map((line) => ("isDelta" in line && line.isDelta ? line.content + line.thinking : ""))
    .join("");

const chatIdIn = (lines: readonly ChatLine[]): string =>
  lines.flatMap((line) => ("state" in line ? [line.state.chatId] : []))[0] ?? "";

/** Asks for one form after the other. */
const inTurns = (fetch: Fetch, accepts: readonly string[]): Fetch => {
  let count = 0;
  return (input, init) => {
    const Accept = accepts[count++ % accepts.length] ?? "*/*";
    return fetch(input, { ...init, headers: { ...init.headers, Accept } });
  };
};

const cutsAtAnyByte = fc.array(fc.integer({ min: 0, max: 6000 }), { maxLength: 7 });

describe("D6: an answer that is cut is resumed with the same messageId", () => {
  test("G7: cuts at any bytes, of lines or events in turns, give the lines of an uncut reading, none missing and none twice", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(100_000),
        cutsAtAnyByte,
        fc.constantFrom(1, 7, 1000),
        fc.array(fc.constantFrom("text/event-stream", "application/x-ndjson"), { minLength: 1 }),
        async (seed, cuts, chunkBytes, accepts) => {
          const at = await playing(randomScript(seed));
          const messageId = newMessageId();
          // The same turn, read first with cuts and then without.
          const cutting = cuttingFetch(cuts, chunkBytes);
          const cut = await allOf(asking(at, messageId, inTurns(cutting, accepts)));
          const whole = await allOf(asking(at, messageId));
          expect(stateAfter(cut)).toEqual(stateAfter(whole));
          expect(printed(cut)).toBe(printed(whole));
          expect(cut.filter(isWhole)).toEqual(whole.filter(isWhole));
        },
      ),
      { numRuns: 30 },
    );
  });

  test("a head that was cut on its way, of which a browser gives what it has, is a cut", async () => {
    const at = await playing([say("one")]);
    let tries = 0;
    const withoutType: Fetch = (input, init) =>
      (tries += 1) === 1 ? Promise.resolve(new Response("")) : fetch(input, init);
    const lines = await allOf(asking(at, newMessageId(), withoutType));
    expect(stateAfter(lines).status).toBe("completed");
    expect(tries).toBe(2);
    const page: Fetch = () => Promise.resolve(new Response("<html>Sign in</html>"));
    const refusal = await rejectionOf(allOf(asking(at, newMessageId(), page)));
    expect(refusal).toMatchObject({ code: "unexpected_response" });
  });

  test("every byte of one answer as the place of the cut", async () => {
    const at = await playing([think("Hm ü"), say("one 🙂 "), say("two\n"), say("three")]);
    const messageId = newMessageId();
    const whole = await allOf(asking(at, messageId));
    const bytes = new TextEncoder().encode(
      whole.map((line) => JSON.stringify(line) + "\n").join(""),
    );
    const expected = stateAfter(whole);
    expect(expected.status).toBe("completed");
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      const lines = await allOf(asking(at, messageId, replaying(bytes, cut)));
      expect(lines).toEqual(whole);
      expect(stateAfter(lines)).toEqual(expected);
    }
  });

  test("a turn that runs is followed on, live, after each cut", async () => {
    const gates = [gate(), gate(), gate()];
    const at = await playing(gates.flatMap((each, place) => [wait(each), say(`${place} `)]));
    let responses = 0;
    // In the midst of the first piece, and of the second.
    const cutting = cuttingFetch([500, 700]);
    const fetch: Fetch = async (input, init) => {
      responses += 1;
      const response = await cutting(input, init);
      gates[responses - 1]?.open();
      return response;
    };
    const lines = await allOf(asking(at, newMessageId(), fetch));
    expect(responses).toBe(3);
    expect(printed(lines)).toBe("0 1 2 ");
    expect(stateAfter(lines).status).toBe("completed");
  });

  test("D5: a thread that is only read ends up the same, by reading it again", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(100_000), cutsAtAnyByte, async (seed, cuts) => {
        const at = await playing(randomScript(seed));
        const chatId = chatIdIn(await allOf(asking(at, newMessageId())));
        const read = (fetch?: Fetch) =>
          allOf(
            acmeClient(at.baseUrl, { fetch, retry: { firstWaitMs: 0 } }).chat({
              agentId: "1",
              chatId,
              sessionSettings: { externalId: "jane" },
            }),
          );
        expect(await read(cuttingFetch(cuts))).toEqual(await read());
      }),
      { numRuns: 15 },
    );
  });
});

describe("threads as state", () => {
  test("closing, reading and sending again in any order give the state of an uncut reading", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(100_000), cutsAtAnyByte, async (seed, cuts) => {
        const at = await playing(randomScript(seed));
        const sessionSettings = { externalId: "jane" };
        const retry = { triesMax: 0 };
        const fetch = cuttingFetch(cuts);
        const thread = acmeClient(at.baseUrl, { fetch, retry }).chatThread({
          agentId: "1",
          sessionSettings,
        });
        const step = (promise: Promise<unknown>) => promise.catch(() => undefined);
        await step(thread.send("Hi"));
        for (let tries = 0; tries < cuts.length; tries += 1) {
          await step(tries % 3 === 1 && thread.getState().chatId ? thread.read() : thread.resend());
        }
        await thread.resend();
        const uncut = acmeClient(at.baseUrl).chatThread({ agentId: "1", sessionSettings });
        const expected = comparable(await uncut.send("Hi"));
        expect(comparable(thread.getState())).toEqual(expected);
        // A second message finds the first one in its place, once.
        const [first, second] = [await thread.send("More"), await uncut.send("More")];
        expect(comparable(first)).toEqual(comparable(second));
        const ids = first.messages.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const sorts = first.messages.map(({ sort }) => sort);
        expect(sorts).toEqual(sorts.toSorted((one, other) => one - other));
      }),
      { numRuns: 30 },
    );
  });
});

describe("D3: what cannot be resumed is an error", () => {
  test("tries are bounded, and the thread says that its answer is not whole", async () => {
    const at = await playing([say("one")]);
    let calls = 0;
    const cut = cuttingFetch(Array.from({ length: 100 }, () => 300));
    const fetch: Fetch = (input, init) => {
      calls += 1;
      return cut(input, init);
    };
    const retry = { triesMax: 3, firstWaitMs: 0 };
    const client = acmeClient(at.baseUrl, { fetch, retry });
    const thread = client.chatThread({ agentId: "1", sessionSettings: { externalId: "jane" } });
    expect(await rejectionOf(thread.send("Hi"))).toMatchObject({ code: "stream_interrupted" });
    expect(calls).toBe(4);
    expect(thread.getState()).toMatchObject({ status: "failed", error: "The answer broke off." });
  });
});

const isWhole = (line: ChatLine): boolean => !("isDelta" in line && line.isDelta);

/** Answers the first request with these bytes up to the cut, and further ones with all of them. */
const replaying = (bytes: Uint8Array<ArrayBuffer>, cut: number): Fetch => {
  let count = 0;
  return () => {
    const body = count++ === 0 ? bytes.slice(0, cut) : bytes;
    const headers = { "Content-Type": "application/x-ndjson" };
    return Promise.resolve(new Response(body, { headers }));
  };
};
