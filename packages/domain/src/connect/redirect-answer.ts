/** An address with these parameters behind those that it has; undefined ones are left out. */
export const withParameters = (
  address: string,
  parameters: Readonly<Record<string, string | undefined>>,
): string => {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return `${address}${address.includes("?") ? "&" : "?"}${pairs.join("&")}`;
};
