/** Reading: the data model, statements, charts and dashboards. */
const readScope = "analytics:read";

/** Asking the product's agents, which keep the conversation. */
export const chatScope = "analytics:chat";

/** All scopes, in the order in which they are named. */
export const connectScopes: readonly string[] = [readScope, chatScope];
