import { describe, expect, it } from "@jest/globals";
import { canonicalUsername } from "../../shared/text/text-rules.js";
import { planned, stored } from "./cases.fixture.js";

type Fields = Parameters<typeof planned>[0];
const [ada] = stored().internalUsers;
const usersOf = (fields: Fields, state = stored()) => {
  const { changes, problems } = planned(fields, state);
  expect(problems).toEqual([]);
  return changes?.internalUsers;
};
const asAda = (fields: object) => ({
  internalUsers: [{ username: "ada@demo.test", ...fields } as never],
});

describe("A4: usernames are matched trimmed and in lower case", () => {
  it.each([
    ["ada@demo.test", "ada@demo.test"],
    [" Ada@Demo.Test\t", "ada@demo.test"],
  ])("%p is %p", (text, username) => {
    expect(canonicalUsername(text)).toBe(username);
  });

  it("and stored so", () => {
    expect(usersOf({ internalUsers: [{ username: " BOB " }] })).toEqual([
      { id: 1001, username: "bob", groupIds: [], values: [] },
    ]);
  });
});

describe("C5: the groups of an internal user", () => {
  const state = stored({
    groups: [...stored().groups, { id: 11, name: "managers", description: undefined }],
  });

  it.each<[string, object, readonly number[] | undefined]>([
    ["a list replaces", { groups: ["managers"] }, [11]],
    ["an empty list clears", { groups: [] }, []],
    ["a name given twice counts once", { groups: ["managers", "managers"] }, [11]],
    ["the same list changes nothing", { groups: ["analysts"] }, undefined],
    ["a list that is left out keeps", {}, undefined],
  ])("%s", (_rule, fields, groupIds) => {
    const users = usersOf(asAda(fields), state);
    expect(users).toEqual(groupIds === undefined ? undefined : [{ ...ada, groupIds }]);
  });

  it("in another order are the same", () => {
    const both = {
      ...state,
      internalUsers: [{ id: 30, username: "ada@demo.test", groupIds: [11, 10], values: [] }],
    };
    expect(usersOf(asAda({ groups: ["analysts", "managers"] }), both)).toBeUndefined();
  });

  it("may be declared by the same file", () => {
    const users = usersOf({ groups: [{ name: "new" }], ...asAda({ groups: ["new", "analysts"] }) });
    expect(users).toMatchObject([{ groupIds: [1001, 10] }]);
  });

  it("that the account does not have are pointed at", () => {
    expect(planned(asAda({ groups: ["analysts", "buyers"] }), stored()).problems).toEqual([
      {
        pointer: "/accounts/0/internalUsers/0/groups/1",
        message: "names no group of the account; there is analysts",
      },
    ]);
  });
});

describe("C5, B4: the values of an internal user", () => {
  const give = (value: unknown) => asAda({ userAttributes: [{ name: "city", value }] });

  it.each<[string, object, readonly object[] | undefined]>([
    ["another value overwrites", give("Rome"), [{ attributeId: 20, value: "Rome" }]],
    ["null clears", give(null), []],
    ["the same value changes nothing", give("Berlin"), undefined],
    ["an empty list changes nothing", asAda({ userAttributes: [] }), undefined],
  ])("%s", (_rule, fields, values) => {
    const users = usersOf(fields as Fields);
    expect(users).toEqual(values === undefined ? undefined : [{ ...ada, values }]);
  });

  it("that are not named stay", () => {
    const fields = {
      userAttributes: [{ name: "floor", type: "number" }],
      ...asAda({ userAttributes: [{ name: "floor", value: 3 }] }),
    };
    expect(usersOf(fields)).toMatchObject([
      {
        values: [
          { attributeId: 20, value: "Berlin" },
          { attributeId: 1001, value: 3 },
        ],
      },
    ]);
  });

  it("of another type than the definition's are pointed at", () => {
    expect(planned(give(["Berlin"]), stored()).problems).toEqual([
      {
        pointer: "/accounts/0/internalUsers/0/userAttributes/0/value",
        message: "must be of type string",
      },
    ]);
  });

  it("of an attribute that the account does not have are pointed at", () => {
    const fields = asAda({ userAttributes: [{ name: "region", value: "x" }] });
    expect(planned(fields, stored()).problems).toEqual([
      {
        pointer: "/accounts/0/internalUsers/0/userAttributes/0/name",
        message: "names no user attribute of the account; there is city",
      },
    ]);
  });

  it("A5: are tenant-wide: an attribute of an embed tenant is none of the account's", () => {
    const fields = {
      embedTenants: [{ name: "globex", userAttributes: [{ name: "region" }] }],
      ...asAda({ userAttributes: [{ name: "region", value: "x" }] }),
    };
    expect(planned(fields, stored()).problems).toHaveLength(1);
  });
});
