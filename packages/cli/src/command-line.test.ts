import { describe, expect, test } from "@jest/globals";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase } from "@embedded-analytics/adapters-prisma/testing";
import { eventually, familyOf, isAlive } from "@embedded-analytics/app/testing";
import { startService } from "./program.fixture.js";

describe("the command line", () => {
  test("reports all problems of the configuration together", async () => {
    const service = startService({ PORT: "many", LOG_LEVEL: "loud", SECRET_KEY: "canary," });
    expect(await service.ended()).toBe(2);
    const { stderr } = service.output();
    expect(stderr).toContain("PORT must be");
    expect(stderr).toContain("LOG_LEVEL must be");
    expect(stderr).toContain("SECRET_KEY must not");
    expect(stderr).not.toContain("canary");
  });

  test("J1: answers a typo with what was meant", async () => {
    const service = startService({}, ["provison", "apply", "file.yaml"]);
    expect(await service.ended()).toBe(2);
    expect(service.output().stderr).toContain("Did you mean provision?");
  });

  test("a mistake in a declarative file is reported with its line (C5)", async () => {
    const dataDirectory = await mkdtemp(join(tmpdir(), "service-"));
    const file = join(dataDirectory, "accounts.yaml");
    await writeFile(file, "accounts:\n  - name: acme\n    plam: premium\n");
    const service = startService({ DATA_DIR: dataDirectory, PORT: "0", BOOTSTRAP_FILE: file });
    expect(await service.ended()).toBe(1);
    expect(service.output().stderr).toBe(
      `${file}:3: plam is not a known key; did you mean plan?\n`,
    );
    await rm(dataDirectory, { recursive: true });
  });

  test("a preset key that is no key is refused and written nowhere (A3)", async () => {
    const dataDirectory = await mkdtemp(join(tmpdir(), "service-"));
    const service = startService({
      DATA_DIR: dataDirectory,
      PORT: "0",
      BOOTSTRAP_API_KEY: "sk-canary",
    });
    expect(await service.ended()).toBe(2);
    expect(service.output().stderr).toContain("BOOTSTRAP_API_KEY must be of the form sk-");
    expect(service.output().stderr).not.toContain("canary");
    expect(await readdir(dataDirectory)).toEqual([]);
    await rm(dataDirectory, { recursive: true });
  });

  test("SIGTERM while it is starting ends the start, and leaves nothing running or held", async () => {
    const dataDirectory = await mkdtemp(join(tmpdir(), "service-"));
    const service = startService({ DATA_DIR: dataDirectory, PORT: "0" });
    await eventually(() => familyOf(service.pid).length > 1); // its PostgreSQL is being made
    const family = familyOf(service.pid);
    service.child.kill("SIGTERM");
    expect(await service.ended()).toBe(0);
    expect(service.output()).toEqual({ stdout: "", stderr: "" });
    await eventually(() => !family.some(isAlive));
    expect(await readdir(dataDirectory)).not.toContain("holder.json");
    await rm(dataDirectory, { recursive: true });
  });

  test("a database that cannot be reached is named without its password", async () => {
    const service = startService({
      PORT: "0",
      DATABASE_URL: "postgres://me:canary@127.0.0.1:1/none",
    });
    expect(await service.ended()).toBe(1);
    const { stderr } = service.output();
    expect(stderr).toContain("The database cannot be reached");
    expect(stderr).not.toContain("canary");
  });

  test("a refused password, and a database that is not there, have different messages (T35)", async () => {
    const database = await createDatabase();
    const saidOf = async (change: (url: URL) => void): Promise<string> => {
      const url = new URL(database.url);
      change(url);
      const service = startService({ PORT: "0", DATABASE_URL: url.href, DATA_DIR: tmpdir() });
      expect(await service.ended()).toBe(1);
      return service.output().stderr;
    };
    expect(await saidOf((url) => (url.password = "canary"))).toBe(
      "The database of DATABASE_URL refuses its user or password (28P01).\n",
    );
    expect(await saidOf((url) => (url.pathname = "/nowhere"))).toBe(
      "The server of DATABASE_URL has no database of that name (3D000). Create it first.\n",
    );
    await database.drop();
  });
});
