import type { AstNode } from "./ast.js";
import { columnsOf, type Columns, type Scope } from "./scope.js";
import { nodesAt, textAt, textsAt } from "./shape.js";

/** The columns that a SELECT list shows to its readers. */
export const outputColumns = (selected: readonly AstNode[], scope: Scope): Columns => {
  const names = new Set<string>();
  let open = false;
  for (const item of selected) {
    const alias = textAt(item, "alias");
    if (alias !== "") names.add(alias.toLowerCase());
    else if (item["class"] === "COLUMN_REF") {
      names.add(String(textsAt(item, "column_names").at(-1)).toLowerCase());
    } else if (item["class"] === "STAR") {
      const relation = textAt(item, "relation_name").toLowerCase();
      const starred = scope.sources.filter(
        ({ alias: name }) => relation === "" || name.toLowerCase() === relation,
      );
      for (const source of starred) {
        const columns = columnsOf(source);
        for (const name of columns.names) names.add(name);
        open ||= columns.open;
      }
      // Renamed or outer stars show names of their own.
      open ||= starred.length === 0 || nodesAt(item, "rename_list").length > 0;
    } else {
      open = true; // The engine makes up a name.
    }
  }
  return { names, open };
};
