// A kept line `l`, as the rows of the reading statements have it.
const lineColumns = `l.at, l.kind, l.sort, l.line`;

/**
 * Of those lines the first ones, up to the one that makes them so long in bytes. The lengths are known
 * without the texts, which are read from their own store only for the lines that are answered.
 */
const pageOf = (lines: string, order: string, bytesMax: string): string => `
    select * from (
      select f.*, sum(octet_length(f.line)) over (order by ${order}) - octet_length(f.line) as before
      from (${lines}) f) w
    where ${bytesMax}::bigint is null or w.before < ${bytesMax}::bigint`;

/**
 * What a reader is shown of earlier turns; parameters: account id, thread id, after, up to, lines, bytes
 * or null.
 */
export const messagesStatement = `
  select ${lineColumns} from (${pageOf(
    `
      select * from turn_line m
      where m.account_id = $1::bigint and m.thread_id = $2::text
        and m.sort > $3::bigint and m.sort <= $4::bigint and m.kind <> 'ending'
      order by m.sort, m.at limit $5::bigint`,
    "f.sort, f.at",
    "$6",
  )}) l
  order by l.sort, l.at`;

// The messages of a turn `${turn}`, up to the number $3.
const messagesOf = (turn: string): string => `
    select * from turn_line l
    where l.account_id = ${turn}.account_id and l.turn_id = ${turn}.id and l.kind <> 'ending'
      and coalesce(l.sort, 0) <= $3::bigint`;

/**
 * The messages of the last turns, whole ones. A turn's length is summed up without its texts, which are
 * read from their own store only for the turns that are answered. The lateral joins keep the lines of
 * each turn a lookup of their own, which no plan can turn into a scan of a table. Parameters: account
 * id, thread id, up to, turns, bytes or null.
 */
export const recentStatement = `
  select ${lineColumns}
  from (
    select t.*, row_number() over newest as place, sum(s.bytes) over newest as bytes
    from (
      select account_id, id, sort_from from turn
      where account_id = $1::bigint and thread_id = $2::text and sort_from < $3::bigint
      order by sort_from desc limit $4::bigint) t
    cross join lateral (
      select coalesce(sum(octet_length(m.line)), 0) as bytes from (${messagesOf("t")}) m) s
    window newest as (order by t.sort_from desc)) r
  cross join lateral (${messagesOf("r")} order by l.at) l
  where $5::bigint is null or r.place = 1 or r.bytes <= $5::bigint
  order by r.sort_from, l.at`;

/**
 * One row without a line where there is none; parameters: account id, turn id, from, lines, bytes or
 * null.
 */
export const turnStatement = `
  select r.state, ${lineColumns}
  from turn r
  left join lateral (${pageOf(
    `
      select * from turn_line k
      where k.account_id = r.account_id and k.turn_id = r.id and k.at >= $3::int
      order by k.at limit $4::bigint`,
    "f.at",
    "$5",
  )}) l on true
  where r.account_id = $1::bigint and r.id = $2::text
  order by l.at`;

// Asked like this, since beside a plain `state = 'claimed'` a plan that was made while few turns ran
// would look a turn up among all that run, whose index is the smallest one.
const runsUnder = (generation: string): string =>
  `case when state = 'claimed' then generation end = ${generation}::int`;

/**
 * Keeps lines of a turn that runs under this generation, and answers whether it does. Its row is
 * locked meanwhile: who takes the turn over waits, or is waited for and then has it.
 * Parameters: account id, turn id, generation, and the lines column by column.
 */
export const keepStatement = `
  with held as materialized (
    select account_id, id, thread_id from turn
    where account_id = $1::bigint and id = $2::text and ${runsUnder("$3")}
    for share),
  kept as (
    insert into turn_line (account_id, turn_id, at, thread_id, kind, sort, line)
    select held.account_id, held.id, l.at, held.thread_id, l.kind, l.sort, l.line
    from held, unnest($4::int[], $5::text[], $6::bigint[], $7::text[]) as l(at, kind, sort, line)
    on conflict do nothing)
  select exists (select from held) as held`;

/** Parameters: account id, turn id, generation, seconds of the lease. */
export const renewStatement = `
  update turn set lease_until = now() + make_interval(secs => $4::float8)
  where account_id = $1::bigint and id = $2::text and ${runsUnder("$3")}`;

/**
 * An earlier generation's mark is no later one's: who has the turn reads its own only. Parameters:
 * account id, turn id, generation.
 */
export const abortStatement = `
  update turn set aborted_generation = $3::int
  where account_id = $1::bigint and id = $2::text and ${runsUnder("$3")}`;

/** Parameters: account id, turn id, generation. */
export const isAbortedStatement = `
  select from turn
  where account_id = $1::bigint and id = $2::text and ${runsUnder("$3")}
    and aborted_generation = $3::int`;

/**
 * Parameters: account id, turn id, generation, state, number of the last line, usage, and the lines
 * column by column.
 */
export const endStatement = `
  select end_turn_v2($1::bigint, $2::text, $3::int, $4::text, $5::bigint, $6::json,
    $7::int[], $8::text[], $9::bigint[], $10::text[]) as ended`;

/** Parameters: account id, a moment in milliseconds since 1970 or null. */
export const usageStatement = `
  select agent_id as "agentId", extract(epoch from min(day))::float8 * 1000 as "sinceMs",
    sum(turns)::float8 as turns, sum(llm_calls)::float8 as "llmCalls",
    sum(input_tokens)::float8 as "inputTokens", sum(output_tokens)::float8 as "outputTokens",
    sum(cache_read_tokens)::float8 as "cacheReadTokens",
    sum(cache_write_tokens)::float8 as "cacheWriteTokens", json_agg(models) as models
  from agent_usage
  where account_id = $1::bigint and ($2::float8 is null
    or day >= (to_timestamp($2::float8 / 1000) at time zone 'UTC')::date)
  group by agent_id order by agent_id collate "C"`;
