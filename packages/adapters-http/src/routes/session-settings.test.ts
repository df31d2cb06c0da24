import { expect, test } from "@jest/globals";
import { Failure } from "@embedded-analytics/domain";
import { sessionSettingsOf } from "./session-settings.js";

const base64url = (text: string): string => Buffer.from(text).toString("base64url");

test("D2 settings of a request without a body are base64url of their JSON", () => {
  const settings = { externalId: "jané", embedTenantName: "acme" };
  const header = base64url(JSON.stringify(settings));
  expect(sessionSettingsOf(header)).toEqual({ sessionSettings: settings });
  expect(sessionSettingsOf(`${header}==`)).toEqual({ sessionSettings: settings });
  expect(sessionSettingsOf(undefined)).toEqual({});
});

test.each<[string, string | string[]]>([
  ["nothing", ""],
  ["the JSON itself", '{"externalId":"jane"}'],
  ["base64url of no JSON", base64url("{externalId}")],
  ["base64url of no UTF-8", Buffer.from([0x22, 0xff, 0x22]).toString("base64url")],
  ["a key twice", base64url('{"externalId":"a","externalId":"b"}')],
  ["two headers", ["e30", "e30"]],
  ["two headers in one", "e30, e30"],
  ["more than 4 KiB", base64url(JSON.stringify({ externalId: "x".repeat(4096) }))],
])("D2 %s is a problem of the request", (_what, header) => {
  const value = sessionSettingsOf(header);
  expect(value).toBeInstanceOf(Failure);
  expect(value).toMatchObject({ code: "invalid_request" });
});

test("D2 4 KiB are read", () => {
  const header = base64url(JSON.stringify("x".repeat(3070)));
  expect(header).toHaveLength(4096);
  expect(sessionSettingsOf(header)).toEqual({ sessionSettings: "x".repeat(3070) });
});
