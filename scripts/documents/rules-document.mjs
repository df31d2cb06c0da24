/** An id of a rule (A1 to K…) or of a threat (T1 …), not within a word, an escape or a point in time. */
const id = /(?<![\w%\\#{}$-])(?:[A-K]|T)[1-9]\d?(?!\w|\s20\d\d\b|:\d)/g;

/** The ids that a text names, each once, in the order of their first mention. */
export const idsNamedIn = (text) => [...new Set(text.match(id) ?? [])];

/**
 * The rules of docs/rules.md by id: `text` is what stands under the heading, without the mark of what is
 * not built, and `isBuilt` is false where that mark is there.
 */
export const rulesOfDocument = (document) =>
  new Map(
    document
      .split(/^### /m)
      .slice(1)
      .map((section) => {
        const [heading, ...lines] = section.split(/^## /m)[0].split("\n");
        const text = lines.join("\n").trim();
        const mark = /^\*Not built yet.*\*$/m.exec(text)?.[0];
        return [
          heading.trim(),
          { text: text.replace(mark ?? "", "").trim(), isBuilt: mark === undefined },
        ];
      }),
  );

/** The ids that `texts` (pairs of path and text) name and the document does not explain, with the first path. */
export const missingIds = (document, texts) => {
  const explained = rulesOfDocument(document);
  const missing = new Map();
  for (const [path, text] of texts)
    for (const named of idsNamedIn(text))
      if ((explained.get(named)?.text ?? "") === "" && !missing.has(named))
        missing.set(named, path);
  return [...missing].map(([named, path]) => `${named} (${path})`).sort();
};
