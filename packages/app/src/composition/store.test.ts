import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Configuration } from "../configuration/configuration.js";
import { readConfiguration } from "../configuration/read-configuration.js";
import { serve } from "../serve/serve.js";
import { holdStore, openStore, openStoreBeside } from "./store.js";

const run = promisify(execFile);

describe("the embedded store", () => {
  let folder: string;
  let configuration: Configuration;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "store-"));
    configuration = configurationOf({});
  });

  afterEach(async () => {
    await rm(folder, { recursive: true, maxRetries: 20, retryDelay: 100 });
  });

  const configurationOf = (environment: Readonly<Record<string, string>>): Configuration => {
    const read = readConfiguration(
      { DATA_DIR: folder, PORT: "0", LOG_LEVEL: "silent", ...environment },
      folder,
    );
    if ("problems" in read) throw new Error(read.problems.join("\n"));
    return read.configuration;
  };

  test("one that ends by itself while nobody listens is reported to a later listener", async () => {
    // In a process of its own: what nobody hears of would end it. Built, as a service is.
    const program = `
      import { readFile } from "node:fs/promises";
      const { openStoreBeside } = await import(${JSON.stringify(new URL("../../dist/composition/store.js", import.meta.url).href)});
      const store = await openStoreBeside({ dataDirectory: ${JSON.stringify(folder)} }, "a test");
      const file = ${JSON.stringify(join(folder, "postgres", "server", "cluster", "postmaster.pid"))};
      process.kill(Number((await readFile(file, "utf8")).split("\\n")[0]), "SIGKILL");
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await store.lost.catch((cause) => console.log(cause.message.split("\\n")[0]));
      await store.close();`;
    const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", program]);
    expect(stdout).toBe("The embedded PostgreSQL ended.\n");
    expect(await readdir(folder)).toEqual(["postgres"]);
  });

  test("a command that holds the data directory says which it is", async () => {
    const store = await openStoreBeside(configuration, "provision apply");
    await expect(holdStore(configuration, "the service")).rejects.toThrow(
      `is in use by process ${process.pid} (provision apply, since`,
    );
    await store.close();
  });

  test("a start that is ended beforehand opens nothing", async () => {
    const reason = new Error("enough");
    await expect(openStore(configuration, AbortSignal.abort(reason))).rejects.toBe(reason);
    await expect(serve(configuration, {}, { signal: AbortSignal.abort(reason) })).rejects.toBe(
      reason,
    );
    expect(await readdir(folder)).toEqual([]);
  });
});
