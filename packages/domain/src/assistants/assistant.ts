import type { DataCaller } from "../access/data-caller.js";
import type { DataSession } from "../analytics/access/data-session-type.js";
import type { ChatAddress } from "../chat/chat-address.js";
import type { JsonObject } from "../shared/json/json.js";
import type { DeploymentId } from "../shared/text/branded.js";

/**
 * One request of an assistant whose user is identified: where it asks, and with which rights. Only
 * `openAssistant` makes one, and it serves that request alone, since rights may change (I1, E1).
 */
export interface Assistant {
  /** The credential by which the other calls of the service are made for the same user. */
  readonly caller: DataCaller;
  readonly accountName: string;
  readonly deploymentId: DeploymentId;
  /**
   * What those calls take as their body: with an API key the identity as `sessionSettings`, with an
   * embed token nothing, since the token says all.
   */
  readonly body: JsonObject;
  /** Whether the user may ask an agent (B6). */
  readonly allowsAi: boolean;
  readonly session: DataSession;
}

/** A question as `streamChat` takes it. */
export interface PreparedQuestion {
  readonly address: ChatAddress;
  readonly body: JsonObject;
}

/** What a tool answers: a text that is complete without the other form, and the same as data (I2). */
export interface AssistantAnswer {
  /** At most `assistantTextBytesMax` bytes of UTF-8; it says where something was cut. */
  readonly text: string;
  readonly structured: JsonObject;
}

/** The longest text of an answer, in bytes of UTF-8 (I2). */
export const assistantTextBytesMax = 60_000;
