import { describe, expect, it } from "@jest/globals";
import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import type { PortAdapter } from "./port-adapter.js";
import { lift } from "./port.js";
import { StoreUnavailable } from "../failure/store-unavailable.js";

interface Methods {
  find(name: string, times: number): string | undefined;
}

const port = (find: PortAdapter<Methods>["find"]) => lift<Methods>({ find });
const exitOf = (find: PortAdapter<Methods>["find"]) =>
  Effect.runPromiseExit(port(find).find("a", 2));

/** An outage that a use case may answer to, against a mistake that must not look like one. */
const kindOf = (exit: Exit.Exit<unknown, unknown>): "success" | "failure" | "defect" => {
  if (Exit.isSuccess(exit)) return "success";
  return Cause.hasDies(exit.cause) ? "defect" : "failure";
};

describe("lift makes effects of a host's port", () => {
  it("hands on arguments and the answer of a method that answers directly", async () => {
    const exit = await exitOf((name, times) => name.repeat(times));
    expect(exit).toEqual(Exit.succeed("aa"));
  });

  it("hands on the answer of a promise, and of anything that is like one", async () => {
    expect(await exitOf((name) => Promise.resolve(name))).toEqual(Exit.succeed("a"));
    const thenable: PromiseLike<string> = {
      then: (resolved) => Promise.resolve("later").then(resolved),
    };
    expect(await exitOf(() => thenable)).toEqual(Exit.succeed("later"));
  });

  it("takes undefined and null for answers", async () => {
    expect(await exitOf(() => undefined)).toEqual(Exit.succeed(undefined));
    expect(await exitOf(() => Promise.resolve(undefined))).toEqual(Exit.succeed(undefined));
    expect(await exitOf(() => null as never)).toEqual(Exit.succeed(null));
  });

  it("calls nothing before the effect runs, and once for each run", async () => {
    let calls = 0;
    const counted = port(() => String((calls += 1))).find("a", 1);
    expect(calls).toBe(0);
    expect(await Effect.runPromise(counted)).toBe("1");
    expect(await Effect.runPromise(counted)).toBe("2");
  });

  it("keeps `this`, so that a class can be a port", async () => {
    class Shelf implements PortAdapter<Methods> {
      readonly #prefix = "shelf/";
      find(name: string): string {
        return this.#prefix + name;
      }
    }
    const shelf = lift<Methods>(new Shelf());
    expect(await Effect.runPromise(shelf.find("a", 1))).toBe("shelf/a");
    const { find } = shelf;
    expect(await Effect.runPromise(find("b", 1))).toBe("shelf/b");
  });

  it("gives the same method each time it is asked for", () => {
    const lifted = port(() => "x");
    expect(lifted.find).toBe(lifted.find);
  });

  it("has no method that the port does not have", () => {
    const lifted = port(() => "x") as unknown as Record<string, unknown>;
    expect(lifted["remove"]).toBeUndefined();
    expect(lifted["then"]).toBeUndefined(); // else a promise would take it for one of its own
    const withData = lift({ find: () => "x", size: 3 } as never) as Record<string, unknown>;
    expect(withData["size"]).toBeUndefined();
  });
});

describe("T32: an outage is a failure, everything else that is thrown is a defect", () => {
  const outage = new StoreUnavailable("gone", { cause: new Error("ECONNREFUSED") });

  it.each([
    [
      "thrown",
      () => {
        throw outage;
      },
    ],
    ["rejected", () => Promise.reject(outage)],
  ])("StoreUnavailable, %s, is the port's failure itself", async (_how, find) => {
    const exit = await exitOf(find);
    expect(exit).toEqual(Exit.fail(outage));
    expect(kindOf(exit)).toBe("failure");
  });

  it.each([
    [
      "an error, thrown",
      () => {
        throw new TypeError("a mistake");
      },
    ],
    ["an error, rejected", () => Promise.reject(new TypeError("a mistake"))],
    ["a text, rejected", () => Promise.reject("a mistake")], // eslint-disable-line @typescript-eslint/prefer-promise-reject-errors
    [
      "an error that only has the name",
      () => Promise.reject(Object.assign(new Error("x"), { name: "StoreUnavailable" })),
    ],
  ])("%s, is a defect, which no use case mistakes for an outage", async (_how, find) => {
    expect(kindOf(await exitOf(find))).toBe("defect");
  });

  it("keeps the cause for the log", () => {
    expect((outage.cause as Error).message).toBe("ECONNREFUSED");
    expect(new StoreUnavailable().message).toBe("The store cannot be reached");
  });
});
