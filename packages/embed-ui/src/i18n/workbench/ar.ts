import type { WorkbenchCatalogue } from "./catalogue.js";

/** The texts of menus and of editing in Arabic. */
export const ar: WorkbenchCatalogue = {
  fullView: "عرض كامل",
  showData: "عرض البيانات",
  showSql: "عرض SQL",
  saveCsv: "حفظ بصيغة CSV",
  savePng: "حفظ بصيغة PNG",
  saveSvg: "حفظ بصيغة SVG",
  askAbout: "اسأل عن هذا",
  dataOf: "البيانات: {title}",
  sqlOf: "SQL: {title}",
  chooseHint: "الضغط على قيمة يعمل كالنقر في الرسم.",
  couldNotSave: "تعذر حفظ {title}. حاول مجددًا.",
  aboutTile: "عن «{title}»",
  byWord: "{measures} حسب {dimensions}",
};
