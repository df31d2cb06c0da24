import fc from "fast-check";
import { hostileGroups } from "./index.fixture.js";
import { canaryPattern, visibleMembers } from "./world.fixture.js";

/** Statements that are let through, so that not every mutation starts from a refusal. */
const honest = [
  `SELECT ${visibleMembers.orders} FROM orders ORDER BY id LIMIT 5`,
  "SELECT city, MEASURE(revenue) AS r FROM orders GROUP BY 1 HAVING MEASURE(count) > 1 ORDER BY r DESC",
  "SELECT o.status, c.tier, MEASURE(o.revenue) FROM orders o JOIN customers c ON o.customer_id = c.id GROUP BY ALL",
  "WITH m AS (SELECT date_trunc('month', created_at) AS m, revenue FROM orders GROUP BY 1) SELECT * FROM m ORDER BY ALL",
  "SELECT id, row_number() OVER (PARTITION BY city ORDER BY amount) AS n FROM orders QUALIFY n < 3",
  "SELECT * FROM sales WHERE amount BETWEEN 1 AND 50 AND note IS NOT NULL",
  "SELECT x.n FROM (SELECT count(*) AS n FROM customers c WHERE EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id)) x",
];

/** Words, texts, names in quotes, numbers, white space, and each sign by itself. */
const tokensOf = (sql: string): readonly string[] =>
  sql.match(/\w+|'(?:[^']|'')*'|"(?:[^"]|"")*"|\s+|[^\s\w]/gu) ?? [];

// Giants only take time, and a statement must not bring a canary of its own.
const seeds = [
  ...Array.from({ length: 20 }, () => honest).flat(),
  ...hostileGroups
    .filter(({ heavy }) => !heavy)
    .flatMap(({ statements }) => statements.map(({ sql }) => sql)),
].filter((sql) => sql.length < 2000 && !canaryPattern.test(sql));

const words = [...new Set(seeds.flatMap(tokensOf))];

type Mutation = (tokens: readonly string[]) => readonly string[];

const at = (tokens: readonly string[], share: number): number => Math.floor(share * tokens.length);

const mutation: fc.Arbitrary<Mutation> = fc
  .tuple(
    fc.constantFrom("drop", "repeat", "replace", "insert", "swap", "quote", "case", "splice"),
    fc.double({ min: 0, max: 0.999, noNaN: true }),
    fc.double({ min: 0, max: 0.999, noNaN: true }),
    fc.constantFrom(...words),
    fc.constantFrom(...seeds),
  )
  .map(([kind, here, there, word, other]) => (tokens) => {
    const [i, j] = [at(tokens, here), at(tokens, there)];
    const token = tokens[i] ?? "";
    const put = (...instead: string[]): string[] => tokens.toSpliced(i, 1, ...instead);
    switch (kind) {
      case "drop":
        return put();
      case "repeat":
        return put(token, " ", token);
      case "replace":
        return put(word);
      case "insert":
        return put(token, " ", word);
      case "swap":
        return tokens.with(i, tokens[j] ?? "").with(j, token);
      case "quote":
        return put(`"${token.replaceAll('"', '""')}"`);
      case "case":
        return put(token === token.toUpperCase() ? token.toLowerCase() : token.toUpperCase());
      case "splice":
        return [...tokens.slice(0, i), ...tokensOf(other).slice(at(tokensOf(other), there))];
    }
  });

/** A statement with a few changes, most of them nonsense, some of them not. */
export const mutatedStatement: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...seeds), fc.array(mutation, { minLength: 1, maxLength: 4 }))
  .map(([seed, mutations]) =>
    mutations
      .reduce<readonly string[]>(
        (tokens, mutate) => (tokens.length === 0 ? tokens : mutate(tokens)),
        tokensOf(seed),
      )
      .join(""),
  );
