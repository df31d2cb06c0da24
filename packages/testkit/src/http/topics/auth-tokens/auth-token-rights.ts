import { describe, expect, test } from "@jest/globals";
import { abortChat, chat, sendChat } from "../../chat-call.js";
import { toolResultsOf } from "../../chat-lines.js";
import { queryTile, readDashboards } from "../../dashboard-call.js";
import { askData, resultOf, type Asking } from "../../data-call.js";
import { expectNothingWritten, expectProblem, expectRefused } from "../../expectations.js";
import { inputOf } from "../../input-script.js";
import { fresh, type Subject } from "../../subject.js";
import { providerOf, rightClaims } from "./provider.js";

const query = { query: "SELECT city FROM sales" };
const roles = rightClaims.groups;
const all = [["Berlin"], ["Berlin"], ["Rome"], ["nowhere"]];

/** Claims that give no rights, and how they are refused (B3, A4, A6). */
const wrongClaims: Readonly<Record<string, readonly [object, object]>> = {
  "a group that the account does not have": [
    { [roles]: ["analysts", "b", "a", "b"] },
    { code: "groups_not_found", detail: "Groups with names b, a not found", missing: ["b", "a"] },
  ],
  "groups that are no list": [
    { [roles]: "analysts" },
    { pointers: ["/https:~1~1idp.test~1roles"] },
  ],
  "a group that is no name": [
    { [roles]: ["analysts", " b"] },
    { pointers: ["/https:~1~1idp.test~1roles/1"] },
  ],
  "too many groups": [
    { [roles]: Array.from({ length: 1001 }, () => "a") },
    { pointers: ["/https:~1~1idp.test~1roles"] },
  ],
  "a value of another type": [{ town: 5 }, { code: "attribute_type_mismatch", detail: /city/ }],
  "a value of no type": [{ town: { city: "Rome" } }, { pointers: ["/town"] }],
  "true for a value": [{ age: true }, { pointers: ["/age"] }],
};

/** What claims of tokens give, over what is stored and for their call alone (D2, B3). */
export const authTokenRights = (subject: Subject): void => {
  const cities = async (asking: Asking, body: object = query): Promise<unknown> =>
    resultOf(await askData(subject, asking, body)).rows;

  test("D2 groups and values are those of the claims, and nothing is written", async () => {
    const { token } = await providerOf(subject);
    const rowsOf = async (claims: object) => {
      const authToken = await token(claims);
      return expectNothingWritten(subject, () => cities({ authToken }));
    };
    expect(await rowsOf({ town: "Rome" })).toEqual([["Rome"]]);
    expect(await rowsOf({ town: "Berlin", age: 5 })).toEqual([["Berlin"], ["Berlin"]]);
    expect(await rowsOf({ [roles]: ["analysts", "analysts"] })).toEqual(all);
    for (const claims of [{}, { town: null }, { [roles]: [] }, { [roles]: ["viewers"] }]) {
      expect(await rowsOf(claims)).toEqual([["nowhere"]]);
    }
  });

  test("D2 they lie over what is stored, which stays as it is", async () => {
    const { key, token } = await providerOf(subject);
    const externalId = fresh("user");
    await subject.mint(key, {
      externalId,
      groups: ["analysts"],
      userAttributes: [{ name: "city", value: "Rome" }],
    });
    const settings = { ...query, sessionSettings: { externalId } };
    expect(await cities({ key }, settings)).toEqual(all);
    const rowsOf = async (claims: object) =>
      cities({ authToken: await token({ sub: externalId, ...claims }) });
    expect(await rowsOf({ town: "Berlin" })).toEqual([["Berlin"], ["Berlin"]]);
    expect(await rowsOf({})).toEqual([["nowhere"]]);
    expect(await cities({ key }, settings)).toEqual(all);
  });

  test("D2 where a deployment names no claims, what is stored holds", async () => {
    const { key, token } = await providerOf(subject, { authTokens: { claims: {} } });
    const externalId = fresh("user");
    await subject.mint(key, { externalId, userAttributes: [{ name: "city", value: "Rome" }] });
    const claims = { sub: externalId, town: "Berlin", [roles]: ["analysts"], groups: ["analysts"] };
    expect(await cities({ authToken: await token(claims) })).toEqual([["Rome"]]);
    expect(await cities({ authToken: await token({ ...claims, sub: fresh("user") }) })).toEqual([
      ["nowhere"],
    ]);
  });

  describe("B3 claims with", () => {
    test.each(Object.entries(wrongClaims))(
      "%s: 400 where rights are asked for, and nothing is written",
      async (_what, [claims, expected]) => {
        const { account, token } = await providerOf(subject);
        const authToken = await token(claims);
        const talking = { asking: { authToken }, account: account.name };
        const problem = { status: 400, code: "invalid_request", ...expected } as const;
        for (const call of [
          () => askData(subject, { authToken }, query),
          () => sendChat(subject, { input: "Hi" }, talking),
          () => readDashboards(subject, { authToken }),
        ]) {
          await expectRefused(subject, call, problem);
        }
        // Who reads or aborts is identified, and no more (D5).
        const none = { status: 404, code: "thread_not_found" } as const;
        const read = { chatId: "none" };
        await expectRefused(subject, () => sendChat(subject, read, talking), none);
        await expectRefused(subject, () => abortChat(subject, read, talking), none);
      },
    );

    test("an attribute that is not in the catalog any more: 400", async () => {
      const userAttributes = [{ name: "height", claim: "height" }];
      const { token } = await providerOf(subject, { authTokens: { claims: { userAttributes } } });
      const authToken = await token({ height: "5" });
      await expectRefused(subject, () => askData(subject, { authToken }, query), {
        ...{ status: 400, code: "user_attributes_not_found", missing: ["height"] },
        detail: "User attributes not found",
      });
    });
  });

  describe("A4 who the user is", () => {
    test("comes from `externalId`, or else `sub`, or the claim that is named", async () => {
      const { account, declare, key, token } = await providerOf(subject);
      const idOf = async (claims: object): Promise<unknown> => {
        const asking = { authToken: await token(claims) };
        await chat(subject, { input: "Hi" }, { asking, account: account.name });
        const answer = await subject.get("/api/v1/admin/users?first=1", key);
        return answer.json.items[0].externalId;
      };
      const [one, two, three] = [fresh("user"), fresh("user"), fresh("user")];
      expect(await idOf({ sub: one })).toBe(one);
      expect(await idOf({ sub: one, externalId: two })).toBe(two);
      await declare({ claims: { externalId: "email" } });
      expect(await idOf({ sub: one, externalId: two, email: three })).toBe(three);
      const asking = { authToken: await token({ sub: one, externalId: two }) };
      const refused = { status: 401, code: "unauthenticated" } as const;
      await expectRefused(subject, () => askData(subject, asking, query), refused);
    });

    test.each(["Ada", " ada", "", "a\u0000", 5, ["ada"], "x".repeat(256)])(
      "%p is 400, and never silently changed",
      async (sub) => {
        const { token } = await providerOf(subject);
        const asking = { authToken: await token({ sub }) };
        const problem = { status: 400, code: "invalid_request", pointers: ["/sub"] } as const;
        await expectRefused(subject, () => askData(subject, asking, query), problem);
      },
    );

    test("in chat it has no white space", async () => {
      const { account, token } = await providerOf(subject);
      const talking = {
        asking: { authToken: await token({ sub: "ada b" }) },
        account: account.name,
      };
      expect((await askData(subject, talking.asking, query)).status).toBe(200);
      const problem = { status: 400, code: "invalid_request" } as const;
      await expectRefused(subject, () => sendChat(subject, { input: "Hi" }, talking), problem);
    });
  });

  describe("D2 the embed tenant of the claim that is named", () => {
    const tenantClaim = { authTokens: { claims: { ...rightClaims, embedTenant: "org" } } };

    test("is the user's, and no other one's of the same name", async () => {
      const { account, key, token } = await providerOf(subject, tenantClaim);
      const [externalId, org, other] = [fresh("user"), fresh("tenant"), fresh("tenant")];
      const talkingIn = async (name: string) => {
        const asking = { authToken: await token({ sub: externalId, org: name }) };
        return { asking, account: account.name };
      };
      const lines = await chat(subject, { input: "Hi" }, await talkingIn(org));
      const chatId = lines.find(({ state }) => state !== undefined)?.state?.chatId;
      expect((await sendChat(subject, { chatId }, await talkingIn(org))).status).toBe(200);
      for (const name of [other, account.name]) {
        const answer = await sendChat(subject, { chatId }, await talkingIn(name));
        expectProblem(answer, { status: 404, code: "thread_not_found" });
      }
      const { json } = await subject.get("/api/v1/admin/users?first=1", key);
      expect(json.items[0]).toMatchObject({ externalId, embedTenantName: org });
    });

    test("is not there: 401; and 400 where it is no name of one", async () => {
      const { token } = await providerOf(subject, tenantClaim);
      for (const [org, expected] of [
        [undefined, { status: 401, code: "unauthenticated" }],
        [null, { status: 401, code: "unauthenticated" }],
        ["North", { status: 400, code: "invalid_request", pointers: ["/org"] }],
        [["north-shops"], { status: 400, code: "invalid_request", pointers: ["/org"] }],
        ["", { status: 400, code: "invalid_request", pointers: ["/org"] }],
      ] as const) {
        const asking = { authToken: await token({ org }) };
        await expectRefused(subject, () => askData(subject, asking, query), expected);
      }
    });
  });

  test("H1, H2 dashboards are read under these rights", async () => {
    const { token } = await providerOf(subject);
    const namesFor = async (claims: object): Promise<readonly string[]> => {
      const answer = await readDashboards(subject, { authToken: await token(claims) });
      const items = answer.json.items as readonly { readonly publicId: string }[];
      return items.map(({ publicId }) => publicId);
    };
    expect(await namesFor({ [roles]: ["analysts"] })).toContain("for-analysts");
    expect(await namesFor({})).not.toContain("for-analysts");
    const asking = { authToken: await token({ town: "Rome" }) };
    const tile = await queryTile(subject, asking, ["sales", "amounts"]);
    expect(tile.status).toBe(200);
    expect(tile.text).toContain("Rome");
    expect(tile.text).not.toContain("Berlin");
  });

  test("E1 a turn has them, also for somebody who was not there before", async () => {
    const { account, key, token } = await providerOf(subject);
    const sub = fresh("user");
    const asking = { authToken: await token({ sub, town: "Rome" }) };
    const sqlQuery = "SELECT city FROM sales";
    const input = inputOf({ call: "svcSqlApi", input: { sqlQuery } });
    const lines = await chat(subject, { input }, { asking, account: account.name });
    expect(toolResultsOf(lines)).toMatchObject([{ data: [["Rome"]] }]);
    // Nothing of it was written.
    const settings = { ...query, sessionSettings: { externalId: sub } };
    expect(await cities({ key }, settings)).toEqual([["nowhere"]]);
  });
};
