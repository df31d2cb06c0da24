import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import {
  accountNameProblem,
  emailProblem,
  embedTenantNameProblem,
  externalIdProblem,
  isBlank,
  nameProblem,
  utf8Length,
  webUrlProblem,
} from "./text-rules.js";

const control = "must not contain control characters";
const illFormed = "must be well-formed Unicode";
const untrimmed = "must not begin or end with white space";
const notComposed = "must be in Unicode normalization form C";
const tooLong = "must be at most 255 bytes long";

describe("A6, T23: names of groups and attributes", () => {
  it.each([
    ["one letter", "a"],
    ["words", "Sales Team (EMEA)"],
    ["capitals, since names are case-sensitive", "Managers"],
    ["letters in form C", "caf\u00e9"],
    ["letters of other scripts", "販売 Продажи مبيعات"],
    ["an emoji of several code points", "👩‍👧‍👦"],
    ["a zero-width space, which is a letter like any other", "a\u200bb"],
    ["a mark for right to left", "a\u202eb"],
    ["signs that mean something elsewhere", `'";--/\\~%_*{}<>`],
    ["the name of a prototype", "__proto__"],
  ])("may be %s", (_what, name) => {
    expect(nameProblem(name)).toBeUndefined();
  });

  it.each([
    ["nothing", "", "must not be empty"],
    ["NUL", "a\u0000b", control],
    ["a tab", "a\tb", control],
    ["a line feed", "a\nb", control],
    ["DEL", "a\u007fb", control],
    ["a control of the upper half", "a\u0085b", control],
    ["a lone surrogate", "a\ud800", illFormed],
    ["a space in front", " a", untrimmed],
    ["a space behind", "a ", untrimmed],
    ["a no-break space in front", "\u00a0a", untrimmed],
    ["an ideographic space behind", "a\u3000", untrimmed],
    ["a byte order mark in front", "\ufeffa", untrimmed],
    ["a line separator behind", "a\u2028", untrimmed],
    ["only white space", " ", untrimmed],
    ["letters in form D", "cafe\u0301", notComposed],
    ["the Ångström sign, which form C replaces by a letter", "\u212b", notComposed],
    ["the Kelvin sign, which form C replaces by a K", "\u212a", notComposed],
  ])("may not have %s", (_what, name, problem) => {
    expect(nameProblem(name)).toBe(problem);
  });

  it("T23: zero-width letters make another name, they are not taken away", () => {
    expect(nameProblem("\u200ba")).toBeUndefined();
    expect("\u200ba".trim()).not.toBe("a");
  });

  it.each([
    ["one byte", "a", 255],
    ["two bytes", "\u00e9", 127],
    ["three bytes", "\u20ac", 85],
    ["four bytes", "😀", 63],
  ])("are measured in bytes: letters of %s", (_what, letter, count) => {
    const fill = "a".repeat(255 - utf8Length(letter) * count);
    expect(utf8Length(letter.repeat(count) + fill)).toBe(255);
    expect(nameProblem(letter.repeat(count) + fill)).toBeUndefined();
    expect(nameProblem(`${letter.repeat(count) + fill}a`)).toBe(tooLong);
    expect(nameProblem(letter.repeat(count + 1))).toBe(tooLong);
  });

  it("T21: a name of 10 MB is refused quickly", () => {
    const before = process.cpuUsage();
    expect(nameProblem("a".repeat(10_000_000))).toBe(tooLong);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
  });

  it("T23: a name that passes is its own canonical form", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        fc.pre(nameProblem(name) === undefined);
        expect(name.normalize("NFC").trim()).toBe(name);
        expect(new TextDecoder().decode(new TextEncoder().encode(name))).toBe(name);
      }),
    );
  });
});

describe("A4, T23: externalId", () => {
  it.each(["user-1", "a", "ada@customer.test", "with space", "straße", "ångström", "用户", "i̇"])(
    "may be %p",
    (id) => {
      expect(externalIdProblem(id)).toBeUndefined();
    },
  );

  it.each([
    ["a capital", "User-1"],
    ["a capital of another script", "Ж"],
    ["İ, which grows when it is lowered", "İ"],
    ["a title-case letter", "ǅ"],
  ])("must be lowercase: %s", (_what, id) => {
    expect(externalIdProblem(id)).toBe("must be lowercase");
  });

  it("is refused like any name, before its case is looked at", () => {
    expect(externalIdProblem("")).toBe("must not be empty");
    expect(externalIdProblem("A ")).toBe(untrimmed);
    expect(externalIdProblem("\ud800")).toBe(illFormed);
    expect(externalIdProblem("e\u0301")).toBe(notComposed);
    expect(externalIdProblem("a".repeat(256))).toBe(tooLong);
  });

  it("is never one of two that differ in case only", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (id) => {
        fc.pre(externalIdProblem(id) === undefined);
        expect(id.toLowerCase()).toBe(id);
      }),
    );
  });
});

describe("service.md 2.2: embedTenantName", () => {
  it.each([
    ["5 characters", "acme1"],
    ["36 characters", `a${"b".repeat(35)}`],
    ["digits and hyphens inside", "a-1-2"],
    ["a digit at the end", "acme-2"],
    ["two hyphens in a row", "acme--x"],
  ])("may have %s", (_what, name) => {
    expect(embedTenantNameProblem(name)).toBeUndefined();
  });

  it.each([
    ["4 characters", "acme"],
    ["37 characters", "a".repeat(37)],
    ["nothing", ""],
    ["a capital", "Acme1"],
    ["a digit in front", "1acme"],
    ["a hyphen in front", "-acme"],
    ["a hyphen at the end", "acme-"],
    ["an underscore", "acme_1"],
    ["a dot", "acme.1"],
    ["a space", "acme 1"],
    ["a letter beyond a-z", "acmé1"],
    ["a line feed at the end", "acme1\n"],
  ])("may not have %s", (_what, name) => {
    expect(embedTenantNameProblem(name)).toMatch(/^must be 5 to 36 characters of a-z/);
  });

  it("is always a label that an account's name could be, too", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z][a-z0-9-]{3,34}[a-z0-9]$/), (name) => {
        expect(embedTenantNameProblem(name)).toBeUndefined();
        expect(accountNameProblem(name)).toBeUndefined();
      }),
    );
  });
});

describe("A1: an account's name is a label of a host", () => {
  it.each(["a", "demo", "a1", "a-b", "a".repeat(63)])("%p is one", (name) => {
    expect(accountNameProblem(name)).toBeUndefined();
  });

  it.each(["", "1a", "-a", "a-", "A", "a.b", "a_b", "a".repeat(64), "é", "a\n"])(
    "%p is none",
    (name) => {
      expect(accountNameProblem(name)).toMatch(/^must be 1 to 63 characters/);
    },
  );
});

describe("A4: email", () => {
  it.each(["ada@customer.test", "a@b", "Ada.Lovelace+x@Customer.Test", "ü@ü.test"])(
    "%p will do",
    (email) => {
      expect(emailProblem(email)).toBeUndefined();
    },
  );

  it.each([
    "",
    "ada",
    "@",
    "ada@",
    "@customer.test",
    "a@b@c",
    "a b@c.test",
    "a@b c",
    " a@b",
    "a@b ",
    "a@b\n",
    "a\u0000@b",
    "e\u0301@b",
    `${"a".repeat(254)}@b`,
  ])("%p is malformed", (email) => {
    expect(emailProblem(email)).toBe("must be an email address");
  });
});

describe("B9: an address that a page may show", () => {
  it.each([
    ["https://x.test/a.png?b#c", true],
    ["HTTPS://X.test", true],
    ["http://localhost:3000/a", true],
    ["http://127.0.0.1/a", true],
    ["http://[::1]:8080", true],
    ["http://x.test/a", false],
    ["http://localhost.x.test", false],
    ["http://localhost@x.test/", false],
    ["javascript:alert(1)", false],
    ["data:image/png;base64,AA", false],
    ["//x.test/a", false],
    ["/a.png", false],
    ["https://", false],
    ["", false],
    [`https://x.test/${"a".repeat(2048 - 15)}`, true],
    [`https://x.test/${"a".repeat(2049 - 15)}`, false],
  ])("%j: %s", (text, isRight) => {
    expect(webUrlProblem(text) === undefined).toBe(isRight);
  });
});

describe("T23: a text that people should see", () => {
  it.each([
    ["nothing", ""],
    ["white space", " \t\n\u00a0\u3000\u2028"],
    ["controls", "\u0000\u0085"],
    ["a zero-width space", "\u200b"],
    ["joiners and marks of direction", "\u200d\u200f\u202e\u2066\ufeff"],
    ["a letter that is drawn as nothing", "\u3164\u115f"],
    ["tags and selectors of variants", "\ufe0f\u{e0041}"],
  ])("is none that is only %s", (_what, text) => {
    expect(isBlank(text)).toBe(true);
    expect(isBlank(`${text}a${text}`)).toBe(false);
  });

  it.each(["a", "販売", "مبيعات", "0", "-", "👩‍👧‍👦", "\u0301"])("may be %j", (text) => {
    expect(isBlank(text)).toBe(false);
  });
});
