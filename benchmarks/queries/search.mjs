// Search over a model of 10,000 members.
import { textSearch } from "@embedded-analytics/adapters-ai";
import { median, table } from "./measure.mjs";

export const searchFigures = async () => {
  const search = textSearch();
  // As many words as a large company's model has, a few of them everywhere.
  const common =
    "revenue margin orders customers city region product category store return rate".split(" ");
  const syllables = "ba de fi go lu ma ne pi ro su ta ve wi xo ze".split(" ");
  const rare = Array.from({ length: 1500 }, (_, at) =>
    [at % 15, Math.floor(at / 15) % 15, (at * 7) % 15, (at * 11) % 15]
      .map((one) => syllables[one])
      .join(""),
  );
  const words = [...common, ...rare];
  const model = {
    version: "big",
    cubes: Array.from({ length: 100 }, (_, cube) => ({
      name: `cube_${cube}`,
      kind: "cube",
      title: `Cube ${words[cube % words.length]} ${cube}`,
      description: `Everything about ${words[(cube * 7) % words.length]}`,
      synonyms: [],
      public: true,
      policies: undefined,
      members: Array.from({ length: 100 }, (_, at) => ({
        name: `${words[(cube * 31 + at) % words.length]}_${words[(cube * 3 + at * 5) % words.length]}_${at}`,
        kind: at % 2 === 0 ? "dimension" : "measure",
        type: "number",
        aggregate: at % 2 === 0 ? undefined : "sum",
        title: `${words[(cube * 31 + at) % words.length]} by ${common[at % common.length]} ${at}`,
        description: `The ${words[(cube * 97 + at * 11) % words.length]} of ${words[(cube * 13) % words.length]}`,
        synonyms: [words[(cube * 41 + at * 3) % words.length]],
        public: true,
      })),
    })),
  };
  const startedMs = performance.now();
  await search.search("big", model, "revenue", 50);
  const indexMs = performance.now() - startedMs;
  const queries = [
    "revenue",
    "revnue by city",
    "average margin per product category",
    "return rate",
    "cubes about delay",
  ];
  const timesMs = [];
  for (let round = 0; round < 200; round++) {
    const beginMs = performance.now();
    await search.search("big", model, queries[round % queries.length], 50);
    timesMs.push(performance.now() - beginMs);
  }
  console.log("Search over 100 cubes of 100 members");
  table(
    ["", "ms"],
    [
      ["index, once", indexMs.toFixed(0)],
      ["search, p50 of 200", median(timesMs).toFixed(2)],
    ],
  );
};
