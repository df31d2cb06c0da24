import { describe, expect, test } from "@jest/globals";
import { allowsOrigin, originPatterns } from "./origin-patterns.js";

describe("G2: which entry allows which origin", () => {
  test.each([
    ["https://app.example.com", "https://app.example.com"],
    ["https://app.example.com:443", "https://app.example.com"],
    ["https://APP.example.com", "https://app.Example.com"],
    ["https://*.example.com", "https://a.b.example.com"],
    ["https://*.example.com:*", "https://a.example.com:8443"],
    ["http://localhost:*", "http://localhost:3000"],
    ["http://localhost:*", "http://localhost"],
    ["http://[::1]:*", "http://[::1]:81"],
    ["http://127.0.0.1:80", "http://127.0.0.1"],
  ])("%s allows %s", (entry, origin) => {
    expect(allowsOrigin(["https://other.example", entry], origin)).toBe(true);
  });

  test.each([
    ["https://app.example.com", "http://app.example.com"],
    ["https://app.example.com", "https://app.example.com:8443"],
    ["https://app.example.com", "https://app.example.com.evil.test"],
    ["https://app.example.com/", "https://app.example.com"],
    ["https://*.example.com", "https://example.com"],
    ["https://*.example.com", "https://evilexample.com"],
    ["https://*.example.com", "https://evil.test/.example.com"],
    ["https://*.example.com", "https://user@a.example.com"],
    ["http://*.0.0.1:*", "http://127.0.0.1:80"],
    ["http://localhost:*", "https://localhost:3000"],
    ["http://localhost:*", "http://localhost:*"],
    ["*", "https://app.example.com"],
    ["https://*", "https://app.example.com"],
    ["null", "null"],
    ["", ""],
    ["file://", "file://"],
  ])("%s does not allow %s", (entry, origin) => {
    expect(allowsOrigin([entry], origin)).toBe(false);
  });

  test("a text too long to be an origin has no pattern", () => {
    expect(originPatterns(`https://${"a.".repeat(5000)}a`)).toEqual([]);
  });
});
