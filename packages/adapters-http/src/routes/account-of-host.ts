/**
 * The account that a host name names: with `serviceDomain` `example.com`, `acme.example.com` names
 * `acme`. Undefined for any other host, such as an IP, localhost or `ai.{region}.example.com` (A1).
 */
export const accountOfHost = (
  hostname: string | undefined,
  serviceDomain: string | undefined,
): string | undefined => {
  const label = labelsBefore(hostname, serviceDomain);
  return label === undefined || label === "" || label.includes(".") ? undefined : label;
};

/**
 * The region that a host name names: with `serviceDomain` `example.com`, `ai.eu-1.example.com` names
 * `eu-1`. Undefined for any other host (A1, D1).
 */
export const regionOfHost = (
  hostname: string | undefined,
  serviceDomain: string | undefined,
): string | undefined => {
  const labels = labelsBefore(hostname, serviceDomain)?.split(".");
  return labels?.length === 2 && labels[0] === "ai" && labels[1] !== "" ? labels[1] : undefined;
};

/** What stands before the domain, in lower case; undefined where the host is not of the domain. */
const labelsBefore = (
  hostname: string | undefined,
  serviceDomain: string | undefined,
): string | undefined => {
  if (hostname === undefined || serviceDomain === undefined) return undefined;
  const host = hostname.toLowerCase().replace(/\.$/, ""); // a full name may end with a dot
  const suffix = `.${serviceDomain.toLowerCase()}`;
  return host.endsWith(suffix) ? host.slice(0, -suffix.length) : undefined;
};
