const keyOf = (name) => `sk-${name.padEnd(12, "0")}-${"s".repeat(43)}`;

/** The admin key of each of the two accounts. */
export const hostileKeys = { honest: keyOf("honest"), hostile: keyOf("hostile") };

const account = (name) => `
  - name: ${name}
    keys: [{ name: server, kind: admin, fromEnv: ${name.toUpperCase()}_KEY }]
    deployments: [{ id: 1, name: shop, default: true }]
    agents: [{ id: "1", name: analyst, deployment: 1, kind: builtin }]`;

/** Two accounts with an agent each, as a file for `BOOTSTRAP_FILE`. */
export const declarationOf = () => `accounts:${account("honest")}${account("hostile")}\n`;
