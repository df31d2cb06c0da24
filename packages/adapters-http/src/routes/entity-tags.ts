const listed = /(?:W\/)?"([^"]*)"/g;

/**
 * What the header `If-Match` lists, without quotes: versions, or `*` alone. Undefined where the header
 * is not there. A proxy that compresses answers makes their tags weak, so that weak ones count as well.
 */
export const entityTagsOf = (header: string | undefined): readonly string[] | undefined => {
  if (header === undefined) return undefined;
  if (header.trim() === "*") return ["*"];
  return [...header.matchAll(listed)].map(([, tag = ""]) => tag).filter((tag) => tag !== "*");
};
