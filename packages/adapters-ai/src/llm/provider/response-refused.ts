/** Why a provider's response is not read any further. */
export type Refusal = "redirect" | "line" | "length" | "silence";

/** A response that breaks a limit of ours (T39); the message is for the log. */
export class ResponseRefused extends Error {
  constructor(
    readonly refusal: Refusal,
    message: string,
  ) {
    super(message);
    this.name = "ResponseRefused";
  }
}
