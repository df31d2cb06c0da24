import type { ModelSearchMethods, SearchHit } from "../analytics/model/model-search.js";

/** Finds what has one of the words in its name or title, in the order of the model. */
export const inMemoryModelSearch: ModelSearchMethods = {
  search: (_key, { cubes }, query, hitsMax) => {
    const words = query.toLowerCase().split(/\W+/u).filter(Boolean);
    const matches = ({ name, title }: { readonly name: string; readonly title: string }): boolean =>
      words.some((word) => `${name} ${title}`.toLowerCase().includes(word));
    const hits = cubes.flatMap((cube): readonly SearchHit[] => [
      ...(matches(cube) ? [{ cube: cube.name, member: undefined }] : []),
      ...cube.members.filter(matches).map(({ name }) => ({ cube: cube.name, member: name })),
    ]);
    return hits.slice(0, hitsMax);
  },
};
