import { describe, expect, test } from "@jest/globals";
import { allowsOrigin } from "@embedded-analytics/domain";
import fc from "fast-check";
import { isOriginAllowed } from "./origin-allowed.js";

const part = fc.constantFrom("http", "https", "://", "*", "*.", "a", "b.c", "localhost", "[::1]");
const end = fc.constantFrom("", ":80", ":443", ":*", ":3000", "/", ".evil.test", "null");
const texts = fc
  .tuple(fc.constantFrom("http://", "https://", ""), fc.array(part, { maxLength: 4 }), end)
  .map(([scheme, parts, rest]) => scheme + parts.join("") + rest);

describe("G2, G5: the page judges the origin of a message as the service does", () => {
  test("for any entry and any origin", () => {
    fc.assert(
      fc.property(texts, texts, (entry, origin) => {
        expect(isOriginAllowed([entry], origin)).toBe(allowsOrigin([entry], origin));
      }),
      { numRuns: 5000 },
    );
  });

  test.each([
    ["https://*.example.com", "https://a.b.example.com", true],
    ["http://localhost:*", "http://localhost:3000", true],
    ["https://a.example:443", "https://a.example", true],
    ["https://*.example.com", "https://example.com", false],
    ["null", "null", false],
    ["*", "https://a.example", false],
  ])("%s and %s: %s", (entry, origin, isAllowed) => {
    expect(isOriginAllowed([entry], origin)).toBe(isAllowed);
    expect(isOriginAllowed([], origin)).toBe(false);
  });
});
