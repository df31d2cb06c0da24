import type { WorkbenchCatalogue } from "./catalogue.js";

/** The texts of menus and of editing in French. */
export const fr: WorkbenchCatalogue = {
  fullView: "Vue complète",
  showData: "Voir les données",
  showSql: "Voir le SQL",
  saveCsv: "Enregistrer en CSV",
  savePng: "Enregistrer en PNG",
  saveSvg: "Enregistrer en SVG",
  askAbout: "Poser une question",
  dataOf: "Données : {title}",
  sqlOf: "SQL : {title}",
  chooseHint: "Appuyer sur une valeur équivaut à un clic dans le graphique.",
  couldNotSave: "{title} n’a pas pu être enregistré. Réessayez.",
  aboutTile: "À propos de « {title} »",
  byWord: "{measures} par {dimensions}",
};
