const key = (id) => `sk-${id.padEnd(12, "0")}-${"0".repeat(43)}`;

/** The API keys of the benchmark's accounts: worth nothing outside a database made for one run. */
export const keys = { calm: key("calm"), free: key("free"), bound: key("bound") };

const account = (name, limits) => `  - name: ${name}-account
    limits: { externalUsers: 100000000, ${limits} }
    keys: [{ name: server, fromEnv: ${name.toUpperCase()} }]
    deployments: [{ id: 1, name: shop, default: true }]
`;

/** One that asks now and then, and two that flood: without limits, and with 60 calls a minute. */
export const declaration = `accounts:
${account("calm", "callsPerMinute: 100000000, keyCallsPerMinute: 100000000")}${account("free", "callsPerMinute: 100000000, keyCallsPerMinute: 100000000")}${account("bound", "callsPerMinute: 60")}`;

export const environment = { CALM: keys.calm, FREE: keys.free, BOUND: keys.bound };
