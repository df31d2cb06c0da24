/** The endpoint for assistants as one user's client sees it. */
export interface McpEndpoint {
  /** The result of a method; rejects with what was answered instead of one. */
  readonly ask: (method: string, params?: object) => Promise<Readonly<Record<string, unknown>>>;
}

/** What a tool answers, as the protocol has it. */
export interface ToolAnswer {
  readonly content: readonly { readonly type: string; readonly text: string }[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly isError?: boolean;
}

/** That endpoint for the user who has opened the session. */
export const mcpEndpoint = async (url: string, sessionId: string): Promise<McpEndpoint> => {
  const exchanged = await fetch(`${url}/api/v1/embed/session/token`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ sessionId }),
  });
  const { token } = (await exchanged.json()) as { readonly token: string };
  let id = 0;
  return {
    ask: async (method, params = {}) => {
      const answered = await fetch(`${url}/mcp`, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${token}`,
          "Content-Type": "application/json",
          Accept: "application/json, text/event-stream",
          "MCP-Protocol-Version": "2025-11-25",
        },
        body: JSON.stringify({ jsonrpc: "2.0", id: (id += 1), method, params }),
      });
      const text = await answered.text();
      const [, event = text] = /^data: (.*)$/m.exec(text) ?? [];
      const message = JSON.parse(event) as { readonly result?: Readonly<Record<string, unknown>> };
      if (message.result === undefined) throw new Error(text);
      return message.result;
    },
  };
};
