import type { CatalogueOf } from "../catalogue.js";
import type { en } from "./en.js";

/** Every text of menus and of editing, in one language. */
export type EditingCatalogue = CatalogueOf<typeof en>;
