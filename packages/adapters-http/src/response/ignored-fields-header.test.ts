import { describe, expect, it } from "@jest/globals";
import { ignoredFieldsValue } from "./ignored-fields-header.js";

describe("B1: the value of X-Ignored-Fields", () => {
  it("is the pointers one after another, and none where there are none", () => {
    expect(ignoredFieldsValue(["/roles", "/a.b_c-d/e"])).toBe("/roles, /a.b_c-d/e");
    expect(ignoredFieldsValue([])).toBeUndefined();
  });

  it("holds nothing that a header could be broken with", () => {
    expect(ignoredFieldsValue(["/a\r\nX: y, z~1%"])).toBe("/a%0D%0AX%3A%20y%2C%20z%7E1%25");
    expect(ignoredFieldsValue(["/é\ud800😀"])).toBe("/%C3%A9%EF%BF%BD%F0%9F%98%80");
  });

  it("cuts a name at 64 bytes, and never within a letter", () => {
    expect(ignoredFieldsValue([`/${"x".repeat(1_000_000)}`])).toBe(`/${"x".repeat(63)}`);
    expect(ignoredFieldsValue([`/${"é".repeat(100)}`])).toBe(`/${"%C3%A9".repeat(31)}`);
  });

  it("is at most 1 KiB long", () => {
    const names = Array.from({ length: 20 }, (_, at) => `/${at}${"é".repeat(40)}`);
    const value = ignoredFieldsValue(names) ?? "";
    expect(value.length).toBeLessThanOrEqual(1024);
    expect(value.split(", ").length).toBeGreaterThan(4);
    expect(value).toMatch(/(?:%C3%A9)$/);
  });
});
