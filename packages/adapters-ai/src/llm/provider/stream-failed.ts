/** What a provider sent as an error within its stream, or that it stopped in the middle of it. */
export class StreamFailed extends Error {
  constructor(cause: unknown) {
    super("The provider's stream failed.", { cause });
    this.name = "StreamFailed";
  }
}
