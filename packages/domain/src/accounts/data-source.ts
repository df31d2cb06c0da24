/**
 * A database of the company's own from which cubes of a deployment are read (K1). It names the variable
 * that holds the address and never the address: that has a password in it, and stays with the process.
 */
export interface DataSource {
  /** By which cubes name it, as `data_source`. */
  readonly name: string;
  readonly kind: "postgres";
  /** The environment variable with the connection's URL. */
  readonly urlFromEnv: string;
  /** Where tables without a schema are; `public` when left out. */
  readonly schema?: string | undefined;
  /** How many connections one instance of the service may hold; 4 when left out. */
  readonly poolMax?: number | undefined;
}
