/** Where commands write for people. */
export interface Output {
  say(text: string): void;
  complain(text: string): void;
}
