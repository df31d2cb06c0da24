/**
 * Variables that hold the service's own secrets. A declaration that named one would send it to a
 * language model's provider, or make it an account's key.
 */
const ownSecrets: ReadonlySet<string> = new Set([
  "DATABASE_URL",
  "MIGRATION_DATABASE_URL",
  "REDIS_URL",
  "SECRET_KEY",
  "METRICS_TOKEN",
  "OIDC_CLIENT_SECRET",
]);

/** What is wrong with the name of a variable that a declaration wants to have read (C5, J1). */
export const environmentNameProblem = (name: string): string | undefined => {
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) return "must be the name of an environment variable";
  // Systems that do not tell cases apart read the same variable.
  return ownSecrets.has(name.toUpperCase())
    ? "must not name a variable that holds a secret of the service itself"
    : undefined;
};
