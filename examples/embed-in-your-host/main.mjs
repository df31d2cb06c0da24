import { createHost } from "./host.mjs";

// Yours comes from wherever your server keeps its secrets.
const apiKey = `sk-yourownkey00-${"not-a-secret".padEnd(43, "-")}`;

const app = await createHost({ apiKey, listBranches: async () => ["main", "redesign"] });
const server = app.listen(Number(process.env.PORT ?? 4100), "127.0.0.1", () => {
  const url = `http://127.0.0.1:${server.address().port}`;
  console.log(`Your product listens on ${url}. Let a page of yours ask for a session:`);
  console.log(`  curl -sS -X POST ${url}/my-dashboard-session`);
});
