import { describe, expect, test } from "@jest/globals";
import { inNetworks, trustedProxies } from "./trusted-proxies.js";

describe("B1, F4: TRUSTED_PROXIES", () => {
  test.each([
    ["10.0.0.1", ["10.0.0.1"]],
    ["10.0.0.0/8, 2001:db8::/32", ["10.0.0.0/8", "2001:db8::/32"]],
    ["linklocal", ["169.254.0.0/16", "fe80::/10"]],
  ])("%s are networks", (text, networks) => {
    expect(trustedProxies(text)).toEqual(networks);
  });

  test.each(["true", "*", "10.0.0.0/33", "::/129", "10.0.0.0/8/8", "10.0.0", "proxy.local", "a,"])(
    "%s is refused",
    (text) => {
      expect(trustedProxies(text)).toBeUndefined();
    },
  );

  test.each([
    ["127.0.0.1", true],
    ["127.200.0.1", true],
    ["::1", true],
    ["::ffff:127.0.0.1", true],
    ["128.0.0.1", false],
    ["::2", false],
    ["192.0.2.7", true],
    ["192.0.2.8", false],
    ["2001:db8::1", true],
    ["2001:db9::1", false],
    ["", false],
    ["nonsense", false],
  ])("%s is of a trusted network: %s", (address, trusted) => {
    const networks = trustedProxies("loopback, 192.0.2.7, 2001:db8::/32") ?? [];
    expect(inNetworks(networks)(address)).toBe(trusted);
  });

  test("nobody is trusted where it is not set", () => {
    expect(inNetworks([])("127.0.0.1")).toBe(false);
  });
});
