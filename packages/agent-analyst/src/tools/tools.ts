import type { AgentTask, JsonObject, ToolName } from "@embedded-analytics/domain";
import { wellFormed } from "../answer/figures.js";

/** The tools of one turn. */
export interface Tools {
  /** The result as a JSON text. Rejects at once when the turn is over, also while a tool still works. */
  call(tool: ToolName, input: JsonObject): Promise<string>;
}

/** What of the question a tool gets, cut where it is as long as a page: the tools take 8 KiB of it. */
export const userRequestOf = ({ input }: AgentTask): string => wellFormed(input.slice(0, 2000));

/** Calls a task's tools for as long as its signal lets. */
export const toolsOf = ({ callTool }: AgentTask, signal: AbortSignal): Tools => ({
  call: async (tool, input) => {
    signal.throwIfAborted();
    let end = (): void => undefined;
    const over = new Promise<never>((_resolve, reject) => {
      end = () => {
        reject(signal.reason as Error);
      };
      signal.addEventListener("abort", end, { once: true });
    });
    try {
      return await Promise.race([callTool(tool, input), over]);
    } finally {
      signal.removeEventListener("abort", end);
    }
  },
});
