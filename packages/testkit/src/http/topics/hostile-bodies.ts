import { describe, expect, test } from "@jest/globals";
import { chatPath } from "../chat-call.js";
import { conformanceKeys as keys } from "../declaration.js";
import { expectProblem, expectRefused } from "../expectations.js";
import {
  dataPath,
  exchangePath,
  generatePath,
  newUser,
  revokeIssuedPath,
  revokePath,
  type Subject,
} from "../subject.js";

const invalid = { status: 400, code: "invalid_request" } as const;
const tooLarge = { status: 413, code: "body_too_large" } as const;
const kibibyte = 1024;

/** Arrays of 900 values that are not finite, below a key of that length. */
const wrongBelowLongKey = (keyLength: number, arrays: number): string => {
  const wrong = `[${Array.from({ length: 900 }, () => "1e999").join(",")}]`;
  return `{"${"k".repeat(keyLength)}":[${Array.from({ length: arrays }, () => wrong).join(",")}]}`;
};

/** Marks that normalisation has to sort, which takes time that grows with their square. */
const marks = (length: number): string => "a".concat("\u0301\u0316".repeat(length / 2));

/** Bodies whose work or answer must not grow with the square of their length (B1, T42). */
export const hostileBodies = (subject: Subject): void => {
  const answers: readonly (readonly [string, () => Promise<{ text: string }>])[] = [
    [
      "a long key above many wrong values",
      () => subject.post(generatePath, keys.acme, wrongBelowLongKey(160_000, 30)),
    ],
    [
      "many long keys with wrong values",
      () =>
        subject.generate(keys.acme, {
          securityContext: Object.fromEntries(
            Array.from({ length: 900 }, (_, at) => [`${at}${"k".repeat(900)}`, "\u0000"]),
          ),
        }),
    ],
    ["marks in a key", () => subject.generate(keys.acme, { [marks(300_000)]: 1 })],
    ["marks in a name", () => subject.generate(keys.acme, newUser({ groups: [marks(300_000)] }))],
    [
      "many names given twice",
      () => {
        const names = Array.from({ length: 450 }, (_, at) => `${at}${"n".repeat(240)}`);
        const userAttributes = [...names, ...names].map((name) => ({ name, value: 1 }));
        return subject.generate(keys.acme, newUser({ userAttributes }));
      },
    ],
    [
      "marks as the branch of a query",
      () => {
        const body = { query: "x", branchName: marks(80_000) };
        return subject.post(dataPath(1), keys.acme, body);
      },
    ],
    [
      "marks as the branch of a chat",
      () => {
        const body = { input: "x", activeBranchName: marks(80_000) };
        return subject.post(chatPath("stream-chat-state"), keys.acme, body);
      },
    ],
  ];

  describe("B1, T42 work and answer are bounded by the body's first limit", () => {
    test.each(answers)("%s: refused, in few words and at once", async (_what, ask) => {
      const startedMs = performance.now();
      const { text } = await ask();
      expect(text.length).toBeLessThan(32 * kibibyte);
      // Linear work takes a few milliseconds; what these are made against takes many seconds.
      expect(performance.now() - startedMs).toBeLessThan(2000);
      expect(JSON.parse(text)).toMatchObject({ status: 400 });
    });

    test("at most 20 problems are listed, with pointers of at most 200 characters", async () => {
      const answer = await subject.post(generatePath, keys.acme, wrongBelowLongKey(10_000, 2));
      expectProblem(answer, invalid);
      const errors = answer.json.errors as { pointer: string }[];
      expect(errors).toHaveLength(20);
      expect(Math.max(...errors.map(({ pointer }) => pointer.length))).toBe(200);
    });
  });

  test("D4 a message of more than 32 KiB is refused, and nothing is written", async () => {
    const sessionSettings = newUser();
    const input = "é".repeat(16 * kibibyte + 1);
    const path = chatPath("stream-chat-state");
    await expectRefused(subject, () => subject.post(path, keys.acme, { input, sessionSettings }), {
      ...invalid,
      pointers: ["/input"],
    });
  });

  describe("B1 how long a body may be", () => {
    const padded = (body: object, length: number): string =>
      JSON.stringify(body).padEnd(length, " ");
    const places: readonly (readonly [path: string, kibibytes: number, body: object])[] = [
      [exchangePath, 4, { sessionId: "x" }],
      [revokePath, 4, { sessionId: "x" }],
      [revokeIssuedPath, 4, { sessionId: "x" }],
      [dataPath(1), 256, {}],
      [chatPath("stream-chat-state"), 256, {}],
      [chatPath("abort"), 256, {}],
    ];

    test.each(places)("%s reads %d KiB", async (path, kibibytes, body) => {
      const post = (length: number) => subject.post(path, keys.acme, padded(body, length));
      expect((await post(kibibytes * kibibyte)).status).not.toBe(413);
      await expectRefused(subject, () => post(kibibytes * kibibyte + 1), tooLarge);
    });
  });
};
