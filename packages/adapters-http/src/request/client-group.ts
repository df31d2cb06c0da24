import { isIPv6 } from "node:net";

/**
 * Under what a client's connections and bodies are counted: its IPv4 address, or the first 64 bits of
 * its IPv6 address, since the owner of one such address has all that share them.
 */
export const clientGroup = (address: string | undefined): string => {
  const plain = (address ?? "").replace(/^::ffff:(?=\d+\.)/i, "");
  return isIPv6(plain) ? firstHalf(plain) : plain;
};

const firstHalf = (address: string): string => {
  const [before = "", after] = address.toLowerCase().split("%", 1)[0]?.split("::") ?? [];
  const head = before === "" ? [] : before.split(":");
  const tail = after === undefined || after === "" ? [] : after.split(":");
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const parts = [...head, ...Array.from({ length: zeros }, () => "0"), ...tail];
  return `${parts
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
};
