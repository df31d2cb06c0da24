import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually } from "../testing/processes.js";
import { DataDirectoryHeld, holdDataDirectory } from "./hold.js";
import { processBirth } from "./process-birth.js";

describe("holding a data directory", () => {
  let directory: string;
  let children: ChildProcess[];

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "hold-"));
    children = [];
  });

  afterEach(async () => {
    for (const child of children) child.kill("SIGKILL");
    await rm(directory, { recursive: true });
  });

  const sleeper = async (): Promise<number> => {
    const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    children.push(child);
    await once(child, "spawn");
    return child.pid ?? 0;
  };

  const claimOf = async (pid: number, birth: string | undefined): Promise<void> => {
    const claim = { pid, birth, since: "2026-01-01T00:00:00.000Z", purpose: "the service" };
    await writeFile(join(directory, "holder.json"), JSON.stringify(claim));
  };

  test("a second holder reads who holds it", async () => {
    const pid = await sleeper();
    await claimOf(pid, await processBirth(pid));
    const refused = await holdDataDirectory(directory, "a test").catch((cause: unknown) => cause);
    expect(refused).toBeInstanceOf(DataDirectoryHeld);
    expect((refused as Error).message).toBe(
      `The data directory ${directory} is in use by process ${pid} (the service, since 2026-01-01T00:00:00.000Z). ` +
        "Stop it, or set DATA_DIR to another folder.",
    );
    expect(await readdir(directory)).toEqual(["holder.json"]);
  });

  test("is given back and can be taken again", async () => {
    const release = await holdDataDirectory(directory, "a test");
    await expect(holdDataDirectory(directory, "another")).rejects.toThrow(DataDirectoryHeld);
    await release();
    expect(await readdir(directory)).toEqual([]);
    await (
      await holdDataDirectory(directory, "a third")
    )();
  });

  test("is taken over from a process that is dead", async () => {
    const pid = await sleeper();
    const birth = await processBirth(pid);
    const [child] = children;
    child?.kill("SIGKILL");
    if (child !== undefined) await once(child, "exit");
    await claimOf(pid, birth);
    await (
      await holdDataDirectory(directory, "a test")
    )();
  });

  test("is taken over where the dead holder's id belongs to another process by now", async () => {
    await claimOf(await sleeper(), "born at another time");
    await (
      await holdDataDirectory(directory, "a test")
    )();
  });

  test("is taken over from a process that has ended and that nobody has collected", async () => {
    // The shell becomes a program that never collects its child.
    const parent = spawn("sh", ["-c", "sleep 0.3 & echo $!; exec sleep 60"]);
    children.push(parent);
    const [said] = (await once(parent.stdout, "data")) as [Buffer];
    const pid = Number(said.toString());
    const birth = await processBirth(pid);
    expect(birth).toBeDefined();
    const stateOf = () =>
      execFileSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" });
    await eventually(() => stateOf().startsWith("Z"));
    await claimOf(pid, birth);
    await (
      await holdDataDirectory(directory, "a test")
    )();
  });

  test.each(["", '{"pid":', "null", "[]", '{"pid":"1"}'])(
    "is taken over from a claim that cannot be understood: %j",
    async (claim) => {
      await writeFile(join(directory, "holder.json"), claim);
      const release = await holdDataDirectory(directory, "a test");
      expect(JSON.parse(await readFile(join(directory, "holder.json"), "utf8"))).toMatchObject({
        pid: process.pid,
      });
      await release();
      expect(await readdir(directory)).toEqual([]);
    },
  );

  test("of many starters at once exactly one gets it, also from a dead one", async () => {
    await claimOf(await sleeper(), "born at another time");
    const program = `
      import { holdDataDirectory } from ${JSON.stringify(new URL("./hold.ts", import.meta.url).href)};
      await holdDataDirectory(${JSON.stringify(directory)}, "a rival").then(
        () => { console.log("held"); setTimeout(() => {}, 3000); },
        (cause) => { console.log(cause.name); });`;
    const file = join(directory, "rival.mjs");
    await writeFile(file, program);
    const loader = new URL(
      "../../../adapters-prisma/jest/register-typescript.mjs",
      import.meta.url,
    );
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const child = spawn(process.execPath, ["--import", loader.href, file]);
        children.push(child);
        const firstWords = (stream: NodeJS.ReadableStream) =>
          once(stream, "data") as Promise<[Buffer]>;
        const [said] = await Promise.race([firstWords(child.stdout), firstWords(child.stderr)]);
        return said.toString().trim();
      }),
    );
    expect(answers.filter((answer) => answer === "held")).toHaveLength(1);
    expect(answers.filter((answer) => answer === "DataDirectoryHeld")).toHaveLength(5);
    const holder = JSON.parse(await readFile(join(directory, "holder.json"), "utf8")) as object;
    expect(holder).toMatchObject({ purpose: "a rival" });
  });
});
