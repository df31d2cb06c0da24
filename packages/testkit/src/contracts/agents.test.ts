import { describe, expect, test } from "@jest/globals";
import type { AgentTask, Ports } from "@embedded-analytics/domain";
import { inMemoryTester } from "../in-memory-tester.js";
import {
  call,
  ignoreSignal,
  say,
  scriptedAgent,
  think,
  use,
  type Step,
} from "../scripted-agent/index.js";
import { agentsContract } from "./agents.js";
import type { ContractCase } from "./contract.js";
import { portContracts, runCase } from "./port-contracts.js";
import type { Tester } from "./tester.js";

const testerOf = (name: string, agents: () => Ports["agents"]): Tester => ({
  ...inMemoryTester,
  name,
  open: async (options) => {
    const store = await inMemoryTester.open(options);
    return { ...store, ports: { ...store.ports, agents: agents() } };
  },
});

/** Searches, asks, and repeats the answers. */
const repeating = ({ input }: AgentTask): readonly Step[] => [
  think("I look."),
  call("svcMeta", { searchQuery: input.toWellFormed() }),
  call("svcSqlApi", { sqlQuery: "SELECT 1" }, (result) => [say(result), say(input), use({})]),
  say("end"),
];

portContracts(
  testerOf("scripted", () => scriptedAgent(repeating)),
  ["agents"],
);

const { cases, foreign } = agentsContract.answer;
const all: readonly ContractCase[] =
  "notBoundToAnAccount" in foreign ? cases : [...cases, ...foreign];

/** The titles of the cases that fail over an agent. */
const failing = async (agents: () => Ports["agents"]): Promise<readonly string[]> => {
  const titles: string[] = [];
  for (const one of all) {
    try {
      await runCase(testerOf("wrong", agents), one);
    } catch {
      titles.push(one.title);
    }
  }
  return titles;
};

describe("the contract of agents notices", () => {
  test("D7 one that goes on though its turn is over", async () => {
    const deaf = [ignoreSignal(), ...Array.from({ length: 100 }, () => say("and"))];
    const titles = await failing(() => scriptedAgent(deaf));
    expect(titles).toEqual([expect.stringContaining("between two pieces")]);
  });

  test("D7 one that calls a tool after its iteration was returned", async () => {
    const detached = (): Ports["agents"] => ({
      async *answer(_accountId, { callTool }) {
        setTimeout(() => {
          callTool("svcMeta", {}).catch(() => undefined);
        }, 20);
        yield { kind: "content", text: "a" };
      },
    });
    expect(await failing(detached)).toEqual([expect.stringContaining("the iteration is left")]);
  });

  test("T17 one that tells one turn's words in another", async () => {
    const words: string[] = [];
    const remember = (result: string): readonly Step[] => {
      words.push(result);
      return [say(words.join())];
    };
    const mixing = () => scriptedAgent([call("svcMeta", {}, remember)]);
    expect(await failing(mixing)).toEqual([expect.stringContaining("T17")]);
  });

  test("T9 one that fails over what a tool answers", async () => {
    const trusting = () =>
      scriptedAgent([call("svcMeta", {}, (result) => [say(String(JSON.parse(result)))])]);
    expect(await failing(trusting)).toEqual([expect.stringContaining("T9")]);
  });
});
