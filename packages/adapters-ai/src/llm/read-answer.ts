import type {
  LanguageModelV3FinishReason,
  LanguageModelV3StreamPart,
  LanguageModelV3Usage,
  SharedV3ProviderMetadata,
} from "@ai-sdk/provider";
import { AgentStopped, type AgentEvent } from "@embedded-analytics/domain";
import { StreamFailed } from "./provider/stream-failed.js";
import { SaidParts, type SaidPart } from "./said-parts.js";

/** What one call of the model gave. */
export interface ModelAnswer {
  /** Sent to the model again by the next call, without calls of tools. */
  readonly said: readonly SaidPart[];
  readonly calls: readonly WrittenCall[];
  readonly finish: LanguageModelV3FinishReason["unified"];
  readonly usage: LanguageModelV3Usage;
  /** UTF-16 units of all that it wrote. */
  readonly length: number;
}

/** A call as the model wrote it: nothing of it has been checked. */
export interface WrittenCall {
  readonly id: string;
  readonly name: string;
  readonly input: string;
  readonly metadata: SharedV3ProviderMetadata | undefined;
}

/** Of all inputs of tools in one answer; a statement and a chart are 32 KiB each at most. */
const inputLengthMax = 256 * 1024;

/**
 * Reads a streamed answer to its end: thinking and text are handed on as they come, calls when all of
 * it is there. `onPiece` is called before each piece. Throws `StreamFailed` where the provider fails or just stops.
 */
export async function* readAnswer(
  stream: ReadableStream<LanguageModelV3StreamPart>,
  onPiece: () => void,
): AsyncGenerator<AgentEvent, ModelAnswer> {
  const said = new SaidParts();
  const calls: WrittenCall[] = [];
  let length = 0;
  let inputLength = 0;
  for await (const part of stream) {
    // eslint-disable-next-line @typescript-eslint/switch-exhaustiveness-check -- of the others nothing is made
    switch (part.type) {
      case "reasoning-start":
        said.start("reasoning", part.id, part.providerMetadata);
        break;
      case "text-start":
        said.start("text", part.id, part.providerMetadata);
        break;
      case "reasoning-delta":
        said.add("reasoning", part.id, part.delta, part.providerMetadata);
        length += part.delta.length;
        onPiece();
        yield { kind: "thinking", text: part.delta };
        break;
      case "text-delta":
        said.add("text", part.id, part.delta, part.providerMetadata);
        length += part.delta.length;
        onPiece();
        yield { kind: "content", text: part.delta };
        break;
      case "reasoning-end":
        said.add("reasoning", part.id, "", part.providerMetadata);
        break;
      case "tool-input-delta":
        inputLength += part.delta.length;
        if (inputLength > inputLengthMax) throw new AgentStopped("turn_budget");
        break;
      case "tool-call": {
        const { toolCallId: id, toolName: name, input, providerMetadata: metadata } = part;
        calls.push({ id, name, input, metadata });
        length += input.length;
        if (input.length > inputLengthMax) throw new AgentStopped("turn_budget");
        break;
      }
      case "error":
        throw new StreamFailed(part.error);
      case "finish": {
        const { finishReason, usage } = part;
        return { said: said.all(), calls, finish: finishReason.unified, usage, length };
      }
    }
  }
  throw new StreamFailed("The stream ended before the answer did.");
}
