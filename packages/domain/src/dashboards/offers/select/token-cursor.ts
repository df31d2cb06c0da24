import type { SqlToken } from "./sql-tokens.js";

/** A statement is of another form than its reader knows. */
export class OtherForm extends Error {
  readonly _tag = "OtherForm";
}

/** Goes through the tokens of a statement; what is not as it is asked for throws an `OtherForm`. */
export class TokenCursor {
  readonly #tokens: readonly SqlToken[];
  #at = 0;

  constructor(tokens: readonly SqlToken[]) {
    this.#tokens = tokens;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#tokens.length;
  }

  peek(ahead = 0): SqlToken | undefined {
    return this.#tokens[this.#at + ahead];
  }

  next(): SqlToken {
    const token = this.peek();
    if (token === undefined) throw new OtherForm("it ends early");
    this.#at += 1;
    return token;
  }

  /** Takes these words, if they come next. */
  takeWords(...words: readonly string[]): boolean {
    const isNext = words.every((word, ahead) => {
      const token = this.peek(ahead);
      return token?.kind === "word" && token.text === word;
    });
    if (isNext) this.#at += words.length;
    return isNext;
  }

  /** Takes one of these signs, if it comes next. */
  takeSign<Sign extends string>(...signs: readonly Sign[]): Sign | undefined {
    const token = this.peek();
    const sign = signs.find((each) => token?.kind === "sign" && token.text === each);
    if (sign !== undefined) this.#at += 1;
    return sign;
  }

  words(...words: readonly string[]): void {
    if (!this.takeWords(...words)) throw new OtherForm(`no ${words.join(" ")}`);
  }

  sign(sign: string): void {
    if (this.takeSign(sign) === undefined) throw new OtherForm(`no ${sign}`);
  }

  /** A name, bare or in quotes. */
  name(): string {
    const token = this.next();
    if (token.kind === "quoted" || token.kind === "word") return token.name;
    throw new OtherForm("no name");
  }

  /** Whether a call of that function comes next. */
  isCallOf(name: string): boolean {
    const [word, sign] = [this.peek(), this.peek(1)];
    return (
      word?.kind === "word" && word.text === name && sign?.kind === "sign" && sign.text === "("
    );
  }

  /** Things with commas between them, at least one. */
  list<Thing>(read: () => Thing): readonly Thing[] {
    const things = [read()];
    while (this.takeSign(",") !== undefined) things.push(read());
    return things;
  }
}
