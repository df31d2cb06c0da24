/** Another process migrates the same database and has not come to an end in time. */
export class MigrationsHeld extends Error {
  override readonly name = "MigrationsHeld";
  constructor(
    readonly waitedMs: number,
    options?: ErrorOptions,
  ) {
    super(
      `Another process has been migrating the database for ${waitedMs / 1000} seconds. ` +
        "Wait until it has ended, or end it, and start again.",
      options,
    );
  }
}
