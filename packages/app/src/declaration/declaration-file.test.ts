import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import {
  createEmbeddedAnalytics,
  type AppliedAccount,
  type EmbeddedAnalytics,
} from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoFile } from "../serve/demo/demo.js";
import { applyDeclarationFile } from "./apply-declaration-file.js";
import { DeclarationRefused } from "./declaration-file.js";

describe("a declarative file (C5)", () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "declaration-"));
  });

  afterAll(async () => {
    await rm(folder, { recursive: true });
  });

  const applyOn = async (analytics: EmbeddedAnalytics, path: string, environment: object) => {
    const reported: AppliedAccount[] = [];
    await applyDeclarationFile(analytics, path, { ...environment }, (one) => reported.push(one));
    return reported;
  };

  const apply = async (text: string, environment = {}) => {
    const path = join(folder, "accounts.yaml");
    await writeFile(path, text);
    return applyOn(createEmbeddedAnalytics(inMemoryPorts()), path, environment);
  };

  const refusalOf = async (text: string, environment = {}): Promise<readonly string[]> => {
    const refused = await apply(text, environment).catch((cause: unknown) => cause);
    expect(refused).toBeInstanceOf(DeclarationRefused);
    return (refused as DeclarationRefused).reasons.map((reason) =>
      reason.replace(`${folder}/accounts.yaml`, "file"),
    );
  };

  test("may say no more than a name", async () => {
    expect(await apply("accounts:\n  - name: acme\n")).toEqual([
      { name: "acme", outcome: "created", mintedKeys: [] },
    ]);
  });

  test("the demo's is applied, and the second time changes nothing", async () => {
    const analytics = createEmbeddedAnalytics(inMemoryPorts());
    const first = await applyOn(analytics, demoFile, {});
    expect(first[0]).toMatchObject({ name: "demo", outcome: "created" });
    expect(await applyOn(analytics, demoFile, {})).toEqual([
      { name: "demo", outcome: "unchanged", mintedKeys: [] },
    ]);
  });

  test("an unknown key is told with the one that was most likely meant", async () => {
    const lines = ["accounts:", "  - name: acme", "    alowedOrigins: []", "    group: []"];
    expect(await refusalOf(lines.join("\n"))).toEqual([
      "file:3: alowedOrigins is not a known key; did you mean allowedOrigins?",
      "file:4: group is not a known key; did you mean groups?",
    ]);
  });

  test("all mistakes are reported together, each with its line", async () => {
    expect(
      await refusalOf(
        [
          "accounts:",
          "  - name: acme",
          "    plan: golden",
          "    colour: blue",
          "    keys:",
          "      - { name: server,",
          "          kind: root }",
          "      - kind: admin",
          "    groups: all",
        ].join("\n"),
      ),
    ).toEqual([
      expect.stringMatching(/^file:3: plan must be /),
      "file:4: colour is not a known key",
      expect.stringMatching(/^file:7: kind must be /),
      "file:8: name is required",
      expect.stringMatching(/^file:9: groups must be /),
    ]);
  });

  test("broken references are reported with the line of the reference", async () => {
    expect(
      await refusalOf(
        [
          "accounts:",
          "  - name: acme",
          "    keys:",
          "      - { name: limited, deployments: [7] }",
          "      - name: ada",
          "        kind: personal",
          "        user: ada@acme.test",
          "    agents:",
          "      - { id: '1', name: analyst, deployment: 9 }",
          "    internalUsers:",
          "      - username: bob@acme.test",
          "        groups:",
          "          - nobody",
        ].join("\n"),
      ),
    ).toEqual([
      "file:4: this entry names no deployment of the account",
      "file:7: user names no internal user of the account; did you mean bob@acme.test?",
      "file:9: deployment names no deployment of the account",
      "file:13: this entry names no group of the account",
    ]);
  });

  test("a value of fromEnv that is no key is refused without being shown (A3, T35)", async () => {
    const reasons = await refusalOf(
      "accounts:\n  - name: acme\n    keys:\n      - { name: server, fromEnv: ACME_KEY }\n",
      { ACME_KEY: "hunter2-canary" },
    );
    expect(reasons).toEqual([expect.stringMatching(/^file:4: fromEnv /)]);
    expect(reasons.join()).not.toContain("canary");
  });

  test.each([
    ["accounts: [", /^file:1: Flow sequence/],
    ["accounts:\n  - name: a\n    name: b\n", /^file:3: Map keys must be unique/],
    ["just a text", /^file:1: the file must be /],
    ["", /^file:1: the file must be /],
  ])("what is no declaration is refused: %j", async (text, reason) => {
    expect(await refusalOf(text)).toEqual([expect.stringMatching(reason)]);
  });

  test("a file that is not there is named", async () => {
    const missing = join(folder, "missing.yaml");
    await expect(applyOn(createEmbeddedAnalytics(inMemoryPorts()), missing, {})).rejects.toThrow(
      `${missing}: cannot be read (ENOENT)`,
    );
  });
});
