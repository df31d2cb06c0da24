import fc from "fast-check";

/**
 * A declaration: well-formed, and mostly free of mistakes. Names come from
 * small sets, so that declarations drawn one after the other speak of the same things; what is referred
 * to may be missing, and an attribute's type may differ from the stored one.
 */
export const drawnDeclaration = (): fc.Arbitrary<{ readonly accounts: readonly object[] }> =>
  fc.record({
    accounts: fc.uniqueArray(drawnAccount(), {
      minLength: 1,
      maxLength: 2,
      selector: ({ name }) => name,
    }),
  });

const some = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.option(value, { nil: undefined });

const listOf = <Item extends object>(
  item: fc.Arbitrary<Item>,
  key: keyof Item,
): fc.Arbitrary<readonly Item[] | undefined> =>
  some(fc.uniqueArray(item, { maxLength: 3, selector: (one) => one[key] }));

const drawnAccount = () =>
  fc
    .tuple(drawnParts(), fc.integer({ min: 0, max: 9 }))
    .map(([account, chance]): Drawn => (chance === 0 ? account : withReferences(account)));

/** What of a drawn account is referred to, or refers. */
interface Drawn {
  readonly name: string;
  readonly deployments: readonly { readonly id: number }[];
  readonly agents?: readonly object[] | undefined;
  readonly groups?: readonly { readonly name: string }[] | undefined;
  readonly userAttributes?:
    readonly { readonly name: string; readonly type?: string | undefined }[] | undefined;
  readonly internalUsers?: readonly { readonly username: string }[] | undefined;
}

/** The account with all that it refers to. */
const withReferences = (account: Drawn): Drawn => ({
  ...account,
  deployments: [1, 2].map(
    (id) => account.deployments.find((one) => one.id === id) ?? { id, name: `deployment ${id}` },
  ),
  agents: account.agents?.map((agent) => ({ deployment: 1, ...agent })),
  groups: ["analysts", "buyers"].map(
    (name) => account.groups?.find((one) => one.name === name) ?? { name },
  ),
  userAttributes: [
    account.userAttributes?.find(({ name }) => name === "city") ?? { name: "city" },
    { name: "tags", type: "string_array" },
  ],
  internalUsers: ["ada@demo.test", "eve@demo.test"].map(
    (username) => account.internalUsers?.find((one) => one.username === username) ?? { username },
  ),
});

const drawnParts = (): fc.Arbitrary<Drawn> =>
  given({
    name: fc.constantFrom("first", "second"),
    plan: some(fc.constantFrom("starter", "premium", "enterprise")),
    flags: some(given({ useCreatorMode: some(fc.boolean()) })),
    limits: some(
      given({
        externalUsers: some(fc.option(fc.nat())),
        callsPerMinute: some(fc.option(fc.nat())),
        threads: some(fc.option(fc.nat())),
      }),
    ),
    retention: some(fc.record({ threadsDays: fc.option(fc.integer({ min: 1, max: 3650 })) })),
    connect: some(
      given({
        enabled: some(fc.boolean()),
        baseUrl: fc.constantFrom("https://a.test", "http://localhost:4000"),
        loginUrl: fc.constant("https://app.test/login"),
        groups: some(fc.subarray(["analysts", "buyers"])),
        clientHosts: some(fc.subarray(["claude.ai"])),
      }),
    ),
    allowedOrigins: some(fc.subarray(["https://a.test", "http://b.test:3000"])),
    keys: listOf(drawnKey(), "name"),
    deployments: fc
      .uniqueArray(drawnDeployment(), { maxLength: 3, selector: ({ id }) => id })
      .chain((deployments) =>
        fc.option(fc.nat(2), { nil: -1, freq: 3 }).map((chosen) =>
          deployments.map((deployment, at) => ({
            ...deployment,
            ...(chosen === at ? { default: true } : chosen === -1 ? { default: false } : {}),
          })),
        ),
      ),
    agents: listOf(drawnAgent(), "id"),
    groups: listOf(drawnGroup(), "name"),
    userAttributes: listOf(drawnAttribute(), "name"),
    internalUsers: listOf(drawnUser(), "username"),
    embedTenants: listOf(
      given({
        name: fc.constantFrom("north-shops", "south-shops"),
        groups: listOf(drawnGroup(), "name"),
        userAttributes: listOf(drawnAttribute(), "name"),
      }),
      "name",
    ),
  });

const drawnKey = () =>
  fc.oneof(
    given({
      name: fc.constantFrom("server", "reports"),
      deployments: some(fc.subarray([1, 2])),
      expiresAt: some(fc.constantFrom("2031-01-31T00:00:00Z", "2031-01-31T01:00:00.250+02:00")),
      revoked: some(fc.boolean()),
    }),
    given({
      name: fc.constantFrom("ada", "eve"),
      kind: fc.constant("personal"),
      user: fc.constantFrom("ada@demo.test", " Eve@demo.test"),
    }),
  );

const drawnDeployment = () =>
  given({
    id: fc.constantFrom(1, 2, 3),
    name: fc.constantFrom("shop", "support"),
    model: some(fc.constantFrom("./shop", "./support")),
    requirePolicies: some(fc.boolean()),
    timezone: some(fc.constantFrom("UTC", "Europe/Berlin")),
    sources: listOf(
      given({
        name: fc.constantFrom("desk", "warehouse"),
        kind: fc.constant("postgres"),
        urlFromEnv: fc.constantFrom("DESK_URL", "WAREHOUSE_URL"),
        schema: some(fc.constantFrom("public", "sales")),
        poolMax: some(fc.integer({ min: 1, max: 100 })),
      }),
      "name",
    ),
    authTokens: some(fc.option(drawnAuthTokens())),
  });

const drawnAuthTokens = () =>
  fc
    .oneof(
      given({
        algorithm: fc.constantFrom("HS256", "HS512"),
        secretFromEnv: fc.constant("IDP_SECRET"),
      }),
      given({
        algorithm: fc.constantFrom("RS256", "ES384"),
        jwksUrl: fc.constantFrom("https://idp.demo.test/jwks", "http://localhost:9/jwks"),
      }),
    )
    .chain((key) =>
      given({
        ...Object.fromEntries(
          Object.entries(key).map(([name, value]) => [name, fc.constant(value)]),
        ),
        enabled: some(fc.boolean()),
        issuer: some(fc.constant("https://idp.demo.test/")),
        audience: fc.constantFrom("analytics", "reports"),
        claims: some(
          given({
            externalId: some(fc.constant("email")),
            embedTenant: some(fc.constant("org")),
            groups: some(fc.constant("https://demo.test/groups")),
            userAttributes: listOf(
              given({ name: fc.constantFrom("city", "tags"), claim: fc.constant("city") }),
              "name",
            ),
          }),
        ),
      }),
    );

const drawnAgent = () =>
  given({
    id: fc.constantFrom("1", "2"),
    name: fc.constantFrom("analyst", "helper"),
    deployment: some(fc.constantFrom(1, 2)),
    kind: some(fc.constantFrom("builtin", "openai-compatible")),
    thinking: some(fc.constantFrom("always", "off")),
    tools: some(fc.subarray(["svcMeta", "svcSqlApi"])),
    budgets: some(given({ steps: some(fc.nat()), seconds: some(fc.nat()) })),
  });

const drawnGroup = () =>
  given({
    name: fc.constantFrom("analysts", "buyers", "Äh, \u2028"),
    description: some(fc.constantFrom("", "May see revenue", "May order")),
  });

const drawnAttribute = () =>
  fc.oneof(
    given({
      name: fc.constantFrom("city", "region"),
      type: some(fc.constant("string")),
      displayName: some(fc.string({ unit: "grapheme", maxLength: 5 })),
      defaultValue: some(fc.string({ maxLength: 5 })),
      description: some(fc.constantFrom("", "Where")),
    }),
    given({
      name: fc.constantFrom("tags", "region"),
      type: fc.constant("string_array"),
      defaultValue: some(fc.constantFrom("[]", '["a"]')),
    }),
  );

const drawnUser = () =>
  given({
    username: fc.constantFrom("ada@demo.test", "eve@demo.test"),
    groups: some(fc.subarray(["analysts", "buyers"])),
    userAttributes: listOf(
      fc.oneof(
        given({
          name: fc.constant("city"),
          value: fc.oneof(fc.string({ maxLength: 5 }), fc.constant(null)),
        }),
        given({ name: fc.constant("tags"), value: fc.subarray(["a", "b", ""]) }),
      ),
      "name",
    ),
  });

/** A record whose keys are left out where their value is undefined, as a file leaves them out. */
const given = <Model extends object>(model: {
  [Key in keyof Model]: fc.Arbitrary<Model[Key]>;
}): fc.Arbitrary<Model> =>
  fc
    .record(model)
    .map(
      (record) =>
        Object.fromEntries(
          Object.entries(record).filter(([, value]) => value !== undefined),
        ) as Model,
    );
