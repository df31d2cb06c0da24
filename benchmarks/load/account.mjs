/** The API key of the benchmark's account: worth nothing outside a database made for one run. */
export const apiKey = `sk-benchmark000-${"0".repeat(43)}`;

const unbounded = 1_000_000_000;

/** An account whose limits are counted and never reached, with an agent that does as it is told. */
export const declaration = {
  accounts: [
    {
      name: "benchmark",
      keys: [{ name: "server", fromEnv: "BENCHMARK_KEY" }],
      deployments: [{ id: 1, name: "shop", default: true }],
      groups: [{ name: "analysts" }, { name: "managers" }],
      userAttributes: [
        { name: "city", type: "string" },
        { name: "level", type: "number" },
      ],
      agents: [{ id: "1", name: "analyst", deployment: 1, acceptClientChatIds: true }],
      limits: {
        externalUsers: unbounded,
        callsPerMinute: unbounded,
        keyCallsPerMinute: unbounded,
        userCallsPerMinute: unbounded,
        concurrentTurns: unbounded,
        userConcurrentTurns: unbounded,
      },
    },
  ],
};

export const headers = {
  authorization: `Api-Key ${apiKey}`,
  "content-type": "application/json",
};

const rights = {
  groups: ["analysts"],
  userAttributes: [
    { name: "city", value: "Berlin" },
    { name: "level", value: 3 },
  ],
};

/** What a host's server asks: nine in ten users come again, and one is new. */
export const sessionOf = (number) => ({
  deploymentId: 1,
  externalId: number % 10 === 0 ? `new-${process.pid}-${number}` : `user-${number % 1000}`,
  ...rights,
});
