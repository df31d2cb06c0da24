import { describe, expect, it } from "@jest/globals";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startWorkerProcess } from "./worker-process.js";

describe("a worker's process", () => {
  it("E7: is reported as ended even when its folder cannot be removed", async () => {
    // A name that no file system has is the one thing that cannot be removed everywhere.
    const worker = startWorkerProcess({ arguments: ["-e", ""], heapMb: 64 }, "no\u0000where");
    const messages: string[] = [];
    worker.listener = ({ kind }) => messages.push(kind);
    await worker.exited;
    expect(worker.hasExited).toBe(true);
    expect(messages).toEqual(["exited"]);
  });

  const started = (script: string) => {
    const reasons: string[] = [];
    const ended = new EventTarget();
    const worker = startWorkerProcess(
      {
        arguments: ["-e", script],
        heapMb: 64,
        onEarlyEnd: (reason) => {
          reasons.push(reason);
          ended.dispatchEvent(new Event("early"));
        },
      },
      join(tmpdir(), "no-such-folder-of-a-worker"),
    );
    return { worker, reasons, early: once(ended, "early") };
  };

  it("what it wrote before it ended without a statement is reported, the last 4 kB of it", async () => {
    const { early, reasons } = started(
      `process.stderr.write("x".repeat(10000) + "no such module", () => process.exit(3))`,
    );
    await early;
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toMatch(/^\(3\) x+no such module$/);
    expect(reasons[0]).toHaveLength(4096 + 4);
  });

  it("T17: nothing is reported of what it wrote once it had a statement", async () => {
    const { worker, reasons } = started(
      `process.stderr.write("at first");
       process.on("message", () => process.stderr.write("a value of the data", () => process.exit(1)));`,
    );
    const statement = { sql: "", access: "x", timezone: "UTC", nowMs: 0, rowsMax: 1, bytesMax: 1 };
    worker.send({ kind: "run", id: 1, version: "v", ...statement });
    await worker.exited;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(reasons).toEqual([]);
  });

  it("nothing is reported of one that we end", async () => {
    const { worker, reasons } = started("process.on('message', () => undefined)");
    worker.kill("idle");
    await worker.exited;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(reasons).toEqual([]);
  });
});
