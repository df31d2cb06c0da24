/** The embedded PostgreSQL cannot be made or started. The message says why and what to do. */
export class EmbeddedPostgresFailed extends Error {
  override readonly name = "EmbeddedPostgresFailed";
}

/** Another living process holds the directory: `holderPid` is the process that started it. */
export class EmbeddedPostgresHeld extends Error {
  override readonly name = "EmbeddedPostgresHeld";
  constructor(
    readonly directory: string,
    readonly holderPid: number,
  ) {
    super(`The database in ${directory} is held by process ${holderPid}.`);
  }
}
