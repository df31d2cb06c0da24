import { randomInt } from "node:crypto";

const ports = { from: 1024, to: 65_536 } as const;
const hosts = ["localhost", "127.0.0.1", "[::1]"] as const;

const count = hosts.length * (ports.to - ports.from);
let next = randomInt(count);

/**
 * A public origin that no account has declared yet. Nothing listens there: it goes out as the `Host`, as a
 * proxy passes it on, because the service finds the account of Connect by where a request says it arrived.
 */
export const freshOrigin = (): string => {
  next = (next + 1) % count;
  const host = hosts[next % hosts.length];
  return `http://${host}:${ports.from + Math.floor(next / hosts.length)}`;
};
