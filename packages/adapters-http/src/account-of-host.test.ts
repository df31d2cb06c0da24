import { describe, expect, test } from "@jest/globals";
import { accountOfHost } from "./account-of-host.js";

describe("A1 the account that a host names", () => {
  test.each([
    ["acme.example.com", "acme"],
    ["ACME.Example.COM", "acme"],
    ["acme.example.com.", "acme"],
    ["acme.example.com.evil.test", undefined],
    ["acmeexample.com", undefined],
    [".example.com", undefined],
    ["example.com", undefined],
    ["ai.eu.example.com", undefined],
    ["localhost", undefined],
    ["127.0.0.1", undefined],
    ["[::1]", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("%s names %s", (host, account) => {
    expect(accountOfHost(host, "Example.com")).toBe(account);
  });

  test("no host names one where no service domain is configured", () => {
    expect(accountOfHost("acme.example.com", undefined)).toBeUndefined();
  });
});
