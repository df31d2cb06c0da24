/**
 * The account that a host name names: with `serviceDomain` `example.com`, `acme.example.com` names
 * `acme`. Undefined for any other host, such as an IP, localhost or `ai.{region}.example.com` (A1).
 */
export const accountOfHost = (
  hostname: string | undefined,
  serviceDomain: string | undefined,
): string | undefined => {
  if (hostname === undefined || serviceDomain === undefined) return undefined;
  const host = hostname.toLowerCase().replace(/\.$/, ""); // a full name may end with a dot
  const suffix = `.${serviceDomain.toLowerCase()}`;
  if (!host.endsWith(suffix)) return undefined;
  const label = host.slice(0, -suffix.length);
  return label === "" || label.includes(".") ? undefined : label;
};
