import { queryWorld, type QueryWorld } from "../analytics/query/run-query.fixture.js";
import type { DataCaller } from "../access/data-caller.js";
import type { Ports } from "../ports.js";
import { withKey } from "../world.fixture.js";
import type { AgentEvent, AgentTask } from "./ports/agent.js";
import type { ChatStream } from "./chat-stream.js";
import { content, shape, type Line } from "./run/turn-execution.fixture.js";

/** What an agent does with a task; it says nothing more once the signal aborts. */
export type Act = (task: AgentTask, signal: AbortSignal) => AsyncIterable<AgentEvent>;

/** A world in which an agent does as a test tells it. */
export interface ChatWorld extends QueryWorld {
  /** The tasks that agents were given, in order. */
  readonly tasks: AgentTask[];
  /** What agents do from now on. */
  act: Act;
  send(body: object, agentId?: string, caller?: DataCaller): Promise<ChatStream>;
  abort(body: object, agentId?: string, caller?: DataCaller): Promise<void>;
}

/** Who asks where a test says nothing else. */
export const jane = { sessionSettings: { externalId: "jane" } };

/** Says one word at once. */
export const sayHello: Act = async function* () {
  yield content("Hello");
};

/** That world; `change` may put other ports in the place of some. */
export const chatWorld = async (
  change: (ports: Ports) => Partial<Ports> = () => ({}),
): Promise<ChatWorld> => {
  const tasks: AgentTask[] = [];
  const stage = { act: sayHello };
  const at = await queryWorld((ports) => {
    const agents: Ports["agents"] = {
      answer: (_accountId, task, signal) => {
        tasks.push(task);
        return stage.act(task, signal);
      },
    };
    return { agents, ...change({ ...ports, agents }) };
  });
  const address = (agentId: string) => ({ accountName: "demo", agentId });
  return {
    ...at,
    tasks,
    get act() {
      return stage.act;
    },
    set act(act) {
      stage.act = act;
    },
    send: (body, agentId = "1", caller = withKey()) =>
      at.service.streamChat(caller, address(agentId), { ...jane, ...body }),
    abort: (body, agentId = "1", caller = withKey()) =>
      at.service.abortChat(caller, address(agentId), { ...jane, ...body }),
  };
};

/** Every line of a stream, to its end. */
export const linesOf = async ({ lines }: ChatStream): Promise<readonly Line[]> => {
  const read: Line[] = [];
  for await (const part of lines) read.push(...part.map((text) => JSON.parse(text) as Line));
  return read;
};

/** The same in short. */
export const shapeOf = async (stream: ChatStream): Promise<string> => shape(await linesOf(stream));
