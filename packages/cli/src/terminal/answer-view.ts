import type { ChatEvent, Fields } from "./stream/chat-event.js";
import { drawResult } from "./drawing/draw-result.js";
import { readResult } from "./drawing/result.js";
import { formatFigure } from "./drawing/format-figure.js";
import { paint, span, type Canvas, type Ink, type TextLine } from "./drawing/text-line.js";
import { cleanLine, cleanText } from "./text/plain-text.js";
import { wordWrap, type WordWrap } from "./text/word-wrap.js";

/** Turns the events of an answer into what is written, one after the other. */
export interface AnswerView {
  /** What to write for this event; empty where it adds nothing. */
  show(event: ChatEvent): string;
  /** What to write before anything else than the answer follows. */
  rest(): string;
}

/**
 * An answer on a canvas: thinking dimmed, the answer as it comes, tools as quiet lines, results as
 * charts. Text of the service is cleaned here and in the drawings, and nowhere is it written raw.
 */
export const answerView = (canvas: Canvas): AnswerView => {
  const wrapWidth = canvas.isTerminal ? canvas.width : Infinity;
  let mode: "none" | "thinking" | "content" = "none";
  let wrap: WordWrap = wordWrap(wrapWidth);
  let isLineOpen = false;
  let shownTool: string | undefined;
  let said = "";
  let isToldWhole = false;

  const painted = (line: TextLine): string => `${paint(line, canvas.isColoured)}\n`;
  const written = (text: string, ink: Ink): string => {
    if (text !== "") isLineOpen = !text.endsWith("\n");
    return text
      .split("\n")
      .map((line) => paint([span(line, ink)], canvas.isColoured))
      .join("\n");
  };
  const inkOf = (): Ink => (mode === "thinking" ? "dim" : "plain");
  const rest = (): string => {
    const held = written(wrap.end(), inkOf());
    const closed = `${held}${isLineOpen ? "\n" : ""}`;
    isLineOpen = false;
    wrap = wordWrap(wrapWidth);
    mode = "none";
    return closed;
  };
  const piece = (next: "thinking" | "content", text: string): string => {
    const closed = mode === next ? "" : `${rest()}${next === "content" ? "\n" : ""}`;
    mode = next;
    return closed + written(wrap.push(cleanText(text)), inkOf());
  };
  const lines = (...of: readonly TextLine[]): string => rest() + of.map(painted).join("");

  const begun = (id: string, name: string, input: Fields): string => {
    shownTool = id;
    return lines(...describeCall(name, input));
  };
  const message = (text: string): string => {
    // The closing message, then the final answer: both say all that was said in pieces.
    if (isToldWhole || !text.startsWith(said)) return "";
    isToldWhole = text !== "";
    return text.length > said.length ? piece("content", text.slice(said.length)) : "";
  };

  return {
    rest,
    show: (event) => {
      switch (event.kind) {
        case "question":
          [said, isToldWhole] = ["", false];
          return "";
        case "thinking":
          return piece("thinking", event.text);
        case "content":
          said += event.text;
          return piece("content", event.text);
        case "message":
          return message(event.text);
        case "tool": {
          const { id, name, input, result } = event;
          const call = shownTool === id ? "" : begun(id, name, input);
          return result === undefined ? call : call + lines(...describeResult(result, canvas));
        }
        case "aborted":
          return lines([span("stopped", "dim")]);
        case "failed":
          return lines([span(cleanLine(event.text), "failure")]);
        case "cutoff":
        case "end":
          return "";
      }
    },
  };
};

const textOf = (value: unknown): string => (typeof value === "string" ? cleanLine(value) : "");

/** Tools may have other names (D11), so that their inputs tell what they do. */
const describeCall = (name: string, input: Fields): readonly TextLine[] => {
  if ("searchQuery" in input) {
    return [[span(`searching the model for ${textOf(input["searchQuery"])}`, "dim")]];
  }
  if (!("sqlQuery" in input)) return [[span(`calling ${cleanLine(name)}`, "dim")]];
  const sql = typeof input["sqlQuery"] === "string" ? cleanText(input["sqlQuery"]).trim() : "";
  const title = textOf(input["queryTitle"]);
  return [
    [],
    ...(title === "" ? [] : [[span(title, "bold")]]),
    ...beginningOf(sql)
      .split("\n")
      .map((line) => [span(line, "dim")]),
  ];
};

/** A statement that looks through all values of a model is pages long, and nobody reads it here. */
const beginningOf = (sql: string): string =>
  sql.length > sqlShownMax ? `${[...sql.slice(0, sqlShownMax)].slice(0, -1).join("")} …` : sql;

const sqlShownMax = 400;

const describeResult = (result: Fields, canvas: Canvas): readonly TextLine[] => {
  const error = textOf(result["error"]);
  if (error !== "") return [[span(error, "dim")]];
  const found = readResult(result);
  if (found === undefined) return [];
  const { totalRows } = found;
  const rows = `${formatFigure(totalRows)} ${totalRows === 1 ? "row" : "rows"}`;
  const drawn = drawResult(found, canvas, textOf(result["queryTitle"]));
  return [[span(rows, "dim")], ...(drawn.length === 0 ? [] : [[], ...drawn])];
};
