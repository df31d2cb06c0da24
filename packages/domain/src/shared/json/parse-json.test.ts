import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { Failure } from "../failure/failure.js";
import { parseJson } from "./parse-json.js";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const refusal = (body: Uint8Array): Failure => {
  const read = parseJson(body);
  if (read instanceof Failure) return read;
  throw new Error("Expected a refusal");
};

describe("parseJson gives back what the bytes say", () => {
  it("reads every JSON value as JSON.parse does", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        expect(parseJson(bytes(text))).toStrictEqual(JSON.parse(text));
      }),
    );
  });

  it.each([
    ["white space around it", " \r\n\t1 ", 1],
    ["null, which is not the same as nothing", "null", null],
    ["false, which is not the same as nothing", "false", false],
    ["an empty text", '""', ""],
    ["letters beyond the first plane", '"😀"', "😀"],
  ])("reads %s", (_what, text, value) => {
    expect(parseJson(bytes(text))).toBe(value);
  });
});

describe("B3: bytes that are no JSON are invalid_json", () => {
  it.each([
    ["nothing at all", ""],
    ["white space only", "  \n"],
    ["a body that was cut off", '{"externalId":"a"'],
    ["a body that was cut in a text", '{"externalId":"a'],
    ["something after the end", "{} {}"],
    ["single quotes", "{'a':1}"],
    ["a comma too many", "[1,]"],
    ["a comment", "{/* hello */}"],
    ["NaN", "[NaN]"],
    ["a control character in a text", '"\u0001"'],
    ["a form", "externalId=a&deploymentId=1"],
    ["a byte order mark", "\ufeff{}"],
  ])("%s", (_what, text) => {
    const failure = refusal(bytes(text));
    expect(failure.code).toBe("invalid_json");
    expect(failure.detail).toBe("The body is not valid JSON.");
  });

  it("does not repeat any of the body, which could be a secret sent to the wrong place", () => {
    expect(refusal(bytes('{"password":"hunter2"')).message).not.toContain("hunter2");
  });
});

describe("B1, T21: bytes that are no UTF-8 are refused, never replaced", () => {
  it.each([
    ["a lone continuation byte", [0x22, 0x80, 0x22]],
    ["a cut sequence", [0x22, 0xe2, 0x82, 0x22]],
    ["an overlong slash", [0x22, 0xc0, 0xaf, 0x22]],
    ["an encoded surrogate", [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ["beyond the last code point", [0x22, 0xf5, 0x80, 0x80, 0x80, 0x22]],
    ["UTF-16", [0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]],
    ["Latin-1", [0x22, 0xfc, 0x22]],
  ])("%s", (_what, body) => {
    const failure = refusal(Uint8Array.from(body));
    expect(failure.code).toBe("invalid_json");
    expect(failure.detail).toBe("The body is not valid UTF-8.");
  });
});

describe("B1, T21: a key that stands twice", () => {
  it("is an invalid_request that points at it", () => {
    const failure = refusal(bytes('{"externalId":"a","settings":{"locale":"de","locale":"en"}}'));
    expect(failure.code).toBe("invalid_request");
    expect(failure.details.problems).toEqual([
      { pointer: "/settings/locale", message: "must not appear twice" },
    ]);
  });

  it("is found however it is written: escapes are another spelling of the same key", () => {
    expect(refusal(bytes('{"externalId":"a","\\u0065xternalId":"b"}')).detail).toBe(
      "The body has the key /externalId twice.",
    );
  });

  it("is no matter of case", () => {
    expect(parseJson(bytes('{"a":1,"A":2}'))).toEqual({ a: 1, A: 2 });
  });
});

describe("T21: whatever arrives, parseJson answers and never throws", () => {
  it("on arbitrary bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (body) => {
        const read = parseJson(body);
        if (read instanceof Failure) expect(read.code).toMatch(/^invalid_(json|request)$/);
        else expect(JSON.parse(new TextDecoder().decode(body))).toStrictEqual(read);
      }),
      { numRuns: 2000 },
    );
  });

  it("on 1 MiB of brackets", () => {
    const levels = 524_288;
    expect(parseJson(bytes("[".repeat(levels) + "]".repeat(levels)))).toHaveLength(1);
    expect(refusal(bytes("[".repeat(2 * levels))).code).toBe("invalid_json");
  });

  it("keeps __proto__ as a plain key, for the bounds to refuse", () => {
    const read = parseJson(bytes('{"__proto__":{"admin":true}}')) as object;
    expect(Object.hasOwn(read, "__proto__")).toBe(true);
    expect((read as { admin?: boolean }).admin).toBeUndefined();
  });
});
