import { describe, expect, test } from "@jest/globals";
import { conformanceKeys as keys, conformanceSeats } from "../declaration.js";
import { expectRefused, type ExpectedProblem } from "../expectations.js";
import { fresh, listPath, newUser, type Subject } from "../subject.js";

interface Refusal {
  readonly title: string;
  readonly key?: string;
  readonly body: () => unknown;
  readonly expected: ExpectedProblem;
}

const invalid = (...pointers: string[]): ExpectedProblem => ({
  status: 400,
  code: "invalid_request",
  detail: /^[^\n]+\.$/,
  pointers,
});

const creator = (more: object) => () =>
  newUser({ creatorMode: true, embedTenantName: fresh("tenant"), ...more });

const internalOnly: readonly (readonly [string, unknown])[] = [
  ["groups", []],
  ["userAttributes", []],
  ["groupDefinitions", []],
  ["userAttributeDefinitions", []],
  ["securityContext", {}],
];

const shapes: readonly Refusal[] = [
  { title: "not JSON", body: () => "{", expected: { status: 400, code: "invalid_json" } },
  { title: "an array", body: () => [], expected: invalid("") },
  { title: "null", body: () => "null", expected: invalid("") },
  {
    title: "fields of the wrong shape",
    body: () => ({ externalId: 7, deploymentId: "1", groups: "x", creatorMode: "yes" }),
    expected: invalid("/externalId", "/deploymentId", "/groups", "/creatorMode"),
  },
  {
    title: "elements of the wrong shape",
    body: () =>
      newUser({
        groups: ["analysts", 7],
        userAttributes: [{ name: "city", value: { a: 1 } }, { value: "x" }],
      }),
    expected: invalid("/groups/1", "/userAttributes/0/value", "/userAttributes/1/name"),
  },
  {
    title: "neither externalId nor internalId",
    body: () => ({ deploymentId: 1 }),
    expected: invalid(""),
  },
  {
    title: "both externalId and internalId",
    body: () => newUser({ internalId: "ada@acme.test" }),
    expected: invalid(""),
  },
  ...internalOnly.map(([field, value]) => ({
    title: `${field} with internalId`,
    body: () => ({ internalId: "ada@acme.test", [field]: value }),
    expected: invalid(`/${field}`),
  })),
  ...["groupDefinitions", "userAttributeDefinitions"].flatMap((field) => [
    {
      title: `${field} without creatorMode`,
      body: () => newUser({ embedTenantName: fresh("tenant"), [field]: [] }),
      expected: invalid(`/${field}`),
    },
    {
      title: `${field} with creatorMode false`,
      body: () => newUser({ embedTenantName: fresh("tenant"), creatorMode: false, [field]: [] }),
      expected: invalid(`/${field}`),
    },
    {
      title: `${field} without embedTenantName`,
      body: () => newUser({ creatorMode: true, [field]: [] }),
      expected: invalid(`/${field}`),
    },
  ]),
  ...["abcd", "Acme-corp", "1corp", "corp-", "co_rp", "corp.x", "a".repeat(37), "", "côrps"].map(
    (embedTenantName) => ({
      title: `embedTenantName ${JSON.stringify(embedTenantName)}`,
      body: () => newUser({ embedTenantName }),
      expected: invalid("/embedTenantName"),
    }),
  ),
  {
    title: "no deploymentId and no default deployment",
    key: keys.plain,
    body: () => newUser(),
    expected: invalid("/deploymentId"),
  },
];

const decisions: readonly Refusal[] = [
  {
    title: "a duplicate name in userAttributes",
    body: () =>
      newUser({
        userAttributes: [
          { name: "city", value: "a" },
          { name: "city", value: "b" },
        ],
      }),
    expected: { status: 400, code: "duplicate_name", detail: /userAttributes.*city/ },
  },
  {
    title: "a duplicate name in groupDefinitions",
    body: creator({ groupDefinitions: [{ name: "one" }, { name: "two" }, { name: "one" }] }),
    expected: { status: 400, code: "duplicate_name", detail: /groupDefinitions.*one/ },
  },
  {
    title: "a duplicate name in userAttributeDefinitions",
    body: creator({
      userAttributeDefinitions: [
        { name: "one", type: "string" },
        { name: "one", type: "number" },
      ],
    }),
    expected: { status: 400, code: "duplicate_name", detail: /userAttributeDefinitions.*one/ },
  },
  {
    title: "unknown attributes",
    body: () =>
      newUser({
        userAttributes: ["zeta", "city", "beta"].map((name) => ({ name, value: "x" })),
      }),
    expected: {
      status: 400,
      code: "user_attributes_not_found",
      detail: "User attributes not found",
      missing: ["zeta", "beta"],
    },
  },
  {
    title: "unknown groups, in the order given",
    body: () => newUser({ groups: ["zeta", "analysts", "beta", "zeta"] }),
    expected: {
      status: 400,
      code: "groups_not_found",
      detail: "Groups with names zeta, beta not found",
      missing: ["zeta", "beta"],
    },
  },
  {
    title: "a tenant-wide group in creator mode",
    body: creator({ groups: ["analysts"] }),
    expected: {
      status: 400,
      code: "groups_not_found",
      detail: "Groups with names analysts not found",
    },
  },
  ...(
    [
      ["city", "string", 7, "number"],
      ["age", "number", "7", "string"],
      ["tags", "string_array", "a", "string"],
      ["tags", "string_array", [1], "number array"],
      ["scores", "number_array", ["1"], "string array"],
      ["scores", "number_array", 1, "number"],
    ] as const
  ).map(([name, type, value, given]) => ({
    title: `${JSON.stringify(value)} for ${name}, a ${type}`,
    body: () => newUser({ userAttributes: [{ name, value }] }),
    expected: {
      status: 400,
      code: "attribute_type_mismatch" as const,
      detail: new RegExp(`${name}.*${type}.*${given}`),
    },
  })),
  ...(
    [
      ["number", "ten"],
      ["number", "Infinity"],
      ["number", ""],
      ["string_array", "a,b"],
      ["string_array", "[1]"],
      ["number_array", "{}"],
      ["number_array", '["1"]'],
    ] as const
  ).map(([type, defaultValue]) => ({
    title: `defaultValue ${JSON.stringify(defaultValue)} of a ${type}`,
    body: creator({ userAttributeDefinitions: [{ name: "limit", type, defaultValue }] }),
    expected: { status: 400, code: "invalid_default_value" as const, detail: /limit/ },
  })),
  {
    title: "creatorMode without the account's flag",
    key: keys.plain,
    body: () => newUser({ deploymentId: 1, creatorMode: true }),
    expected: { status: 403, code: "creator_mode_disabled" },
  },
  {
    title: "an unknown deployment",
    body: () => newUser({ deploymentId: 99 }),
    expected: { status: 404, code: "deployment_not_found" },
  },
  {
    title: "an unknown internal user (A4)",
    body: () => ({ internalId: "nobody@acme.test" }),
    expected: { status: 404, code: "internal_user_not_found" },
  },
  {
    title: "an unknown branch (B6)",
    body: () => newUser({ branchName: "no-such" }),
    expected: { status: 404, code: "branch_not_found" },
  },
  {
    title: "an account without a paid plan (A2)",
    key: keys.starter,
    body: () => newUser(),
    expected: { status: 403, code: "plan_required" },
  },
];

/** Every row of B3: status, code, detail, and that nothing was written. */
export const refusals = (subject: Subject): void => {
  describe("B3 refusals of generate-session write nothing", () => {
    test.each([...shapes, ...decisions])("$title", async ({ key, body, expected }) => {
      await expectRefused(subject, () => subject.generate(key ?? keys.acme, body()), expected);
    });

    test("an existing definition with another type: nothing is upserted (rule 5)", async () => {
      const embedTenantName = fresh("tenant");
      const defining = (userAttributeDefinitions: object[], more: object = {}) =>
        newUser({ creatorMode: true, embedTenantName, userAttributeDefinitions, ...more });
      await subject.mint(keys.acme, defining([{ name: "region", type: "string" }]));
      const changing = defining(
        [
          { name: "new-one", type: "number" },
          { name: "region", type: "number" },
        ],
        { groupDefinitions: [{ name: "new-group" }], groups: ["new-group"] },
      );
      await expectRefused(subject, () => subject.generate(keys.acme, changing), {
        status: 409,
        code: "cannot_change_type",
        detail: /^cannot change type.*region/,
      });
      const list = await subject.get(listPath(embedTenantName, "user-attributes"), keys.acme);
      expect(list.json.items.map(({ name }: { name: string }) => name)).toEqual(["region"]);
    });

    test("one external user more than the limit", async () => {
      // Ephemeral users take no seat (B3): neither those who were first, nor those who come last.
      await subject.mint(keys.tight, newUser({ isEphemeral: true }));
      const ephemeral = newUser({ isEphemeral: true });
      await subject.mint(keys.tight, ephemeral);
      for (let seat = 0; seat < conformanceSeats.tight; seat++) {
        await subject.mint(keys.tight, newUser());
      }
      await expectRefused(subject, () => subject.generate(keys.tight, newUser()), {
        status: 429,
        code: "external_user_limit",
      });
      const permanent = { externalId: ephemeral.externalId };
      await expectRefused(subject, () => subject.generate(keys.tight, permanent), {
        status: 429,
        code: "external_user_limit",
      });
      await subject.mint(keys.tight, ephemeral);
      await subject.mint(keys.tight, newUser({ isEphemeral: true }));
    });
  });
};
