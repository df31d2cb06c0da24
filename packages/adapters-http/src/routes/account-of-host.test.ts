import { describe, expect, test } from "@jest/globals";
import { accountOfHost, regionOfHost } from "./account-of-host.js";

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

describe("A1 D1 the region that a host names", () => {
  test.each([
    ["ai.eu-1.example.com", "eu-1"],
    ["AI.EU-1.Example.COM.", "eu-1"],
    ["acme.example.com", undefined],
    ["ai.example.com", undefined],
    ["ai..example.com", undefined],
    ["x.eu-1.example.com", undefined],
    ["ai.eu.1.example.com", undefined],
    ["ai.eu-1.example.com.evil.test", undefined],
    ["localhost", undefined],
    [undefined, undefined],
  ])("%s names %s", (host, region) => {
    expect(regionOfHost(host, "Example.com")).toBe(region);
    expect(regionOfHost(host, undefined)).toBeUndefined();
  });
});
