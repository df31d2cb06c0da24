import { connectAssistant } from "./connect.mjs";

const client = await connectAssistant({
  url: process.env.MCP_URL ?? "http://127.0.0.1:4000/mcp",
  clientId: process.env.CLIENT_ID ?? "demo-assistant",
  showUser: (address) => {
    console.log(`Sign in: ${address}`);
  },
});

const sql = "SELECT city, MEASURE(revenue) AS revenue FROM sales GROUP BY 1 ORDER BY 2 DESC";
const { content } = await client.callTool({ name: "run_query", arguments: { sql } });
console.log(content[0].text);
await client.close();
