import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCommandLine } from "../verbs/command-line.js";
import { runAdmin } from "./run-admin.js";

const key = `sk-${"a".repeat(12)}-${"b".repeat(43)}`;

/** What the service is asked, and what it answers. */
interface Exchange {
  readonly asked: string;
  readonly body: unknown;
  readonly authorization: string | undefined;
}

let server: Server;
let exchanges: Exchange[];
let answers: ((asked: string) => { readonly status: number; readonly body?: unknown })[];

beforeEach(async () => {
  exchanges = [];
  answers = [];
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      const asked = `${request.method ?? ""} ${request.url ?? ""}`;
      const { authorization } = request.headers;
      exchanges.push({
        asked,
        body: text === "" ? undefined : (JSON.parse(text) as unknown),
        authorization,
      });
      const { status, body } = answers.shift()?.(asked) ?? { status: 204 };
      response.writeHead(status, { location: "/elsewhere" });
      response.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

const variables = () => ({
  EMBEDDED_ANALYTICS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
  EMBEDDED_ANALYTICS_API_KEY: key,
});

const run = async (args: string, environment: Readonly<Record<string, string>> = variables()) => {
  let stdout = "";
  let stderr = "";
  const output = {
    say: (text: string) => (stdout += text),
    printError: (text: string) => (stderr += text),
  };
  const read = readCommandLine(args.split(" "), output);
  if (typeof read === "number" || read.verb !== "administration") {
    throw new Error(`not understood: ${stderr}`);
  }
  const code = await runAdmin(read.asked, environment, output);
  return { code, stdout, stderr };
};

const page =
  (items: readonly object[], endCursor: string | null = null) =>
  () => ({
    status: 200,
    body: {
      items,
      pageInfo: { hasNextPage: endCursor !== null, hasPreviousPage: false, endCursor },
    },
  });

describe("J1: administration over HTTP", () => {
  test("a list is a table, with the admin key of the environment and nothing of a terminal's commands", async () => {
    answers.push(
      page([
        { id: "a", name: "server", kind: "admin", deployments: null, revoked: false },
        { id: "b", name: "x\u001b[2J\ny", kind: "personal", deployments: [1, 2], revoked: true },
      ]),
    );
    expect(await run("keys list")).toEqual({
      code: 0,
      stderr: "",
      stdout: [
        "id  name    kind      deployments  user  expiresAt  revoked  madeBy",
        "a   server  admin     -            -     -          false    -",
        "b   x y     personal  1, 2         -     -          true     -",
        "",
      ].join("\n"),
    });
    expect(exchanges).toEqual([
      {
        asked: "GET /api/v1/admin/keys?first=50",
        body: undefined,
        authorization: `Api-Key ${key}`,
      },
    ]);
  });

  test("a page says how to go on; --all reads every page, as one object of JSON", async () => {
    answers.push(page([{ id: 1 }], "next"));
    const { stderr } = await run("users list --search jane --embed-tenant north-shops --first 1");
    expect(stderr).toBe("There are more: --after next, or --all\n");
    answers.push(page([{ id: 1 }], "next"), page([{ id: 2 }]));
    const whole = await run("users list --all --json");
    expect(JSON.parse(whole.stdout)).toEqual({
      items: [{ id: 1 }, { id: 2 }],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, endCursor: null },
    });
    expect(exchanges.map(({ asked }) => asked)).toEqual([
      "GET /api/v1/admin/users?embedTenantName=north-shops&search=jane&first=1",
      "GET /api/v1/admin/users?first=500",
      "GET /api/v1/admin/users?first=500&after=next",
    ]);
  });

  test("without a terminal, what cannot be undone needs --yes, and nothing is sent before", async () => {
    for (const args of ["keys revoke k", "users delete 1", "sessions revoke --key-id k"]) {
      expect(await run(args)).toEqual({
        code: 2,
        stdout: "",
        stderr: "Nothing was written: without a terminal, --yes agrees to it.\n",
      });
    }
    const dry = await run("embed-tenants delete north-shops --dry-run");
    expect(dry.stdout).toBe("This would delete the embed tenant north-shops. Nothing was sent.\n");
    expect(exchanges).toEqual([]);
    const done = await run("keys revoke a/b --descendants --yes");
    expect([done.code, exchanges[0]?.asked]).toEqual([
      0,
      "DELETE /api/v1/admin/keys/a%2Fb?descendants=true",
    ]);
  });

  test("J8: sessions are revoked by exactly one selector", async () => {
    const body = async (args: string) => {
      await run(`sessions revoke ${args} --yes`);
      return exchanges.at(-1)?.body;
    };
    expect(await body("--session s")).toEqual({ sessionId: "s" });
    expect(await body("--external-id jane --embed-tenant n")).toEqual({
      externalId: "jane",
      embedTenantName: "n",
    });
    expect(await body("--embed-tenant n")).toEqual({ embedTenantName: "n" });
    expect(await body("--issued-before 2026-01-31T12:00:00Z")).toEqual({
      issuedBefore: "2026-01-31T12:00:00Z",
    });
    await expect(run("sessions revoke --yes")).rejects.toThrow("exactly one selector");
    await expect(run("sessions revoke --key-id k --session s")).rejects.toThrow("exactly one");
  });

  test("a new key is shown once; what is left out is not sent", async () => {
    answers.push(() => ({ status: 201, body: { id: "a", name: "reports", key: "sk-shown" } }));
    const made = await run("keys create reports --deployment 1 --deployment 2");
    expect(made.stdout).toContain("key    sk-shown");
    expect(exchanges[0]?.body).toEqual({ name: "reports", deployments: [1, 2] });
  });

  test("groups and user attributes are made, and described anew", async () => {
    const made = () => ({ status: 200, body: { id: 7, name: "managers", description: "Lead" } });
    answers.push(made, made, made);
    const { stdout } = await run("groups create managers --description Lead");
    expect(stdout).toContain("id           7");
    await run("groups create managers");
    await run("user-attributes create floor --type number --default-value 1 --display-name Floor");
    expect(exchanges.map(({ asked, body }) => [asked, body])).toEqual([
      ["POST /api/v1/admin/groups", { name: "managers", description: "Lead" }],
      ["POST /api/v1/admin/groups", { name: "managers" }],
      [
        "POST /api/v1/admin/user-attributes",
        { name: "floor", type: "number", defaultValue: "1", displayName: "Floor" },
      ],
    ]);
    await expect(run("user-attributes create floor")).rejects.toThrow("--type");
    const dry = await run("groups create managers --dry-run");
    expect(dry.stdout).toBe("This would make or describe the group managers. Nothing was sent.\n");
    expect(exchanges).toHaveLength(3);
  });

  test("I1: grants of assistants are listed and revoked, and what is declared is listed", async () => {
    answers.push(page([{ id: "g", clientName: "Assistant", externalId: "jane" }]));
    expect((await run("grants list")).stdout).toMatch(/^id +clientName[^]*\ng +Assistant +jane/);
    expect((await run("grants revoke g --yes")).stdout).toBe("Done: revoke the grant g.\n");
    expect((await run("grants revoke g")).stderr).toContain("--yes agrees");
    answers.push(page([{ id: 1, name: "shop", sources: [], model: "ready" }]), page([]));
    expect((await run("deployments list")).stdout).toMatch(/1 +shop[^]*ready/);
    expect((await run("internal-users list")).stdout).toBe("There are none.\n");
    expect(exchanges.map(({ asked }) => asked)).toEqual([
      "GET /api/v1/admin/assistant-grants?first=50",
      "DELETE /api/v1/admin/assistant-grants/g",
      "GET /api/v1/admin/deployments?first=50",
      "GET /api/v1/admin/internal-users?first=50",
    ]);
  });

  test.each([
    [401, 4],
    [403, 4],
    [404, 5],
    [409, 6],
    [429, 7],
    [503, 7],
    [500, 1],
    [400, 2],
    [302, 1],
  ])("a refusal %d ends with the exit code of its class, %d", async (status, code) => {
    const errors = [{ pointer: "/name", message: "is taken" }];
    answers.push(() => ({ status, body: { code: "some_code", detail: "No.\u001b[2J", errors } }));
    expect(await run("keys list")).toEqual({
      code,
      stdout: "",
      stderr: `No. (${status} some_code)\n  /name: is taken\n`,
    });
    expect(exchanges).toHaveLength(1);
  });

  test("T1: what is wrong with the environment is said without its values", async () => {
    const cases = [{}, { ...variables(), EMBEDDED_ANALYTICS_API_KEY: "canary \n" + "canary" }];
    for (const environment of [...cases, { ...variables(), EMBEDDED_ANALYTICS_URL: "canary" }]) {
      const { code, stdout, stderr } = await run("keys list", environment);
      expect([code, stdout]).toEqual([2, ""]);
      expect(stderr).toMatch(/^EMBEDDED_ANALYTICS_\w+ must be/);
      expect(stderr).not.toContain("canary");
    }
    const nobody = { ...variables(), EMBEDDED_ANALYTICS_URL: "http://127.0.0.1:1" };
    expect(await run("keys list", nobody)).toMatchObject({
      code: 7,
      stderr: "No service answers at http://127.0.0.1:1.\n",
    });
  });
});

describe("J1: users of a file", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "users-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const fileOf = async (content: unknown): Promise<string> => {
    const file = join(folder, "users.json");
    await writeFile(file, typeof content === "string" ? content : JSON.stringify(content));
    return file;
  };
  const outcomes = (count: number, outcome: string) => () => ({
    status: 200,
    body: { users: Array.from({ length: count }, (_, at) => ({ externalId: `u${at}`, outcome })) },
  });

  test("go 100 in a call, each with its outcome; one that is refused ends with 1", async () => {
    const users = Array.from({ length: 201 }, (_, at) => ({ externalId: `u${at}` }));
    const file = await fileOf(users);
    answers.push(
      outcomes(100, "provisioned"),
      outcomes(100, "provisioned"),
      outcomes(1, "refused"),
    );
    const { code, stdout } = await run(`users provision ${file} --json`);
    expect(code).toBe(1);
    expect((JSON.parse(stdout) as { users: unknown[] }).users).toHaveLength(201);
    expect(exchanges.map(({ body }) => (body as { users: unknown[] }).users.length)).toEqual([
      100, 100, 1,
    ]);
    expect((await run(`users provision ${file} --dry-run`)).stdout).toContain("201 users");
    expect(exchanges).toHaveLength(3);
  });

  test("outcomes are written although a later call fails", async () => {
    const file = await fileOf(Array.from({ length: 101 }, () => ({ externalId: "u" })));
    answers.push(outcomes(100, "provisioned"), () => ({
      status: 503,
      body: { code: "store_unavailable", detail: "Later." },
    }));
    const { code, stdout, stderr } = await run(`users provision ${file} --json`);
    expect([code, stderr]).toEqual([7, "Later. (503 store_unavailable)\n"]);
    expect((JSON.parse(stdout) as { users: unknown[] }).users).toHaveLength(100);
  });

  test.each([["1"], ["[1]"], ["users: x"], ["a: [unclosed"]])(
    "a file with %j is no such list",
    async (text) => {
      const { code, stderr } = await run(`users provision ${await fileOf(text)}`);
      expect([code, exchanges]).toEqual([2, []]);
      expect(stderr).toContain("users.json: ");
    },
  );
});
