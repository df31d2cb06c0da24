// An answer, read from the lines of a chat (docs/protocol/chat.md): the same for a service and in process.

/** What the last turn of these lines says and did; `seconds` is what its reader measured. */
export const answerIn = (lines, seconds) => {
  const turn = lines.slice(lines.findLastIndex(({ id }) => id === "__cutoff__") + 1);
  const calls = turn.flatMap(({ toolCall, isInProcess }) =>
    toolCall !== undefined && isInProcess !== true ? [toolCall] : [],
  );
  const results = calls
    .filter(({ name }) => name === "svcSqlApi")
    .flatMap(({ input, result }) => {
      const { data, totalRows, vegaSpec } = parsed(result);
      return Array.isArray(data)
        ? [{ sql: parsed(input).sqlQuery, data, totalRows, vegaSpec }]
        : [];
    });
  const usage = turn.findLast(({ usage }) => usage !== undefined)?.usage ?? {};
  return {
    chatId: lines.find(({ id }) => id === "__cutoff__")?.state?.chatId,
    text:
      turn.find(({ graphPath }) => graphPath?.[0] === "final")?.content ??
      turn.map(({ isDelta, content = "" }) => (isDelta === true ? content : "")).join(""),
    error: turn.find(({ error }) => error !== undefined)?.error,
    results,
    steps: calls.length,
    tokens: usage.totalTokens ?? 0,
    seconds,
  };
};

const parsed = (text) => {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
};
