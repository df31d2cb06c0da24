import type { DataModel } from "./data-model.js";

/** A hit of a search: a cube or view, and the member that matched, if it was one. */
export interface SearchHit {
  readonly cube: string;
  readonly member: string | undefined;
}

/** Finds members by words. */
export interface ModelSearchMethods {
  /**
   * The best hits first, by name, title, description and synonyms, typos forgiven. The model is
   * already cut down to what the user may see; `key` names it, for an index to be kept by.
   */
  search(key: string, model: DataModel, query: string, hitsMax: number): readonly SearchHit[];
}
