import type { AdminApi, Item } from "./admin-api.js";

/** A column of a list. */
export interface ColumnOf {
  readonly title: string;
  readonly text: (item: Item) => string;
}

/** A field of a form. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly kind?: "text" | "flag" | "choice" | "day";
  readonly choices?: readonly string[];
  readonly hint?: string;
  readonly isRequired?: boolean;
  /** What it holds at first; whether it is ticked, of a flag. */
  readonly initial?: string | boolean;
}

/** What a form has been filled with: texts, and `true` of what is ticked. */
export type Values = Readonly<Record<string, string | boolean>>;

/** Something that can be done to an item, or to nothing yet, after a form was filled and its effect was said. */
export interface Action {
  readonly title: string;
  readonly isDangerous?: boolean;
  /** What will happen, said before it does. */
  readonly effect: (item: Item) => string;
  readonly fields?: readonly Field[];
  /** What has to be typed before it can be done. */
  readonly typed?: (item: Item) => string;
  /** What is shown once afterwards, such as a new key. */
  readonly run: (api: AdminApi, item: Item, values: Values) => Promise<string | undefined>;
  /** Whether it can be done to this item. */
  readonly isFor?: (item: Item) => boolean;
}

/** One of the lists of the page. */
export interface Section {
  /** The name of the list in the address of the service, and in the address of the page. */
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly empty: string;
  readonly columns: readonly ColumnOf[];
  /** Names of the query by which it is narrowed. */
  readonly filters?: readonly Field[];
  readonly create?: Action;
  readonly actions?: readonly Action[];
  /** Whether several can be chosen at once, for the actions without fields. */
  readonly isBulk?: boolean;
  /** Whether an item has a page of rights of its own. */
  readonly hasRights?: boolean;
}

/** A member as text: a list with commas, nothing as a dash. */
export const textOf = (value: unknown): string => {
  if (value === null || value === undefined || value === "") return "–";
  if (Array.isArray(value)) return value.length === 0 ? "–" : value.map(textOf).join(", ");
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" || typeof value === "number"
    ? `${value}`
    : JSON.stringify(value);
};

/** A column that shows a member as it is. */
export const column = (title: string, name: string): ColumnOf => ({
  title,
  text: (item) => textOf(item[name]),
});

/** A moment by the clock of its reader. */
export const timeColumn = (title: string, name: string): ColumnOf => ({
  title,
  text: (item) => {
    const value = item[name];
    return typeof value === "string"
      ? new Date(value).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" })
      : textOf(value);
  },
});
