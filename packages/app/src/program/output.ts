/** Where commands write for people. */
export interface Output {
  say(text: string): void;
  printError(text: string): void;
}
