/** The values of variables by name; one that is not set is undefined. */
export type Environment = Readonly<Record<string, string | undefined>>;
