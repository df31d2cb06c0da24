/** The words of the pages of Connect in one language. */
export interface ConnectTexts {
  readonly direction: "ltr" | "rtl";
  readonly connect: string;
  /** `{client}` is where the assistant's name stands. */
  readonly wantsYourData: string;
  readonly assistant: string;
  readonly you: string;
  readonly customer: string;
  readonly service: string;
  readonly sendsYouTo: string;
  readonly itCan: string;
  /** What each scope lets an assistant do. */
  readonly scopes: Readonly<Record<string, string>>;
  readonly limits: string;
  readonly allow: string;
  readonly deny: string;
  readonly notConnected: string;
}
