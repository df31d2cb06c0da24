/** A text as a line of the others: the shape and the size of ours. */
export const deltaLine = (chatId, content, sort) =>
  `${JSON.stringify({
    id: `${chatId}.answer`,
    role: "assistant",
    content,
    thinking: "",
    graphPath: ["analyst"],
    isStructuredResponse: false,
    isInProcess: true,
    isDelta: true,
    sort,
  })}\n`;

const usage = { llmCalls: 0, inputTokens: 0, outputTokens: 0, totalTokens: 0 };

/** The line that ends every answer. */
export const closingLine = `${JSON.stringify({ id: "__usage__", type: "usage", usage })}\n`;
