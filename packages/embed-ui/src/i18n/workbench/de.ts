import type { WorkbenchCatalogue } from "./catalogue.js";

/** The texts of menus and of editing in German. */
export const de: WorkbenchCatalogue = {
  fullView: "Ganz anzeigen",
  showData: "Daten anzeigen",
  showSql: "SQL anzeigen",
  saveCsv: "Als CSV speichern",
  savePng: "Als PNG speichern",
  saveSvg: "Als SVG speichern",
  askAbout: "Danach fragen",
  dataOf: "Daten: {title}",
  sqlOf: "SQL: {title}",
  chooseHint: "Ein Druck auf einen Wert wirkt wie ein Klick im Diagramm.",
  couldNotSave: "{title} konnte nicht gespeichert werden. Versuchen Sie es noch einmal.",
  aboutTile: "Zu „{title}“",
  byWord: "{measures} nach {dimensions}",
};
