import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { conformanceDeclaration, conformanceEnvironment } from "@embedded-analytics/testkit/http";
import {
  connectHost,
  locationOf,
  newBrowser,
  openConsent,
  signIn,
  type ConnectHost,
} from "../../connect/connect.fixture.js";
import { createRouter } from "../../create-router.js";
import { hosting, type TestHost } from "../../host.fixture.js";
import { runSuite, type SuiteCheck } from "./official-suite.fixture.js";

let host: ConnectHost;
/** The same service for a client without a credential: each request gets an embed token. */
let open: TestHost;

beforeAll(async () => {
  host = await connectHost();
  const { token } = await host.analytics.exchangeSession({ sessionId: await host.mint() });
  open = await hosting((app) => {
    app.use((request, _response, next) => {
      request.headers.authorization = `Bearer ${token}`;
      next();
    });
    app.use(createRouter(host.analytics));
  });
  // One of the checks is a page of the address itself, which an account has to list as any other (G2).
  const allowedOrigins = [...conformanceDeclaration.accounts[0].allowedOrigins, addressOf(open)];
  await host.analytics.applyDeclaration(
    { accounts: [{ name: "acme", allowedOrigins }] },
    conformanceEnvironment,
  );
});
afterAll(async () => {
  await open.close();
  await host.close();
});

/** By a name, which the suite asks for. */
const addressOf = ({ baseUrl }: TestHost): string => baseUrl.replace("127.0.0.1", "localhost");

/** What a check fails with that looks for something which the suite's own example server has. */
const ofItsExample = [
  /There is no such (tool|resource)/,
  /Tool 'json_schema_2020_12_tool' not found/,
  /Not testable: (server does not list the diagnostic tool|server exposes no tool with x-mcp-header)/,
  // Follow upon a tool of the example that was not there.
  /Prerequisite failed: could not get initial InputRequiredResult/,
  /Expected InputRequiredResult with inputRequests and requestState/,
];

/** What the service does not offer, as its answer to `server/discover` and `initialize` says. */
const notOffered = /^(logging|completion|prompts|resources-(un)?subscribe|tools-call-with-logging)/;
const isOfPrompts = ({ id, scenario }: SuiteCheck): boolean =>
  id === "sep-2549-prompts-list-caching-hints" ||
  scenario === "input-required-result-non-tool-request";

const isExpected = (check: SuiteCheck): boolean => {
  const message = check.errorMessage ?? "";
  if (ofItsExample.some((pattern) => pattern.test(message))) return true;
  return (
    /Method not found/.test(message) && (notOffered.test(check.scenario) || isOfPrompts(check))
  );
};

/** Scenarios of what a revision requires; tasks are an extension that the service does not have. */
const checksOf = async (revision: string): Promise<readonly SuiteCheck[]> => {
  const url = `${addressOf(open)}/mcp`;
  const checks = await runSuite(["server", "--url", url, "--requirements", revision]);
  return checks.filter(({ scenario }) => !scenario.startsWith("tasks-"));
};

const wholeScenarios = (checks: readonly SuiteCheck[]): readonly string[] => {
  const names = new Set(checks.map(({ scenario }) => scenario));
  return [...names].filter((name) =>
    checks.some(({ scenario, status }) => scenario === name && status === "SUCCESS")
      ? !checks.some(({ scenario, status }) => scenario === name && status === "FAILURE")
      : false,
  );
};

describe("I1: the official conformance suite of MCP", () => {
  test.each([
    [
      "2025-11-25",
      ["dns-rebinding-protection", "ping", "resources-list", "server-initialize", "tools-list"],
    ],
    [
      "2026-07-28",
      [
        "dns-rebinding-protection",
        "http-header-validation",
        "resources-list",
        "sep-2164-resource-not-found",
        "server-sse-multiple-streams",
        "tools-list",
      ],
    ],
  ])(
    "revision %s: what fails are tools of its example and what is not offered",
    async (revision, whole) => {
      const checks = await checksOf(revision);
      const failed = checks.filter(({ status }) => status === "FAILURE");
      expect(failed.filter((check) => !isExpected(check))).toEqual([]);
      expect(wholeScenarios(checks)).toEqual(expect.arrayContaining(whole));
      // What is only recommended of resources that are not there.
      const missing = checks.filter(({ scenario }) => scenario === "sep-2164-resource-not-found");
      expect(missing.filter(({ status }) => status === "WARNING")).toEqual([]);
    },
    60_000,
  );

  test("revision 2026-07-28: all that can be checked of a server without state passes", async () => {
    const checks = (await checksOf("2026-07-28")).filter(
      ({ scenario }) => scenario === "server-stateless",
    );
    const count = (status: string) => checks.filter((check) => check.status === status).length;
    expect([count("SUCCESS"), count("FAILURE")]).toEqual([24, 4]);
  }, 60_000);

  test("the authorization server: its metadata, and the way to a token", async () => {
    const baseUrl = addressOf(host);
    await host.declare({ baseUrl, clientHosts: ["clients.example.com"] });
    const browser = newBrowser();
    let begun: Promise<unknown> | undefined;
    const visit = async (url: URL): Promise<void> => {
      const local = { ...host, baseUrl };
      const { answer } = await openConsent(local, browser, await signIn(local, browser, url));
      await fetch(locationOf(await answer("allow")));
    };
    const port = await freePort();
    const checks = await runSuite(
      [
        "authorization",
        ...["--url", baseUrl, "--client-id", "desk", "--resource", `${baseUrl}/mcp`, "-p", port],
      ],
      (printed) => {
        const address = /http:\/\/localhost:\d+\/connect\/authorize\S+/.exec(printed)?.[0];
        if (address !== undefined && printed.includes("Callback server started")) {
          begun ??= visit(new URL(address));
        }
      },
    );
    await begun;
    expect(checks.filter(({ status }) => status === "WARNING")).toEqual([]);
    expect(wholeScenarios(checks)).toEqual([
      "authorization-code-grant",
      "authorization-server-metadata-endpoint",
    ]);
  }, 60_000);
});

/** A port that nothing listens on: the suite's own server for the answer takes it. */
const freePort = async (): Promise<string> => {
  const taken = await hosting(() => undefined);
  await taken.close();
  return new URL(taken.baseUrl).port;
};
