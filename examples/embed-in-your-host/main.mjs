import { createHost } from "./host.mjs";

const apiKey = "sk-yourownkey00-not-a-secret-only-for-this-example-000000000";
const app = await createHost({ apiKey, listBranches: async () => ["main", "redesign"] });
const server = app.listen(4100, "127.0.0.1", () => {
  console.log("Your product listens on http://127.0.0.1:4100. Try:");
  console.log("  curl -sS -X POST http://127.0.0.1:4100/my-dashboard-session");
});
process.on("SIGINT", () => server.close());
