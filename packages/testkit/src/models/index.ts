/** Data models for tests, as a data service would give them. */
export { modelOf } from "./model-of-text.js";
export { shop } from "./shop.js";
