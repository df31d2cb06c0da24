import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase, type TestDatabase } from "@embedded-analytics/adapters-prisma/testing";
import { eventually } from "./testing/processes.js";
import { startService } from "./testing/service-process.js";

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "model-mistakes-"));
  database = await createDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

test("C5: every start tells what is wrong with the models of its file, with file and line", async () => {
  const file = join(folder, "accounts.yaml");
  const model = join(folder, "shop", "model");
  await mkdir(model, { recursive: true });
  await writeFile(
    file,
    "accounts:\n  - name: acme\n    deployments: [{ id: 1, name: shop, model: ./shop }, { id: 2, name: far, model: ./elsewhere }]\n",
  );
  await writeFile(join(model, "sales.yml"), "cubes:\n  - name: sales\n    sql_tabel: sales\n");
  for (const time of ["first", "second"]) {
    const service = startService({
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, "data"),
      BOOTSTRAP_FILE: file,
      SECRET_KEY: "a secret key of a test, which is long enough",
      PORT: "0",
      LOG_LEVEL: "silent",
    });
    await service.listening();
    await eventually(() => service.output().stderr.includes("elsewhere: there is no such folder"));
    expect([time, service.output().stderr]).toEqual([
      time,
      expect.stringContaining(`${join(model, "sales.yml")}:3:`),
    ]);
    service.child.kill("SIGTERM");
    expect(await service.ended()).toBe(0);
  }
});
