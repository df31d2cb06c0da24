import { BlockList, isIP } from "node:net";

/** The networks that go by a name, as Express and others call them. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

/**
 * The networks of a list such as `loopback, 10.0.0.0/8, 192.0.2.7`; undefined where a part of it is
 * neither a name, nor an address, nor a network.
 */
export const trustedProxies = (text: string): readonly string[] | undefined => {
  const parts = text.split(",").map((part) => part.trim());
  const networks = parts.flatMap((part) => named[part] ?? [part]);
  return networks.every(isNetwork) ? networks : undefined;
};

const isNetwork = (text: string): boolean => {
  const [address = "", bits, ...more] = text.split("/");
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
};

/** Whether an address is in one of the networks. */
export const inNetworks = (networks: readonly string[]): ((address: string) => boolean) => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    list.addSubnet(address, Number(bits ?? (family === "ipv6" ? 128 : 32)), family);
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
    const family = isIP(plain);
    return family !== 0 && list.check(plain, family === 6 ? "ipv6" : "ipv4");
  };
};
