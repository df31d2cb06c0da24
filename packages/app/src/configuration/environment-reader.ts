import type { Environment } from "@embedded-analytics/domain";

/**
 * Reads variables one by one and collects what is wrong with them. A variable that is set to the
 * empty text counts as not set. Problems name the variable and what it should be, never its value,
 * which may be a secret.
 */
export const environmentReader = (environment: Environment) => {
  const problems: string[] = [];

  const report = (name: string, message: string): void => {
    problems.push(`${name} ${message}`);
  };

  const optional = <Value>(
    name: string,
    parse: (text: string) => Value | undefined,
    expected = "is not as expected",
  ): Value | undefined => {
    const text = environment[name]?.trim();
    if (text === undefined || text === "") return undefined;
    const value = parse(text);
    if (value === undefined) report(name, expected);
    return value;
  };

  return {
    problems,
    report,
    optional,
    wholeNumber: (name: string, { min, max }: { readonly min: number; readonly max: number }) =>
      optional(
        name,
        (text) => {
          const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
          return value >= min && value <= max ? value : undefined;
        },
        `must be a whole number from ${min} to ${max}`,
      ),
    url: (name: string, protocols: readonly string[]) =>
      optional(
        name,
        (text) =>
          URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : undefined,
        `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
      ),
    oneOf: <Choice extends string>(name: string, choices: readonly Choice[]) =>
      optional(
        name,
        (text) => choices.find((choice) => choice === text),
        `must be one of ${choices.join(", ")}`,
      ),
  };
};
