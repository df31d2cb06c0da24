import { afterAll, beforeAll, expect, test } from "@jest/globals";
import fc from "fast-check";
import { createEmbeddedAnalytics, type FailureCode } from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { createRouter } from "../create-router.js";
import { hosting, type TestHost } from "../host.fixture.js";
import { statuses } from "../response/statuses.js";

// A small share in every run; FUZZ_RUNS=100000 for a long one. FUZZ_SEED repeats one.
const numRuns = Number(process.env["FUZZ_RUNS"] ?? 600);
const seed = Number(process.env["FUZZ_SEED"] ?? Date.now() % 2 ** 31);

const apiKey = `sk-fuzzing00000-${"f".repeat(43)}`;
let host: TestHost;

beforeAll(async () => {
  const analytics = createEmbeddedAnalytics(inMemoryPorts());
  await analytics.applyDeclaration(
    {
      accounts: [
        {
          name: "fuzz",
          flags: { useCreatorMode: true },
          keys: [{ name: "server", fromEnv: "KEY" }],
          deployments: [{ id: 1, name: "shop", default: true }],
          groups: [{ name: "analysts" }],
          userAttributes: [{ name: "city", type: "string" }],
        },
      ],
    },
    { KEY: apiKey },
  );
  host = await hosting((app) => app.use(createRouter(analytics)));
});

afterAll(() => host.close());

const oddText = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "jane",
    "İ",
    "e\u0301",
    "\u0000",
    "\ud800",
    "__proto__",
    "a".repeat(300),
  ),
  fc.string({ unit: "binary", maxLength: 12 }),
);
const odd = fc.oneof(
  fc.constantFrom(null, true, 0, -1, 1.5, 1e308, 2 ** 60, [], {}, [null], [[]], { name: 1 }),
  oddText,
  fc.jsonValue({ maxDepth: 3 }),
);

/** Mostly right, so that what lies behind the first check is reached as well. */
const mostly = <Value>(right: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 40, arbitrary: right }, { weight: 1, arbitrary: odd });

/** Mostly left out. */
const rarely = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 3, nil: undefined });

const few = <Value>(item: fc.Arbitrary<Value>) => fc.array(mostly(item), { maxLength: 2 });
const group = fc.constantFrom("analysts", "analysts", "analysts", "nobody");
const type = fc.constantFrom("string", "number", "string_array", "number_array");

/** The fields of a body, each one right, wrong or missing. */
const body = fc
  .record({
    externalId: mostly(fc.constantFrom("jane", "joe", "mary")),
    deploymentId: rarely(mostly(fc.constantFrom(1, 1, 1, 2))),
    email: rarely(mostly(fc.constant("jane@acme.test"))),
    embedTenantName: rarely(mostly(fc.constantFrom("acme-corp", "globex", "fuzz"))),
    groups: rarely(few(group)),
    userAttributes: rarely(
      few(fc.record({ name: mostly(fc.constant("city")), value: mostly(oddText) })),
    ),
    securityContext: rarely(fc.dictionary(oddText, odd, { maxKeys: 3 })),
    settings: rarely(mostly(fc.record({ locale: fc.constant("de"), extra: odd }))),
    isEphemeral: rarely(mostly(fc.boolean())),
    internalId: fc.oneof(
      { weight: 30, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: odd },
    ),
    surprise: rarely(odd),
    creator: rarely(
      fc.record({
        groupDefinitions: few(fc.record({ name: mostly(group), description: mostly(oddText) })),
        userAttributeDefinitions: few(
          fc.record({ name: mostly(group), type: mostly(type), defaultValue: mostly(oddText) }),
        ),
      }),
    ),
  })
  .map(({ creator, ...fields }) =>
    creator === undefined
      ? fields
      : { ...fields, ...creator, embedTenantName: "acme-corp", creatorMode: true },
  );

/** The body of a query, whose settings are those fields. */
const queryBody = fc.record({
  query: mostly(fc.constantFrom("SELECT * FROM nothing", "SELECT 1", "nonsense")),
  sessionSettings: mostly(body),
  timezone: rarely(odd),
  branchName: rarely(odd),
});

/** Bytes that a careless client, or a hostile one, would make of a body. */
const bytesOf = (values: fc.Arbitrary<unknown>) =>
  fc
    .record({
      body: values,
      kept: fc.oneof(
        { weight: 12, arbitrary: fc.constant(1) },
        { weight: 1, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
      ),
      flips: fc.oneof(
        { weight: 12, arbitrary: fc.constant([]) },
        {
          weight: 1,
          arbitrary: fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), {
            maxLength: 3,
          }),
        },
      ),
    })
    .map(({ body: value, kept, flips }) => {
      const whole = Buffer.from(JSON.stringify(value));
      for (const [at, byte] of flips) whole[at % whole.length] = byte;
      return whole.subarray(0, Math.ceil(kept * whole.length));
    });

const post = (path: string, sent: Uint8Array): Promise<Response> =>
  fetch(host.baseUrl + path, {
    method: "POST",
    headers: { authorization: `Api-Key ${apiKey}`, "content-type": "application/json" },
    body: new Uint8Array(sent),
  });

test(`T21 E8 whatever the bytes of a query, the answer keeps the contract (seed ${seed})`, async () => {
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(bytesOf(queryBody), async (sent) => {
      const response = await post("/api/v1/deployments/1/sql", sent);
      const { code } = (await response.json()) as { code: FailureCode };
      seen.set(code, (seen.get(code) ?? 0) + 1);
      expect(response.status).toBe(statuses[code].status);
      expect(response.status).toBeLessThan(500);
    }),
    { numRuns, seed },
  );
  // The catalog is empty, so a good body gets as far as being refused for its statement.
  expect(seen.get("query_refused") ?? 0).toBeGreaterThan(numRuns / 20);
  expect(seen.get("invalid_request") ?? 0).toBeGreaterThan(numRuns / 20);
}, 3_600_000);

test(`T21 whatever the bytes, the answer keeps the contract and is never 5xx (seed ${seed})`, async () => {
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(bytesOf(body), async (sent) => {
      const response = await post("/api/v1/embed/generate-session", sent);
      seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
      const answer = (await response.json()) as { code: FailureCode };
      if (response.status === 200) {
        expect(answer).toEqual({ sessionId: expect.stringMatching(/^[0-9a-f]{64}$/) });
      } else {
        expect(response.status).toBeLessThan(500);
        expect(response.headers.get("content-type")).toBe("application/problem+json");
        expect(answer).toMatchObject({ status: statuses[answer.code].status });
        expect(response.status).toBe(statuses[answer.code].status);
      }
    }),
    { numRuns, seed },
  );
  // A fuzzer that is only ever refused at the door finds nothing.
  expect(seen.get(200) ?? 0).toBeGreaterThan(numRuns / 20);
  expect(seen.get(400) ?? 0).toBeGreaterThan(numRuns / 20);
  expect(seen.get(404) ?? 0).toBeGreaterThan(0);
}, 3_600_000);
