import type { WorkbenchCatalogue } from "./catalogue.js";

/** The texts of menus and of editing in Japanese. */
export const ja: WorkbenchCatalogue = {
  fullView: "全画面で表示",
  showData: "データを表示",
  showSql: "SQL を表示",
  saveCsv: "CSV で保存",
  savePng: "PNG で保存",
  saveSvg: "SVG で保存",
  askAbout: "これについて質問",
  dataOf: "データ: {title}",
  sqlOf: "SQL: {title}",
  chooseHint: "値を押すと、グラフのクリックと同じように働きます。",
  couldNotSave: "{title} を保存できませんでした。もう一度お試しください。",
  aboutTile: "「{title}」について",
  byWord: "{dimensions}別の{measures}",
};
