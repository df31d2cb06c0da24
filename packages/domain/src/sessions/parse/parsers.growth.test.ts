import { describe, expect, it, jest } from "@jest/globals";
import * as Result from "effect/Result";
import { parseQuery } from "../../analytics/query/parse-query.js";
import { parseAbort, parseChat } from "../../chat/claim/parse-chat.js";
import type { Failure } from "../../shared/failure/failure.js";
import { growthMax, growthOf, hostileTexts, repeated } from "../../shared/text/growth.fixture.js";
import type { JsonObject } from "../../shared/json/json.js";
import { readSessionId } from "../exchange-session.js";
import { parseRevocation } from "./parse-revocation.js";
import { requestWithSettingsOf, type ParsedCall } from "./parsed-call.js";
import { judgeBody, parseGenerateSession } from "./parse-generate-session.js";

// Promises about time: a busy machine may break one once, a fault breaks it each time.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

type Put = (text: string) => JsonObject;

/** Places of a user's description, which stand in a session's body and in `sessionSettings` alike. */
const userPlaces: Readonly<Record<string, Put>> = {
  "an unknown key": (text) => ({ [text]: text }),
  externalId: (externalId) => ({ externalId }),
  internalId: (internalId) => ({ internalId }),
  email: (email) => ({ externalId: "jane", email }),
  groups: (name) => ({ externalId: "jane", groups: [name, name] }),
  userAttributes: (text) => ({
    externalId: "jane",
    userAttributes: [{ name: text, value: text, [text]: text }],
  }),
  securityContext: (text) => ({ externalId: "jane", securityContext: { [text]: [NaN, text] } }),
  timezone: (timezone) => ({ externalId: "jane", timezone }),
  settings: (text) => ({ externalId: "jane", settings: { locale: text, [text]: text } }),
};

const sessionPlaces: Readonly<Record<string, Put>> = {
  ...userPlaces,
  embedTenantName: (embedTenantName) => ({ externalId: "jane", embedTenantName }),
  groupDefinitions: (text) => ({ groupDefinitions: [{ name: text, description: text }] }),
  userAttributeDefinitions: (text) => ({
    userAttributeDefinitions: [{ name: text, type: text, defaultValue: text, displayName: text }],
  }),
  userProfile: (text) => ({ userProfile: { displayName: text, picture: text } }),
  branchName: (branchName) => ({ externalId: "jane", branchName }),
  embedTheme: (text) => ({ externalId: "jane", embedTheme: { [text]: text } }),
};

const callPlaces = (fields: readonly string[]): Readonly<Record<string, Put>> =>
  Object.fromEntries([
    ...["an unknown key", ...fields].map((field): [string, Put] => [
      field,
      (text) => ({ [field === "an unknown key" ? text : field]: text }),
    ]),
    ...Object.entries(userPlaces).map(([place, put]): [string, Put] => [
      `${place} of sessionSettings`,
      (text) => ({ sessionSettings: put(text) }),
    ]),
  ]);

/** Bytes of what the caller would read. */
const toldBytes = (result: Result.Result<unknown, Failure>): number =>
  Result.isFailure(result)
    ? JSON.stringify([result.failure.detail, result.failure.details]).length
    : 0;

const account = {
  id: 1,
  name: "acme",
  plan: "enterprise",
  creatorModeEnabled: true,
  defaultDeploymentId: undefined,
} as const;

const ofCall = (parsed: ParsedCall<unknown>): number =>
  toldBytes(requestWithSettingsOf(parsed, account));

const parsers: readonly (readonly [
  name: string,
  places: Readonly<Record<string, Put>>,
  parser: (body: unknown) => number,
])[] = [
  [
    "generate-session",
    sessionPlaces,
    (body) => toldBytes(judgeBody(parseGenerateSession(body), account)),
  ],
  [
    "a revocation",
    callPlaces([
      "sessionId",
      "externalId",
      "internalId",
      "embedTenantName",
      "keyId",
      "issuedBefore",
    ]),
    (body) => toldBytes(parseRevocation(body, "demo")),
  ],
  ["exchange and revoke", callPlaces(["sessionId"]), (body) => toldBytes(readSessionId(body))],
  [
    "chat",
    callPlaces(["input", "chatId", "messageId", "activeBranchName"]),
    (body) => ofCall(parseChat(body)),
  ],
  ["abort", callPlaces(["chatId"]), (body) => ofCall(parseAbort(body))],
  ["a query", callPlaces(["query", "timezone", "branchName"]), (body) => ofCall(parseQuery(body))],
];

describe.each(parsers)("B1, T42: the parser of %s", (_name, places, parser) => {
  it.each(Object.keys(places))("takes linear time on a long %s, and says little of it", (place) => {
    for (const [what, unit] of hostileTexts) {
      const work = (size: number): number => parser(places[place]?.(repeated(unit, size)));
      const grows = growthOf(work);
      // 20 problems with a pointer and a message of 200 characters each, some of six bytes.
      const saysLittle = work(131_072) < 20 * 2 * 200 * 6 + 2000;
      expect({ what, isLinear: grows < growthMax, saysLittle }).toEqual({
        what,
        isLinear: true,
        saysLittle: true,
      });
    }
  });
});
