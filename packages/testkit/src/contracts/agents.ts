import { expect } from "@jest/globals";
import type { AgentEvent, AgentTask, Id } from "@embedded-analytics/domain";
import { proves, type PortContract } from "./contract.js";
import type { Store } from "./tester.js";
import { agentTask, allOf, toolAnswers } from "./world/agent-tasks.js";
import { deadlineMs, pause, soon } from "./world/waits.js";

/** Far more than any agent here says; one that goes on behind it has no end. */
const eventsMax = 100_000;

const answer = async (store: Store, accountId: Id, task: AgentTask, signal: AbortSignal) =>
  store.ports.agents.answer(accountId, task, signal);

/** All that the agent says to a task, which must come to an end. */
const said = (store: Store, task: AgentTask, accountId: Id = 1): Promise<readonly AgentEvent[]> =>
  soon(async (signal) => {
    const events: AgentEvent[] = [];
    for await (const event of await answer(store, accountId, task, signal)) {
      events.push(event);
      expect(events.length).toBeLessThan(eventsMax);
      expect(signal.aborted).toBe(false);
    }
    return events;
  });

/** Lets an agent come to its end, or fail, of which it may do either once its turn is over. */
const ends = (store: Store, task: AgentTask, signal: AbortSignal): Promise<unknown> =>
  soon(async () => allOf(await answer(store, 1, task, signal)).catch(() => undefined));

/** A tool that never answers of its own accord: it rejects once the turn is over, as it has to. */
const stuckTool = (over: AbortSignal, asked: () => void): AgentTask["callTool"] => {
  return () =>
    new Promise((_resolve, reject) => {
      asked();
      const refuse = (): void => {
        reject(new Error("The turn is over."));
      };
      if (over.aborted) refuse();
      else over.addEventListener("abort", refuse, { once: true });
    });
};

/** What every adapter of `agents` must do, whatever kind of agent answers. */
export const agentsContract: PortContract<"agents"> = {
  answer: {
    cases: [
      proves(
        "D3 an answer comes to its end, in pieces that a reader can be shown",
        async (store) => {
          for (const input of ["amount by city", "x", " ".repeat(1000), "\ud83d'; --\n\u0000"]) {
            for (const event of await said(store, agentTask({ input }))) {
              if (event.kind !== "usage") {
                expect(typeof event.text).toBe("string");
                continue;
              }
              const { models, ...counts } = event.usage;
              for (const model of models) expect(typeof model).toBe("string");
              for (const count of Object.values(counts)) expect(count).toBeGreaterThanOrEqual(0);
            }
          }
        },
      ),

      proves("an answer comes to its end behind a long history", async (store) => {
        const history = Array.from({ length: 40 }, (_, at) => ({
          role: at % 2 === 0 ? ("user" as const) : ("assistant" as const),
          content: `message ${at}`,
          toolCalls:
            at % 2 === 0
              ? []
              : [
                  {
                    tool: "svcSqlApi" as const,
                    input: "{}",
                    result: toolAnswers("Rome").svcSqlApi,
                  },
                ],
        }));
        await said(store, agentTask({ history, input: "and by day?" }));
      }),

      proves("T9 an answer comes to its end whatever the tools answer", async (store) => {
        const failure = JSON.stringify({ error: "The query failed." });
        for (const result of [failure, "", "null", "{", "[[[]]]", '{"data":[[]],"totalRows":-1}']) {
          await said(store, agentTask({ callTool: () => Promise.resolve(result) }));
        }
      }),

      proves("only tools that there are, with objects as their inputs", async (store) => {
        const calls: unknown[] = [];
        const answers = toolAnswers("Berlin");
        await said(
          store,
          agentTask({
            callTool: (tool, input) => {
              calls.push([tool, JSON.parse(JSON.stringify(input))]);
              return Promise.resolve(answers[tool]);
            },
          }),
        );
        for (const call of calls) {
          expect(call).toEqual([
            expect.stringMatching(/^(svcMeta|svcSqlApi)$/),
            expect.any(Object),
          ]);
        }
      }),

      proves("D7 it ends when its turn was over before it began", async (store) => {
        let calls = 0;
        const over = AbortSignal.abort();
        const callTool = stuckTool(over, () => calls++);
        await ends(store, agentTask({ callTool }), over);
        expect(calls).toBeLessThan(2);
      }),

      proves("D7 it ends when the signal aborts, also while a tool works", async (store) => {
        const turn = new AbortController();
        const callTool = stuckTool(turn.signal, () => {
          setTimeout(() => {
            turn.abort();
          }, 1);
        });
        const timer = setTimeout(() => {
          turn.abort();
        }, deadlineMs / 10);
        await ends(store, agentTask({ callTool }), turn.signal);
        clearTimeout(timer);
      }),

      proves(
        "D7 it ends when the signal aborts between two pieces, and calls no tool then",
        async (store) => {
          const turn = new AbortController();
          let late = 0;
          const answers = toolAnswers("Berlin");
          const callTool: AgentTask["callTool"] = (tool) => {
            if (turn.signal.aborted) late += 1;
            return turn.signal.aborted
              ? Promise.reject(new Error("The turn is over."))
              : Promise.resolve(answers[tool]);
          };
          await soon(async () => {
            const events = await answer(store, 1, agentTask({ callTool }), turn.signal);
            let behind = 0;
            try {
              for await (const _event of events) {
                if (turn.signal.aborted) behind += 1;
                turn.abort();
                expect(behind).toBeLessThan(10);
              }
            } catch (error) {
              if (behind >= 10) throw error;
            }
          });
          await pause();
          expect(late).toBeLessThan(2);
        },
      ),

      proves(
        "D7 it ends when the iteration is left, and calls no tool behind that",
        async (store) => {
          let isClosed = false;
          let late = 0;
          const answers = toolAnswers("Berlin");
          const callTool: AgentTask["callTool"] = (tool) => {
            if (isClosed) late += 1;
            return Promise.resolve(answers[tool]);
          };
          await soon(async (signal) => {
            for await (const _event of await answer(store, 1, agentTask({ callTool }), signal))
              break;
          });
          isClosed = true;
          await pause();
          expect(late).toBe(0);
        },
      ),

      proves("many questions at once all come to their end", async (store) => {
        const inputs = Array.from({ length: 20 }, (_, at) => `amount by city, time ${at}`);
        await Promise.all(inputs.map((input) => said(store, agentTask({ input }))));
      }),
    ],
    foreign: [
      proves(
        "T17 of two accounts' turns at once, neither gets the other's words",
        async (store) => {
          const turn = async (accountId: Id, word: string) => {
            const inputs: string[] = [];
            const answers = toolAnswers(word);
            const callTool: AgentTask["callTool"] = async (tool, input) => {
              inputs.push(JSON.stringify(input));
              await pause();
              return answers[tool];
            };
            const input = `amount in ${word} by city`;
            const events = await said(store, agentTask({ callTool, input }), accountId);
            return JSON.stringify([inputs, events]);
          };
          for (let round = 0; round < 2; round++) {
            const [ours, theirs] = await Promise.all([turn(1, "OursOnly"), turn(2, "TheirsOnly")]);
            expect(ours).not.toContain("TheirsOnly");
            expect(theirs).not.toContain("OursOnly");
          }
        },
      ),
    ],
  },
};
