import { describe, expect, it } from "@jest/globals";
import { refusalOf, valueOf } from "../../failures.fixture.js";
import { requestOf, requestWithSettingsOf } from "../../sessions/parse/parsed-call.js";
import { parseAbort, parseChat } from "./parse-chat.js";

const acme = { name: "acme" };
const jane = { sessionSettings: { externalId: "jane" } };
const parse = (body: unknown) => valueOf(requestWithSettingsOf(parseChat(body), acme));
const refusal = (body: unknown) => refusalOf(requestWithSettingsOf(parseChat(body), acme));
const problems = (body: unknown) =>
  (refusal(body).details.problems ?? []).map(({ pointer, message }) => `${pointer} ${message}`);

describe("service.md 2.6: the body of a chat message", () => {
  it("is read with all that it says", () => {
    const [request, about] = parse({
      input: "How much?",
      chatId: "chat-1",
      messageId: "1700000000000-message",
      activeBranchName: "dev",
      tenantId: 1,
      isDevMode: true,
      sessionSettings: {
        externalId: "jane",
        email: "jane@acme.test",
        groups: ["analysts"],
        userAttributes: [{ name: "city", value: "Rome" }],
        securityContext: { team: 7 },
        ephemeralTtlSeconds: 60,
        timezone: "Europe/Rome",
        roles: ["ignored"],
        chatId: "ignored",
      },
    });
    expect(request).toEqual({
      input: "How much?",
      chatId: "chat-1",
      messageId: "1700000000000-message",
      branch: { kind: "named", name: "dev" },
      isDevMode: true,
    });
    expect(about).toMatchObject({
      identity: { kind: "external", externalId: "jane" },
      email: "jane@acme.test",
      groups: ["analysts"],
      userAttributes: [{ name: "city", value: "Rome" }],
      securityContext: { team: 7 },
      lifetimeSeconds: 60,
      timezone: "Europe/Rome",
    });
  });

  it("D4: has input, or chatId, or both, and neither empty", () => {
    expect(problems(jane)).toEqual([" must have input or chatId"]);
    expect(problems({ ...jane, input: "" })).toEqual(["/input must not be empty"]);
    const tooLong = ["/input must be at most 32768 bytes long"];
    for (const input of ["a".repeat(32_769), "é".repeat(16_385)]) {
      expect(problems({ ...jane, input })).toEqual(tooLong);
    }
    expect(parse({ ...jane, input: "é".repeat(16_384) })[0].input).toHaveLength(16_384);
    expect(problems({ ...jane, chatId: "" })).toEqual(["/chatId must not be empty"]);
    expect(problems({ ...jane, input: null })).toEqual([" must have input or chatId"]);
    expect(parse({ ...jane, chatId: "chat-1" })[0].input).toBeUndefined();
  });

  it.each([
    ["1700000000000-message", true],
    [`${"1".repeat(20)}-message`, true],
    ["170000000000-message", false],
    ["1700000000000-message ", false],
    ["x1700000000000-message", false],
    ["1700000000000-Message", false],
    ["1700000000000-message\n", false],
    ["", false],
    [1700000000000, false],
  ])("D6: messageId %j: %s", (messageId, isRight) => {
    const body = { ...jane, input: "Hi", messageId };
    if (isRight) expect(parse(body)[0].messageId).toBe(messageId);
    else expect(problems(body)).toEqual([expect.stringMatching(/^\/messageId /)]);
  });

  it.each([
    [{}, { kind: "unsaid" }],
    [{ isDefaultBranch: true }, { kind: "main" }],
    [{ activeBranchName: "dev" }, { kind: "named", name: "dev" }],
    [
      { activeBranchName: "dev", isDefaultBranch: false },
      { kind: "named", name: "dev" },
    ],
    [{ activeBranchName: "dev", isDefaultBranch: true }, { kind: "main" }],
  ])("E4: of the branch, %j says %j", (said, branch) => {
    expect(parse({ ...jane, input: "Hi", ...said })[0].branch).toEqual(branch);
  });

  it("E4: false without a name is a mistake", () => {
    expect(problems({ ...jane, input: "Hi", isDefaultBranch: false })).toEqual([
      "/isDefaultBranch must come with activeBranchName when false",
    ]);
  });
});

describe("B1: every problem at once", () => {
  it("those of the body beside those of sessionSettings", () => {
    const found = problems({
      input: 1,
      messageId: "no",
      isDefaultBranch: false,
      sessionSettings: {
        externalId: "jane doe",
        internalId: "ada",
        email: 5,
        groups: ["analysts", 7],
        userAttributes: [{ name: "city" }],
        isEphemeral: "no",
        ephemeralTtlSeconds: 604_801,
      },
    });
    for (const pointer of [
      "/input",
      "/messageId",
      "/isDefaultBranch",
      "/sessionSettings",
      "/sessionSettings/externalId",
      "/sessionSettings/groups/1",
      "/sessionSettings/userAttributes/0/value",
      "/sessionSettings/isEphemeral",
      "/sessionSettings/ephemeralTtlSeconds",
    ]) {
      expect(found.filter((problem) => problem.startsWith(`${pointer} `))).toHaveLength(1);
    }
  });

  it("A4: white space in an external id, beside whatever else is wrong", () => {
    const message = "/sessionSettings/externalId must not contain white space";
    const withSpaces = { externalId: "jane doe" };
    expect(problems({ input: "Hi", sessionSettings: withSpaces })).toEqual([message]);
    const duplicate = [
      { name: "city", value: "Rome" },
      { name: "city", value: "Berlin" },
    ];
    for (const more of [{ email: "no" }, { groups: 1 }, { userAttributes: duplicate }]) {
      const found = problems({ input: "Hi", sessionSettings: { ...withSpaces, ...more } });
      expect(found).toContain(message);
      expect(found.length).toBeGreaterThan(1);
    }
    expect(problems({ input: "Hi", sessionSettings: { externalId: "jane\u00a0doe" } })).toEqual([
      message,
    ]);
  });

  it("B3: a name given twice is a failure of its own where nothing else is wrong", () => {
    const twice = [
      { name: "city", value: "Rome" },
      { name: "city", value: "Rome" },
    ];
    const settings = { externalId: "jane", userAttributes: twice };
    expect(refusal({ input: "Hi", sessionSettings: settings }).code).toBe("duplicate_name");
    expect(refusal({ input: "", sessionSettings: settings }).code).toBe("invalid_request");
  });

  it.each([undefined, null, 5, "text", [], [1]])("a body that is %j is one problem", (body) => {
    expect(refusal(body).code).toBe("invalid_request");
  });

  it("D2: a server has to send sessionSettings, an embed token's are not looked at", () => {
    expect(problems({ input: "Hi" })).toEqual(["/sessionSettings is required with an API key"]);
    for (const sessionSettings of [undefined, null, 5, { externalId: "A B" }]) {
      expect(valueOf(requestOf(parseChat({ input: "Hi", sessionSettings }))).input).toBe("Hi");
    }
  });
});

describe("D10: what an internal user's settings may not have", () => {
  it.each(["roles", "groups", "userAttributes", "securityContext"])("%s", (name) => {
    const sessionSettings = { internalId: "ada@demo.test", [name]: name === "roles" ? ["x"] : [] };
    expect(problems({ input: "Hi", sessionSettings })).toContain(
      `/sessionSettings/${name} is not allowed with internalId`,
    );
  });
});

describe("D9: how long a user lives", () => {
  it.each([
    [{}, 604_800],
    [{ isEphemeral: true }, 604_800],
    [{ ephemeralTtlSeconds: 1 }, 1],
    [{ isEphemeral: false }, undefined],
    [{ isEphemeral: false, ephemeralTtlSeconds: 60 }, undefined],
  ])("%j: %s seconds", (said, seconds) => {
    const [, about] = parse({ input: "Hi", sessionSettings: { externalId: "jane", ...said } });
    expect(about.lifetimeSeconds).toBe(seconds);
  });

  it.each([0, -1, 604_801, 1.5, "60"])("not %j seconds", (ephemeralTtlSeconds) => {
    const sessionSettings = { externalId: "jane", ephemeralTtlSeconds };
    expect(problems({ input: "Hi", sessionSettings })).toEqual([
      expect.stringMatching(/^\/sessionSettings\/ephemeralTtlSeconds /),
    ]);
  });
});

describe("service.md 4.4: the body of an abort", () => {
  const abort = (body: unknown) => requestWithSettingsOf(parseAbort(body), acme);

  it("names a thread, and who asks", () => {
    expect(valueOf(abort({ ...jane, chatId: "chat-1" }))[0]).toEqual({ chatId: "chat-1" });
  });

  it("D2, B1: lacks neither, and tells of all that is wrong", () => {
    const found = refusalOf(abort({ sessionSettings: { externalId: "jane doe", email: "no" } }));
    expect(found.details.problems?.map(({ pointer }) => pointer)).toEqual([
      "/chatId",
      "/sessionSettings/email",
      "/sessionSettings/externalId",
    ]);
    expect(refusalOf(abort({ chatId: "chat-1" })).code).toBe("invalid_request");
  });
});
