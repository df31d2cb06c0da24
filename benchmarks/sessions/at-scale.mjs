// Whether a request costs the same however many users are stored:
//   npm run benchmark sessions/at-scale -- [--sizes 1000,10000,100000,1000000] [--requests 500]
import { parseArgs } from "node:util";
import pg from "pg";
import { apiKey, newUser, unchangedUser } from "./account.mjs";
import { startChild } from "./child.mjs";
import { startDatabase } from "./database.mjs";
import { median } from "./load.mjs";

const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: "1000,10000,100000,1000000" },
    requests: { type: "string", default: "500" },
  },
});
const sizes = values.sizes.split(",").map(Number);
const requests = Number(values.requests);

const database = await startDatabase();
const service = await startChild("service.mjs", database.addresses);
const pool = new pg.Pool({ connectionString: database.url, max: 1 });

const request = async (body) => {
  const startedMs = performance.now();
  const response = await fetch(`${service.url}/api/v1/embed/generate-session`, {
    method: "POST",
    headers: { authorization: `Api-Key ${apiKey}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  await response.json();
  return performance.now() - startedMs;
};

/** One caller, one request after another. */
const p50Ms = async (body) => {
  const figures = [];
  for (let at = 0; at < requests; at++) figures.push(await request(body()));
  return median(figures);
};

/** Users as the service would have made them, with a group and two values each. */
const fillTo = async (size) => {
  const { rows } = await pool.query("select count(*)::int as users from external_user");
  await pool.query(
    `with base as (select a.id as account_id, t.id as tenant_id from account a
                     join embed_tenant t on t.account_id = a.id and t.name = a.name),
          made as (insert into external_user (id, account_id, embed_tenant_id, external_id)
                     select n, account_id, tenant_id, 'stored-' || n from base, generate_series($1::bigint, $2::bigint) n
                     returning id),
          joined as (insert into membership (user_id, group_id)
                     select made.id, g.id from made, group_def g where g.name = 'analysts'),
          valued as (insert into attribute_value (user_id, attribute_id, value)
                     select made.id, d.id, case d.type when 'number' then '3' else '"Berlin"' end::jsonb
                     from made, attribute_def d)
     update account_quota set users = users + (select count(*) from made)`,
    [rows[0].users + 1, size],
  );
  await pool.query("analyze");
};

try {
  await request(unchangedUser());
  console.log("p50 of one caller, ms; a size is the number of stored external users\n");
  console.log("| stored users | unchanged user | new user |\n|---|---|---|");
  for (const size of sizes) {
    await fillTo(size);
    await p50Ms(unchangedUser); // what the new size has made cold, outside the figures
    const unchanged = await p50Ms(unchangedUser);
    const fresh = await p50Ms(newUser);
    console.log(`| ${size} | ${unchanged.toFixed(2)} | ${fresh.toFixed(2)} |`);
  }
} finally {
  await pool.end();
  await service.stop();
  await database.stop();
}
