// Each caller runs a statement and answers how many rows its result has, as the whole answer says it.

const post = async (address, headers, body) => {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${answer.status} ${text}`);
  return text;
};

export const overDataApi = (url, token) => {
  const headers = { Authorization: `Bearer ${token}` };
  return async (query) => {
    const text = await post(`${url}/api/v1/deployments/1/sql`, headers, { query });
    const { totalRows } = JSON.parse(text.trimEnd().split("\n").at(-1));
    return totalRows;
  };
};

/** The messages as the SDK's clients send them, without what a client itself costs. */
export const overAssistants = (url, token, revision, tool = "run_query") => {
  const isNewest = revision === "2026-07-28";
  const headers = {
    Authorization: `Bearer ${token}`,
    Accept: "application/json, text/event-stream",
    "MCP-Protocol-Version": revision,
    ...(isNewest ? { "Mcp-Method": "tools/call", "Mcp-Name": tool } : {}),
  };
  const meta = {
    "io.modelcontextprotocol/protocolVersion": revision,
    "io.modelcontextprotocol/clientInfo": { name: "benchmark", version: "1" },
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  let id = 0;
  return async (sql) => {
    const params = {
      name: tool,
      arguments: tool === "run_query" ? { sql, limit: 1000 } : { query: "revenue by city" },
      ...(isNewest ? { _meta: meta } : {}),
    };
    const message = { jsonrpc: "2.0", id: id++, method: "tools/call", params };
    const text = await post(`${url}/mcp`, headers, message);
    const json = text.startsWith("{") ? text : text.match(/^data: (.*)$/m)[1];
    const { result } = JSON.parse(json);
    if (result.isError || result.structuredContent?.cut) throw new Error(json.slice(0, 500));
    return result.structuredContent?.totalRows;
  };
};
