import type { Message } from "../message.js";

/** The texts of menus and of editing in English: the names of all of them. */
export const en = {
  fullView: "Full view",
  showData: "Show data",
  showSql: "Show SQL",
  saveCsv: "Save as CSV",
  savePng: "Save as PNG",
  saveSvg: "Save as SVG",
  askAbout: "Ask about this",
  dataOf: "Data: {title}",
  sqlOf: "SQL: {title}",
  chooseHint: "Press a value to use it, as a click in the chart does.",
  couldNotSave: "{title} could not be saved. Try again.",
  aboutTile: "About “{title}”",
  byWord: "{measures} by {dimensions}",
} as const satisfies Readonly<Record<string, Message>>;
