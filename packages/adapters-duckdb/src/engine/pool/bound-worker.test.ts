import { describe, expect, it } from "@jest/globals";
import type { DataAccess } from "@embedded-analytics/domain";
import type { ToWorker } from "../protocol.js";
import { BoundWorker } from "./bound-worker.js";
import type { WorkerProcess } from "./worker-process.js";

const rightsOf = (member: string): DataAccess => ({
  orders: [{ members: [member], rows: { kind: "all" } }],
});

const bound = () => {
  const sent: ToWorker[] = [];
  const process: WorkerProcess = {
    pid: undefined,
    temporaryDirectory: "",
    exited: new Promise(() => undefined),
    hasExited: false,
    killedFor: undefined,
    listener: undefined,
    send: (message) => void sent.push(message),
    kill: () => undefined,
    hold: () => undefined,
  };
  return { worker: new BoundWorker(process, "key"), sent };
};

describe("E1: rights on their way to a worker", () => {
  it("are sent once for all users who have the same", () => {
    const { worker, sent } = bound();
    const name = worker.know(rightsOf("city"));
    expect(worker.know(rightsOf("city"))).toBe(name);
    expect(sent).toEqual([{ kind: "access", name, access: rightsOf("city") }]);
  });

  it("have another name where anything of them is other", () => {
    const { worker, sent } = bound();
    const names = [rightsOf("city"), rightsOf("id"), {}].map((rights) => worker.know(rights));
    expect(new Set(names).size).toBe(3);
    expect(sent).toHaveLength(3);
  });

  it("are forgotten there when they are forgotten here, and sent anew", () => {
    const { worker, sent } = bound();
    const first = worker.know(rightsOf("first"));
    const second = worker.know(rightsOf("second"));
    for (let at = 0; at < 198; at++) worker.know(rightsOf(`${at}`));
    worker.know(rightsOf("first"));
    sent.length = 0;
    worker.know(rightsOf("one more"));
    expect(sent.map(({ kind }) => kind)).toEqual(["access", "forget_access"]);
    expect(sent[1]).toEqual({ kind: "forget_access", name: second });
    sent.length = 0;
    expect(worker.know(rightsOf("first"))).toBe(first);
    expect(sent).toEqual([]);
    expect(worker.know(rightsOf("second"))).toBe(second);
    expect(sent[0]).toMatchObject({ kind: "access", name: second });
  });
});
