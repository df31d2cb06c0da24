/** Where something stands in a file of the model: line and column count from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** What is wrong at a place, in a sentence that says what was expected (E5). */
export interface Diagnostic extends Place {
  readonly message: string;
}

/** Collects all that is wrong with a model, so that its author reads everything at once. */
export interface Reports {
  readonly diagnostics: readonly Diagnostic[];
  /** What changes neither results nor access. */
  readonly warnings: readonly Diagnostic[];
  diagnostic(at: Place, message: string): void;
  warn(at: Place, message: string): void;
}

/** An empty collection. */
export const makeReports = (): Reports => {
  const diagnostics: Diagnostic[] = [];
  const warnings: Diagnostic[] = [];
  return {
    get diagnostics() {
      return inOrder(diagnostics);
    },
    get warnings() {
      return inOrder(warnings);
    },
    diagnostic: (at, message) => void diagnostics.push(diagnosticAt(at, message)),
    warn: (at, message) => void warnings.push(diagnosticAt(at, message)),
  };
};

/** In the order of files and lines. */
export const inOrder = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  diagnostics.toSorted(byPlace);

/** `model/orders.yml:3:5: …`, as editors and people read it. */
export const formatDiagnostic = ({ file, line, column, message }: Diagnostic): string =>
  `${file}:${line}:${column}: ${message}`;

const diagnosticAt = ({ file, line, column }: Place, message: string): Diagnostic => ({
  file,
  line,
  column,
  message,
});

const byPlace = (left: Diagnostic, right: Diagnostic): number =>
  left.file === right.file
    ? left.line - right.line || left.column - right.column
    : left.file < right.file
      ? -1
      : 1;
