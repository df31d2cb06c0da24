import { describe, expect, test } from "@jest/globals";
import { conformanceKeys as keys } from "../declaration.js";
import { expectRefused } from "../expectations.js";
import { fresh, listPath, newUser, type Subject } from "../subject.js";

const badNames: readonly (readonly [string, string])[] = [
  ["empty", ""],
  ["white space before", " a"],
  ["white space after", "a "],
  ["a control character", "a\u0007b"],
  ["not in NFC", "cafe\u0301"],
  ["256 bytes", "x".repeat(256)],
];

const goodNames = [
  "Buyers",
  "buyers",
  "x".repeat(255),
  "caf\u00e9",
  "a, b",
  "__proto__",
  "\u4f60 \u597d",
];

/** Names of groups and attributes (A6). */
export const names = (subject: Subject): void => {
  const body = (more: object) =>
    newUser({ creatorMode: true, embedTenantName: fresh("tenant"), ...more });
  const places: readonly (readonly [string, (name: string) => object, string])[] = [
    ["groups", (name) => ({ groups: [name] }), "/groups/0"],
    [
      "userAttributes",
      (name) => ({ userAttributes: [{ name, value: "x" }] }),
      "/userAttributes/0/name",
    ],
    ["groupDefinitions", (name) => ({ groupDefinitions: [{ name }] }), "/groupDefinitions/0/name"],
    [
      "userAttributeDefinitions",
      (name) => ({ userAttributeDefinitions: [{ name, type: "string" }] }),
      "/userAttributeDefinitions/0/name",
    ],
  ];

  describe.each(places)("A6 names in %s", (_place, fields, pointer) => {
    test.each(badNames)("%s", async (_what, name) => {
      await expectRefused(subject, () => subject.generate(keys.acme, body(fields(name))), {
        status: 400,
        code: "invalid_request",
        pointers: [pointer],
      });
    });
  });

  test("A6 good names are kept to the byte, case-sensitive", async () => {
    const embedTenantName = fresh("tenant");
    await subject.mint(keys.acme, {
      ...body({ embedTenantName, groups: goodNames }),
      groupDefinitions: goodNames.map((name) => ({ name })),
      userAttributeDefinitions: goodNames.map((name) => ({ name, type: "string" })),
      userAttributes: goodNames.map((name) => ({ name, value: name })),
    });
    for (const list of ["groups", "user-attributes"] as const) {
      const { json } = await subject.get(listPath(embedTenantName, list), keys.acme);
      const listed = (json.items as { name: string }[]).map(({ name }) => name);
      expect(listed.sort()).toEqual([...goodNames].sort());
    }
  });
};
