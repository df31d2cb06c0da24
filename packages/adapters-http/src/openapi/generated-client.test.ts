import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createEmbeddedAnalytics } from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { createRouter } from "../create-router.js";
import { anyKey, hosting, type TestHost } from "../host.fixture.js";

const run = promisify(execFile);
const modules = fileURLToPath(new URL("../../../../node_modules", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "generated-client-"));

const generate = `import { createClient } from "@hey-api/openapi-ts";
await createClient({
  input: process.argv[2], output: { path: "client", module: { extension: ".js" } },
  plugins: ["@hey-api/client-fetch", "@hey-api/sdk"], logs: { level: "silent" },
});`;

/** What a team would write with the generated functions and types. */
const program = `import { client } from "./client/client.gen.js";
import { generateSession } from "./client/sdk.gen.js";

client.setConfig({ baseUrl: process.argv[2] ?? "", headers: { Authorization: \`Api-Key \${process.argv[3]}\` } });
const minted = await generateSession({ body: { externalId: "jane", userAttributes: [] } });
const sessionId: string = minted.data !== undefined && "sessionId" in minted.data ? minted.data.sessionId : "";
const refused = await generateSession({ body: { externalId: "Not Lower Case" } });
const code: string = refused.error?.code ?? "";
console.log(JSON.stringify({ sessionId, code }));`;

const compilerOptions = {
  strict: true,
  noEmit: false,
  target: "es2022",
  module: "esnext",
  moduleResolution: "bundler",
  outDir: "built",
  types: ["node"],
};

let host: TestHost;

beforeAll(async () => {
  const analytics = createEmbeddedAnalytics(inMemoryPorts());
  const account = {
    name: "demo",
    keys: [{ name: "server", fromEnv: "KEY" }],
    deployments: [{ id: 1, name: "shop", default: true }],
  };
  await analytics.applyDeclaration({ accounts: [account] }, { KEY: anyKey });
  host = await hosting((app) => app.use(createRouter(analytics)));
  symlinkSync(modules, join(folder, "node_modules"));
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

const node = (...args: readonly string[]) => run(process.execPath, [...args], { cwd: folder });

test("J3: a client that others' generator makes of it mints a session, under strict types", async () => {
  const answer = await fetch(`${host.baseUrl}/api/v1/spec`);
  writeFileSync(join(folder, "spec.json"), await answer.text());
  writeFileSync(join(folder, "generate.mjs"), generate);
  writeFileSync(join(folder, "main.ts"), program);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions, include: ["main.ts", "client"] }),
  );
  await node("generate.mjs", join(folder, "spec.json"));
  await node(join(modules, "typescript", "bin", "tsc"));
  const { stdout } = await node(join(folder, "built", "main.js"), host.baseUrl, anyKey);
  const { sessionId, code } = JSON.parse(stdout) as { readonly [name: string]: string };
  expect(sessionId).toMatch(/^[0-9a-f]{64}$/);
  expect(code).toBe("invalid_request");
});
