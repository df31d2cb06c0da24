import type { WorkbenchCatalogue } from "./catalogue.js";

/** The texts of menus and of editing in Spanish. */
export const es: WorkbenchCatalogue = {
  fullView: "Ver completo",
  showData: "Ver datos",
  showSql: "Ver SQL",
  saveCsv: "Guardar como CSV",
  savePng: "Guardar como PNG",
  saveSvg: "Guardar como SVG",
  askAbout: "Preguntar sobre esto",
  dataOf: "Datos: {title}",
  sqlOf: "SQL: {title}",
  chooseHint: "Pulsar un valor equivale a un clic en el gráfico.",
  couldNotSave: "No se pudo guardar {title}. Inténtelo de nuevo.",
  aboutTile: "Sobre «{title}»",
  byWord: "{measures} por {dimensions}",
};
