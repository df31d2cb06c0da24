/** Where something stands in a file of the model: line and column count from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** What is wrong at a place, in a sentence that says what was expected (E5). */
export interface Mistake extends Place {
  readonly message: string;
}

/** Collects all that is wrong with a model, so that its author reads everything at once. */
export interface Reports {
  readonly mistakes: readonly Mistake[];
  /** What changes neither results nor access. */
  readonly warnings: readonly Mistake[];
  mistake(at: Place, message: string): void;
  warn(at: Place, message: string): void;
}

/** An empty collection. */
export const makeReports = (): Reports => {
  const mistakes: Mistake[] = [];
  const warnings: Mistake[] = [];
  return {
    get mistakes() {
      return inOrder(mistakes);
    },
    get warnings() {
      return inOrder(warnings);
    },
    mistake: (at, message) => void mistakes.push(mistakeAt(at, message)),
    warn: (at, message) => void warnings.push(mistakeAt(at, message)),
  };
};

/** In the order of files and lines. */
export const inOrder = (mistakes: readonly Mistake[]): readonly Mistake[] =>
  mistakes.toSorted(byPlace);

/** `model/orders.yml:3:5: …`, as editors and people read it. */
export const sayMistake = ({ file, line, column, message }: Mistake): string =>
  `${file}:${line}:${column}: ${message}`;

const mistakeAt = ({ file, line, column }: Place, message: string): Mistake => ({
  file,
  line,
  column,
  message,
});

const byPlace = (left: Mistake, right: Mistake): number =>
  left.file === right.file
    ? left.line - right.line || left.column - right.column
    : left.file < right.file
      ? -1
      : 1;
