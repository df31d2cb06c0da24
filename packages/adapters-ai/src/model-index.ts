import MiniSearch, { type SearchResult } from "minisearch";
import type { DataModel, SearchHit } from "@embedded-analytics/domain";
import { askedWordsOf, wordsOf } from "./words.js";

/** A model made ready to be searched. */
export interface ModelIndex {
  /** The best hits first. */
  search(query: string, hitsMax: number): readonly SearchHit[];
}

const fields = ["name", "synonyms", "title", "description"] as const;
type Entry = Readonly<Record<(typeof fields)[number], readonly string[]>> & { readonly id: number };

/** So many at a time that a model of any size does not hold up the service. */
const chunkSize = 250;

/** What a member gains when its cube was asked for as well: `orders city` is the city of orders. */
const shareOfCube = 0.5;

/** Indexes a model by name, synonyms, title and description, which count in this order. */
export const indexModel = async (model: DataModel): Promise<ModelIndex> => {
  const hits = hitsOf(model);
  const entries = entriesOf(model);
  const vocabulary = new Set(entries.flatMap((entry) => fields.flatMap((field) => entry[field])));
  const index = new MiniSearch<Entry>({
    fields: [...fields],
    // Fields come as words, and so does the query.
    stringifyField: (value: unknown) => value as string,
    tokenize: (words) => words as unknown as string[],
    processTerm: (word) => word,
    searchOptions: {
      boost: { name: 8, synonyms: 5, title: 3, description: 1 },
      prefix: (word) => word.length > 1,
      // A word that somebody uses is no slip; else one in a short word, two in a long one.
      fuzzy: (word) => !vocabulary.has(word) && word.length > 3 && (word.length > 7 ? 2 : 1),
    },
  });
  await index.addAllAsync(entries, { chunkSize });
  return {
    search: (query, hitsMax) => {
      const found = index.search({
        combineWith: "OR",
        queries: [...askedWordsOf(query)],
        tokenize: (word) => [word],
      });
      return ranked(found, hits).slice(0, hitsMax);
    },
  };
};

const ranked = (
  found: readonly SearchResult[],
  hits: readonly SearchHit[],
): readonly SearchHit[] => {
  const scored = found.flatMap(({ id, score }) => {
    const hit = hits[id as number];
    return hit === undefined ? [] : [{ hit, score }];
  });
  const cubes = new Map(
    scored.flatMap(({ hit, score }) => (hit.member === undefined ? [[hit.cube, score]] : [])),
  );
  const total = ({ hit, score }: { readonly hit: SearchHit; readonly score: number }): number =>
    hit.member === undefined ? score : score + shareOfCube * (cubes.get(hit.cube) ?? 0);
  return cubes.size === 0
    ? scored.map(({ hit }) => hit)
    : scored
        .map((each) => ({ hit: each.hit, score: total(each) }))
        .sort((left, right) => right.score - left.score)
        .map(({ hit }) => hit);
};

const hitsOf = ({ cubes }: DataModel): readonly SearchHit[] =>
  cubes.flatMap((cube) => [
    { cube: cube.name, member: undefined },
    ...cube.members.map((member) => ({ cube: cube.name, member: member.name })),
  ]);

/** In the order of `hitsOf`. A word counts where it counts most, and once. */
const entriesOf = ({ cubes }: DataModel): readonly Entry[] =>
  cubes
    .flatMap((cube) => [cube, ...cube.members])
    .map(({ name, synonyms, title, description = "" }, id) => {
      const seen = new Set<string>();
      const untold = (text: string): readonly string[] => {
        const words = wordsOf(text).filter((word) => !seen.has(word));
        for (const word of words) seen.add(word);
        return words;
      };
      return {
        id,
        name: untold(name),
        synonyms: untold(synonyms.join(" ")),
        title: untold(title),
        description: untold(description),
      };
    });
