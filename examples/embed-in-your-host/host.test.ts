import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Express } from "express";
import { execFile, spawn } from "node:child_process";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
// @ts-expect-error -- the example is plain JavaScript on purpose: it is to be read without a compiler
import { createHost as createUntypedHost } from "./host.mjs";

const createHost = createUntypedHost as (options: {
  readonly apiKey: string;
  readonly listBranches: (folder: string) => Promise<readonly string[]>;
}) => Promise<Express>;

const apiKey = `sk-yourownkey00-${"k".repeat(43)}`;

test("the example starts, and the curl line that it prints works when pasted", async () => {
  const example = spawn(process.execPath, [fileURLToPath(new URL("./main.mjs", import.meta.url))], {
    env: { PATH: process.env["PATH"], PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    let said = "";
    for await (const chunk of example.stdout) {
      said += String(chunk);
      if (said.includes("curl")) break;
    }
    const { stdout } = await promisify(execFile)("bash", ["-c", said.split("\n")[1] ?? ""]);
    expect(JSON.parse(stdout)).toEqual({ sessionId: expect.stringMatching(/^[0-9a-f]{64}$/) });
  } finally {
    example.kill();
  }
});

describe("a host that embeds the router", () => {
  let server: Server;
  let url: string;
  const asked: string[] = [];

  beforeAll(async () => {
    const app = await createHost({
      apiKey,
      listBranches: (folder) => {
        asked.push(folder);
        return Promise.resolve(["redesign"]);
      },
    });
    await new Promise<void>((resolve) => {
      server = app.listen(0, "127.0.0.1", () => {
        resolve();
      });
    });
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => {
    server.close();
  });

  const mint = (body: object) =>
    fetch(`${url}/analytics/api/v1/embed/generate-session`, {
      method: "POST",
      headers: { authorization: `Api-Key ${apiKey}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  test("keeps its own routes", async () => {
    expect(await (await fetch(url)).text()).toBe("Your product");
    expect((await fetch(`${url}/nowhere`)).headers.get("content-type")).toContain("text/html");
  });

  test("mints a session on its server, which the mounted router exchanges (B5)", async () => {
    const session = (await (
      await fetch(`${url}/my-dashboard-session`, { method: "POST" })
    ).json()) as { sessionId: string };
    const exchanged = await fetch(`${url}/analytics/api/v1/embed/session/token`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(session),
    });
    expect(exchanged.status).toBe(200);
    expect(await exchanged.json()).toEqual({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    });
  });

  test("is asked by the domain through its own adapter (B6)", async () => {
    expect((await mint({ externalId: "jane", branchName: "redesign" })).status).toBe(200);
    const unknown = await mint({ externalId: "jane", branchName: "nowhere" });
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ code: "branch_not_found" });
    expect(asked).toEqual(["models/shop", "models/shop"]);
  });
});
