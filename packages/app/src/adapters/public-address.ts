import { BlockList, isIP } from "node:net";

/** IPv4 networks that are not the public internet (IANA special-purpose registry). */
const privateNetworks: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

/** Within the public range of IPv6: those that lead elsewhere, such as into an IPv4 network. */
const privateNetworks6: readonly (readonly [string, number])[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const privateAddresses = new BlockList();
for (const [network, bits] of privateNetworks) privateAddresses.addSubnet(network, bits, "ipv4");
for (const [network, bits] of privateNetworks6) privateAddresses.addSubnet(network, bits, "ipv6");

const publicAddresses6 = new BlockList();
publicAddresses6.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address lies on the public internet; a text that is none does not. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !privateAddresses.check(address, "ipv4");
  // An IPv4 address in the form of IPv6 lies outside of the range that is public.
  return (
    family === 6 &&
    publicAddresses6.check(address, "ipv6") &&
    !privateAddresses.check(address, "ipv6")
  );
};
