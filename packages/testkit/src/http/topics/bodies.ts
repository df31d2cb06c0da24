import { describe, expect, test } from "@jest/globals";
import { conformanceKeys as keys } from "../declaration.js";
import { expectProblem, expectRefused, type ExpectedProblem } from "../expectations.js";
import { rawCall } from "../raw-call.js";
import { generatePath, newUser, type Subject } from "../subject.js";

const invalidJson: ExpectedProblem = { status: 400, code: "invalid_json" };
const invalid: ExpectedProblem = { status: 400, code: "invalid_request" };
const at = (pointer: string): ExpectedProblem => ({ ...invalid, pointers: [pointer] });
const mediaType: ExpectedProblem = { status: 415, code: "unsupported_media_type" };

/** Objects in objects, of which the body itself is the first. */
const nested = (levels: number): string =>
  `{"externalId":"deep","securityContext":${'{"a":'.repeat(levels - 1)}1${"}".repeat(levels)}`;
const body = (rest: string): string => `{"externalId":"odd",${rest}}`;
const list = (length: number): string => JSON.stringify(Array.from({ length }, () => "x"));

const odd: readonly (readonly [string, string | Uint8Array, ExpectedProblem])[] = [
  ["nothing", "", invalidJson],
  ["cut JSON", '{"externalId":"x"', invalidJson],
  ["more than one value", '{"externalId":"x"}{}', invalidJson],
  ["a byte order mark", '\ufeff{"externalId":"x"}', invalidJson],
  ["invalid UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), invalidJson],
  ["overlong UTF-8", Buffer.from('{"externalId":"\xc0\xaf"}', "latin1"), invalidJson],
  ["NaN", body('"deploymentId":NaN'), invalidJson],
  ["a number beyond all bounds", body('"securityContext":{"a":1e999}'), at("/securityContext/a")],
  ["a key twice", body('"email":"a@b.c","email":"a@b.c"'), at("/email")],
  ["a key twice, once escaped", body('"email":"a@b.c","em\\u0061il":"d@b.c"'), at("/email")],
  [
    "a key twice, deep inside",
    body('"securityContext":{"a":[{"k":1,"k":2}]}'),
    at("/securityContext/a/0/k"),
  ],
  ["__proto__", body('"__proto__":{"creatorMode":true}'), invalid],
  ["__proto__ inside", body('"securityContext":{"a":{"__proto__":{}}}'), at("/securityContext/a")],
  ["a lone surrogate", body('"securityContext":{"a":"\\ud800"}'), at("/securityContext/a")],
  ["a lone surrogate in a key", body('"securityContext":{"\\udfff":1}'), at("/securityContext")],
  ["NUL", body('"securityContext":{"a":"x\\u0000y"}'), at("/securityContext/a")],
  ["NUL in a key", body('"securityContext":{"\\u0000":1}'), at("/securityContext")],
  ["NUL in a name", body('"groups":["a\\u0000"]'), at("/groups/0")],
  ["33 levels", nested(33), invalid],
  ["50,000 levels", nested(50_000), invalid],
  [
    "50,000 levels where settings stand",
    body(`"settings":${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`),
    invalid,
  ],
  ["500,000 levels", "[".repeat(500_000), invalidJson],
  ["500,000 levels, closed", "[".repeat(500_000) + "]".repeat(500_000), invalid],
  ["1,001 elements", body(`"groups":${list(1001)}`), at("/groups")],
  [
    "1,001 elements inside",
    body(`"securityContext":{"a":${list(1001)}}`),
    at("/securityContext/a"),
  ],
  ["a text of nothing but escapes", `{"externalId":"${"\\n".repeat(500_000)}"}`, at("/externalId")],
  [
    "a text of nothing but backslashes",
    `{"externalId":"${"\\\\".repeat(500_000)}"}`,
    at("/externalId"),
  ],
];

/** What may arrive as a body, from any caller (B1, T21). */
export const bodies = (subject: Subject): void => {
  const send = (bytes: string | Uint8Array, headers: Record<string, string>) =>
    subject.call({ method: "POST", path: generatePath, key: keys.acme, headers, body: bytes });
  const json = { "Content-Type": "application/json" };

  describe("B1 odd bodies are refused, and the process stays up", () => {
    test.each(odd)("%s", async (_what, bytes, expected) => {
      await expectRefused(subject, () => send(bytes, json), expected);
    });

    test("a body of 1 MiB + 1 is 413, one of 1 MiB is read", async () => {
      const text = JSON.stringify(newUser({ pad: "" }));
      const padded = (length: number) =>
        text.replace('"pad":""', `"pad":"${"x".repeat(length - text.length)}"`);
      const mebibyte = 1024 * 1024;
      await expectRefused(subject, () => send(padded(mebibyte + 1), json), {
        status: 413,
        code: "body_too_large",
      });
      expect((await send(padded(mebibyte), json)).status).toBe(200);
    });

    test("a long body without a length is counted while it comes", async () => {
      const chunked = { ...json, "Transfer-Encoding": "chunked" };
      await expectRefused(subject, () => send("x".repeat(1024 * 1024 + 1), chunked), {
        status: 413,
        code: "body_too_large",
      });
    });

    test.each([
      ["none", {}],
      ["text/plain", { "Content-Type": "text/plain" }],
      ["a form", { "Content-Type": "application/x-www-form-urlencoded" }],
      ["JSON in UTF-16", { "Content-Type": "application/json; charset=utf-16" }],
      ["something like JSON", { "Content-Type": "application/jsonp" }],
      ["gzip", { ...json, "Content-Encoding": "gzip" }],
    ])("content type: %s is 415", async (_what, headers) => {
      const valid = JSON.stringify(newUser());
      await expectRefused(subject, () => send(valid, headers), mediaType);
    });

    test.each(["application/json; charset=utf-8", "Application/JSON;charset=UTF-8"])(
      "content type: %s is taken",
      async (type) => {
        const answer = await send(JSON.stringify(newUser()), { "Content-Type": type });
        expect(answer.status).toBe(200);
      },
    );

    test("a body that ends before its length is 400, and nothing is written", async () => {
      const head = `POST ${generatePath} HTTP/1.1\r\nHost: x\r\nAuthorization: Api-Key ${keys.acme}\r\nContent-Type: application/json\r\n`;
      const before = await subject.target().dump();
      const whole = JSON.stringify(newUser());
      const cut = `${head}Content-Length: ${whole.length + 1}\r\n\r\n${whole}`;
      const text = await rawCall(subject.target().baseUrl, cut, { thenEnd: true });
      expect(text).toMatch(/^HTTP\/1\.1 400 /);
      expect(await subject.target().dump()).toBe(before);
      expect((await subject.generate(keys.acme, newUser())).status).toBe(200);
    });
  });

  describe("B1 within the bounds", () => {
    test("32 levels and 1,000 elements are taken", async () => {
      const deep = nested(32).replace('"deep"', JSON.stringify(newUser().externalId));
      expect((await send(deep, json)).status).toBe(200);
      const many = { ...newUser(), securityContext: { a: Array.from({ length: 1000 }, () => 1) } };
      expect((await subject.generate(keys.acme, many)).status).toBe(200);
    });

    test("unknown keys are ignored, and none of them sets what is not the caller's (T22)", async () => {
      const externalId = newUser().externalId;
      await subject.mint(keys.acme, { externalId });
      const mark = "a-mark-that-nobody-keeps";
      const internals = ["id", "accountId", "version", "plan", "flags", "digest", "lane", "roles"];
      const unknown = Object.fromEntries(internals.map((name) => [name, mark]));
      await subject.mint(keys.acme, { externalId, ...unknown, constructor: mark, toString: mark });
      expect(await subject.target().dump()).not.toContain(mark);
    });

    test("several problems are reported at once, each with its pointer", async () => {
      const answer = await subject.generate(keys.acme, {
        externalId: "Upper",
        internalId: "x",
        deploymentId: 0,
        groups: ["fine", " not", ""],
        userAttributeDefinitions: [{ name: "a", type: "text" }],
      });
      expectProblem(answer, {
        ...invalid,
        pointers: [
          "",
          "/externalId",
          "/deploymentId",
          "/groups",
          "/groups/1",
          "/groups/2",
          "/userAttributeDefinitions",
          "/userAttributeDefinitions/0/type",
        ],
      });
    });
  });
};
