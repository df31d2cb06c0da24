/** A migration cannot be applied, or what was applied is not what this release brings. */
export class MigrationFailed extends Error {
  override readonly name = "MigrationFailed";
  constructor(
    readonly migration: string,
    reason: string,
    options?: ErrorOptions,
  ) {
    super(`Migration ${migration}: ${reason}.`, options);
  }
}
