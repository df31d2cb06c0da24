import type { ModelMistake } from "@embedded-analytics/domain";
import { formatDiagnostic, type Diagnostic } from "../model/read/diagnostic.js";
import type { FolderSources } from "../sources/bind-sources.js";
import type { BadFolder } from "./load-model-folder.js";

/** Where a line for the operator goes; a logger of the host fits as it is. */
export interface ModelLog {
  warn(line: string): void;
  error(line: string): void;
}

/** What is said of the files of a slot. */
export interface SlotReports {
  warn(lines: readonly Diagnostic[]): void;
  /** The files, or the data, are wrong. */
  bad(diagnostics: readonly Diagnostic[], fault: BadFolder["fault"]): void;
  error(sentence: string): void;
  /** The files and data as they are now have no mistakes. */
  good(): void;
  /** What is wrong with the files and data as they are now. */
  mistakes(): readonly ModelMistake[];
}

/** So many lines of one report. */
const linesMax = 50;
/** An engine's sentence may repeat what it was given. */
const messageLengthMax = 1000;

/**
 * What the log says of a slot, and what its administrators read over HTTP. An outage is in the log alone: its
 * sentences may name where a database lives, which no answer does (J1).
 */
export const slotReports = (
  { folder, branchName, cacheDirectory, sources, log }: ReportOptions,
  hasGoodState: () => boolean,
): SlotReports => {
  const where = branchName === undefined ? folder : `${folder}, branch ${branchName}`;
  const variables = (sources?.declared ?? []).map(({ urlFromEnv }) => urlFromEnv);
  const mistakeOf = mistakeWithout([folder, cacheDirectory, ...variables]);
  let mistakes: readonly ModelMistake[] = [];
  const say = (level: keyof ModelLog, lines: readonly Diagnostic[]): void => {
    for (const line of lines.slice(0, linesMax))
      log[level](`model of ${where}: ${formatDiagnostic(line)}`);
  };
  return {
    warn: (lines) => say("warn", lines),
    bad: (diagnostics, fault) => {
      if (fault !== "outage") mistakes = diagnostics.slice(0, linesMax).map(mistakeOf);
      say("error", diagnostics);
      if (!hasGoodState()) return;
      log.error(`model of ${folder}: the last state without mistakes stays in use`);
    },
    error: (sentence) => log.error(`model of ${where}: ${sentence}`),
    good: () => {
      mistakes = [];
    },
    mistakes: () => mistakes,
  };
};

interface ReportOptions {
  readonly folder: string;
  readonly branchName: string | undefined;
  readonly cacheDirectory: string;
  readonly sources?: FolderSources | undefined;
  readonly log: ModelLog;
}

/** A mistake without paths and names of variables, which sentences may repeat, and which are the operator's. */
const mistakeWithout =
  (words: readonly string[]) =>
  ({ file, line, column, message }: Diagnostic): ModelMistake => {
    const hidden = (text: string): string =>
      words.reduce((before, word) => before.replaceAll(word, "…"), text);
    return {
      file: hidden(file),
      line,
      column,
      message: hidden(message).slice(0, messageLengthMax),
    };
  };
