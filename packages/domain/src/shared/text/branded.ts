import type { Id } from "./id.js";

declare const brand: unique symbol;

/**
 * A value with a name in its type: another branded value is not assignable to it, while a plain one is,
 * so that adapters and hosts hand in what they have read without a cast. Nothing is there at run time.
 */
export type Branded<Value, Name extends string> = Value & { readonly [brand]?: Name };

/** The id of an account. */
export type AccountId = Branded<Id, "account">;

/** The id of an embed tenant. */
export type EmbedTenantId = Branded<Id, "embed tenant">;

/** The id of an external or an internal user. */
export type UserId = Branded<Id, "user">;

/** The id of a group's definition. */
export type GroupId = Branded<Id, "group">;

/** The id of an attribute's definition. */
export type AttributeId = Branded<Id, "attribute">;

/** The id of a deployment, as it was declared; unique within its account only (A6). */
export type DeploymentId = Branded<number, "deployment">;

/** The id of an agent, as it was declared; unique within its account only. */
export type AgentId = Branded<string, "agent">;

/** The id of a thread, which a client may have made up (D4). */
export type ChatId = Branded<string, "chat">;

/** The id of a turn. */
export type TurnId = Branded<string, "turn">;

/** The id of a message, by which it is sent again (D6). */
export type MessageId = Branded<string, "message">;

/** How often a turn was taken over: the log refuses writers of an older generation. */
export type Generation = Branded<number, "generation">;

/** The number of a line in its thread. */
export type Sort = Branded<number, "sort">;

/** A moment, or a length of time, in milliseconds; moments since 1970. */
export type Milliseconds = Branded<number, "milliseconds">;

/** A length of time in seconds. */
export type Seconds = Branded<number, "seconds">;

/** The id of what a user has granted to an assistant. */
export type GrantId = Branded<Id, "grant">;
