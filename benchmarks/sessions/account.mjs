/** The API key of the benchmarks' account: worth nothing outside a database made for one run. */
export const apiKey = `sk-benchmark000-${"0".repeat(43)}`;

/** An account with all that the measured requests name. */
export const declaration = `accounts:
  - name: benchmark
    flags: { useCreatorMode: true }
    limits: { externalUsers: 100000000 }
    keys: [{ name: server, fromEnv: BENCHMARK_KEY }]
    deployments: [{ id: 1, name: shop, default: true }]
    groups: [{ name: analysts }, { name: managers }]
    userAttributes: [{ name: city, type: string }, { name: level, type: number }]
`;

const rights = {
  groups: ["analysts"],
  userAttributes: [
    { name: "city", value: "Berlin" },
    { name: "level", value: 3 },
  ],
};

/** A user who is there already, exactly so. */
export const unchangedUser = () => ({ deploymentId: 1, externalId: "jane", ...rights });

let next = 0;

/** A user nobody has seen before. */
export const newUser = () => ({
  deploymentId: 1,
  externalId: `user-${process.pid}-${next++}`,
  ...rights,
});

/** Creator mode in a new embed tenant: 20 groups and 20 attributes are defined and used. */
export const bootstrap = (definitions = 20) => {
  const names = Array.from({ length: definitions }, (_, at) => `name-${at}`);
  return {
    deploymentId: 1,
    externalId: "creator",
    embedTenantName: `tenant-${process.pid}-${next++}`,
    creatorMode: true,
    groupDefinitions: names.map((name) => ({ name, description: `Group ${name}` })),
    userAttributeDefinitions: names.map((name) => ({ name, type: "string", defaultValue: "none" })),
    groups: names,
    userAttributes: names.map((name) => ({ name, value: "value" })),
  };
};
