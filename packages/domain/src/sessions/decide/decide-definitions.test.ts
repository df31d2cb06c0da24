import { describe, expect, it } from "@jest/globals";
import { refusalOf, valueOf } from "../../failures.fixture.js";
import { attribute, decided, group } from "./cases.fixture.js";
import type {
  AttributeDefinitionInput,
  GenerateSessionRequest,
} from "../parse/generate-session-request.js";
import type { EmbedTenant, Snapshot } from "./snapshot.js";

const acme: EmbedTenant = {
  id: 77,
  name: "acme-corp",
  displayName: undefined,
  madeWithin: "all",
};
const creator = { creatorMode: true, embedTenantName: "acme-corp" };
const attempt = (onSnapshot: Partial<Snapshot>, onRequest: Partial<GenerateSessionRequest>) =>
  decided({ embedTenant: acme, ...onSnapshot }, { ...creator, ...onRequest });
const definitions = (...cases: Parameters<typeof attempt>) =>
  valueOf(attempt(...cases)).definitions;

const define = (
  name: string,
  type: AttributeDefinitionInput["type"] = "string",
  texts: Partial<AttributeDefinitionInput> = {},
): AttributeDefinitionInput => ({
  name,
  type,
  displayName: undefined,
  defaultValue: undefined,
  description: undefined,
  ...texts,
});
const defineGroup = (name: string, description?: string) => ({ name, description });

describe("service.md 4.1, rule 4: definitions are upserted", () => {
  it("into the embed tenant's scope, never into the tenant-wide one", () => {
    const made = definitions({}, { groupDefinitions: [defineGroup("buyers")] });
    expect(made?.catalogId).toBe(77);
  });

  it("into a scope that comes into being with them", () => {
    const made = valueOf(
      attempt({ embedTenant: undefined }, { groupDefinitions: [defineGroup("buyers")] }),
    );
    expect(made.embedTenant).toMatchObject({ kind: "create", id: 1001 });
    expect(made.definitions).toMatchObject({ catalogId: 1001 });
  });

  it("new ones are created with new ids", () => {
    const texts = { displayName: "Region", defaultValue: "north", description: "Where" };
    expect(
      definitions(
        {},
        {
          groupDefinitions: [defineGroup("buyers", "Who buys"), defineGroup("sellers")],
          userAttributeDefinitions: [define("region", "string", texts), define("floor", "number")],
        },
      ),
    ).toEqual({
      catalogId: 77,
      createGroups: [group(1001, "buyers", "Who buys"), group(1002, "sellers")],
      updateGroups: [],
      createAttributes: [
        attribute(1003, "region", "string", texts),
        attribute(1004, "floor", "number"),
      ],
      updateAttributes: [],
    });
  });

  it("names are case-sensitive (A6)", () => {
    const made = definitions(
      { groups: [group(5, "Buyers")] },
      { groupDefinitions: [defineGroup("buyers")] },
    );
    expect(made?.createGroups).toEqual([group(1001, "buyers")]);
  });

  it("none of them means nothing to write", () => {
    expect(definitions({}, {})).toBeUndefined();
  });
});

describe("B4: texts are written when supplied and different, and never cleared by omission", () => {
  it.each<[string, string | undefined, string | undefined, string | undefined]>([
    ["another text is written", "old", "new", "new"],
    ["a first text is written", undefined, "new", "new"],
    ["the same text is not written", "old", "old", undefined],
    ["omission keeps", "old", undefined, undefined],
    ["an empty text keeps, in a group's description", "old", "", undefined],
  ])("group: %s", (_rule, stored, given, written) => {
    const made = definitions(
      { groups: [group(5, "g", stored)] },
      { groupDefinitions: [defineGroup("g", given)] },
    );
    expect(made?.updateGroups).toEqual(
      written === undefined ? undefined : [{ id: 5, description: written }],
    );
  });

  it("a group that is new has no description rather than an empty one", () => {
    const made = definitions({}, { groupDefinitions: [defineGroup("g", "")] });
    expect(made?.createGroups).toEqual([group(1001, "g", undefined)]);
  });

  describe.each(["displayName", "defaultValue", "description"] as const)(
    "attribute's %s",
    (field) => {
      it.each<[string, string | undefined, string | undefined, string | undefined]>([
        ["another text is written", "old", "new", "new"],
        ["a first text is written", undefined, "new", "new"],
        ["an empty text is a text", "old", "", ""],
        ["the same text is not written", "old", "old", undefined],
        ["omission keeps", "old", undefined, undefined],
      ])("%s", (_rule, stored, given, written) => {
        const existing = attribute(5, "a", "string", { [field]: stored });
        const made = definitions(
          { attributes: [existing] },
          { userAttributeDefinitions: [define("a", "string", { [field]: given })] },
        );
        expect(made?.updateAttributes).toEqual(
          written === undefined ? undefined : [{ id: 5, [field]: written }],
        );
      });
    },
  );

  it("an update of one text says nothing of the others, so that rivals do not undo each other", () => {
    const existing = attribute(5, "a", "string", {
      displayName: "A",
      defaultValue: "x",
      description: "y",
    });
    const made = definitions(
      { attributes: [existing] },
      { userAttributeDefinitions: [define("a", "string", { description: "z" })] },
    );
    expect(made?.updateAttributes).toEqual([{ id: 5, description: "z" }]);
  });
});

describe("B3: cannot_change_type", () => {
  const existing = [attribute(5, "floor", "number"), attribute(6, "region", "string")];

  it("refuses another type, naming the attribute and both types", () => {
    const failure = refusalOf(
      attempt({ attributes: existing }, { userAttributeDefinitions: [define("floor", "string")] }),
    );
    expect(failure.code).toBe("cannot_change_type");
    expect(failure.detail).toBe("cannot change type of user attribute floor from number to string");
  });

  it("nothing is upserted, though the definitions before it are right (rule 5)", () => {
    const refused = attempt(
      { attributes: existing },
      {
        groupDefinitions: [defineGroup("buyers")],
        userAttributeDefinitions: [define("new"), define("region", "string_array")],
      },
    );
    expect(refusalOf(refused).detail).toMatch(/^cannot change type of user attribute region/);
  });

  it("says nothing of the tenant-wide attribute with the same name: it is not of this scope", () => {
    expect(
      definitions({ attributes: [] }, { userAttributeDefinitions: [define("floor", "string")] })
        ?.createAttributes,
    ).toHaveLength(1);
  });
});

describe("B3: invalid_default_value", () => {
  it.each([
    ["number", "many"],
    ["string_array", "a,b"],
    ["number_array", '["1"]'],
  ] as const)("a %s cannot be read out of %p", (type, defaultValue) => {
    const failure = refusalOf(
      attempt({}, { userAttributeDefinitions: [define("a", type, { defaultValue })] }),
    );
    expect(failure.code).toBe("invalid_default_value");
    expect(failure.detail).toBe(`The defaultValue of user attribute a cannot be read as ${type}`);
  });

  it("is looked for in definitions that exist already, too", () => {
    const existing = attribute(5, "floor", "number", { defaultValue: "1" });
    const given = {
      userAttributeDefinitions: [define("floor", "number", { defaultValue: "first" })],
    };
    expect(refusalOf(attempt({ attributes: [existing] }, given)).code).toBe(
      "invalid_default_value",
    );
  });

  it.each([
    ["string", "anything"],
    ["number", "12.5"],
    ["string_array", '["a"]'],
    ["number_array", "[1]"],
  ] as const)("a %s can be read out of %p", (type, defaultValue) => {
    const made = definitions(
      {},
      { userAttributeDefinitions: [define("a", type, { defaultValue })] },
    );
    expect(made?.createAttributes).toMatchObject([{ type, defaultValue }]);
  });
});

describe("service.md 4.1, rule 4: a request may define and reference the same names", () => {
  it("its groups and values resolve against the catalog as it will be", () => {
    const made = valueOf(
      attempt(
        { groups: [group(5, "buyers")] },
        {
          groupDefinitions: [defineGroup("sellers")],
          userAttributeDefinitions: [define("region")],
          groups: ["sellers", "buyers"],
          userAttributes: [{ name: "region", value: "north" }],
        },
      ),
    );
    expect(made.user?.rights).toMatchObject({
      lane: "embed_tenant",
      joinGroups: [1001, 5],
      setValues: [{ attributeId: 1002, value: "north" }],
    });
  });

  it("its values must have the type that it defines", () => {
    const refused = attempt(
      {},
      {
        userAttributeDefinitions: [define("floor", "number")],
        userAttributes: [{ name: "floor", value: "first" }],
      },
    );
    expect(refusalOf(refused).code).toBe("attribute_type_mismatch");
  });
});
