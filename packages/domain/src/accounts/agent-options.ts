/** The tools that an agent can have, all of them reading only (T10). */
export const toolNames = ["svcMeta", "svcSqlApi"] as const;
export type ToolName = (typeof toolNames)[number];

/** Who sees what an agent thinks, as its declaration says (D13). */
export const thinkingVisibilities = ["development", "always", "off"] as const;
export type ThinkingVisibility = (typeof thinkingVisibilities)[number];
