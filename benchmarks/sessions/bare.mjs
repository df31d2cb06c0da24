// What the endpoint is compared with, in a process of its own: a bare Express route that answers a
// constant, and one that does the least SQL that the job needs, one read and one insert.
import { createHash, randomBytes } from "node:crypto";
import express from "express";
import pg from "pg";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = express();
app.disable("x-powered-by");
app.set("etag", false);

app.post("/constant", (_request, response) => {
  response.json({ sessionId: "0".repeat(64) });
});

const read = `select u.id, u.account_id, u.embed_tenant_id from external_user u
  join embed_tenant t on t.id = u.embed_tenant_id where t.name = $1 and u.external_id = $2`;
const insert = `insert into embed_session
  (digest, account_id, deployment_id, embed_tenant_id, external_user_id, creator_mode, settings, expires_at)
  values ($1, $2, $3, $4, $5, false, '{}', now() + interval '5 minutes')`;

app.post("/least", express.json(), async (request, response) => {
  const { externalId, deploymentId } = request.body;
  const { rows } = await pool.query({
    name: "read",
    text: read,
    values: ["benchmark", externalId],
  });
  const [user] = rows;
  const sessionId = randomBytes(32).toString("hex");
  const digest = createHash("sha256").update(sessionId).digest("hex");
  await pool.query({
    name: "insert",
    text: insert,
    values: [digest, user.account_id, deploymentId, user.embed_tenant_id, user.id],
  });
  response.json({ sessionId });
});

const server = app.listen(0, "127.0.0.1", () => {
  process.send(`http://127.0.0.1:${server.address().port}`);
});
process.on("disconnect", () => process.exit());
