/** The text of a document without what is shown as code, where a bracket is no link and `#` no heading. */
const withoutCode = (text) =>
  text
    .replace(/^(```|~~~)[^]*?^\1\s*$/gm, "")
    .replace(/`[^`\n]*`/g, (code) => "x".repeat(code.length));

/** The anchor that a heading gets on a page of a repository: lower case, punctuation dropped. */
const anchorOf = (heading) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, "")
    .replaceAll(" ", "-");

/** The anchors of a document's headings; a heading that stands again gets `-1`, then `-2`. */
export const anchorsOf = (text) => {
  const anchors = new Set();
  const visible = text.replace(/^(```|~~~)[^]*?^\1\s*$/gm, "");
  for (const [, heading] of visible.matchAll(/^#{1,6} +(.*)$/gm)) {
    const anchor = anchorOf(heading);
    let unique = anchor;
    for (let copy = 1; anchors.has(unique); copy++) unique = `${anchor}-${copy}`;
    anchors.add(unique);
  }
  return anchors;
};

/** The targets of a document's links and pictures, as they are written. */
export const linksOf = (text) =>
  [...withoutCode(text).matchAll(/\]\(\s*<?([^)\s>]+)>?[^)]*\)|^\[[^\]]+\]:\s*(\S+)/gm)].map(
    ([, inline, reference]) => inline ?? reference,
  );

/**
 * The files and folders of the project that a text names as code, such as `scripts/checks/checks.mjs` or `index.ts`.
 * `x.test.ts` and the like stand for any name.
 */
export const filesNamedIn = (text) =>
  [...text.replace(/^(```|~~~)[^]*?^\1\s*$/gm, "").matchAll(/`([\w@.][\w@./-]*)`/g)]
    .map(([, named]) => named.replace(/\/$/, ""))
    .filter((named) =>
      /\.(tsx?|css|mjs|lua|prisma)$|^(packages|scripts|docs|examples)\//.test(named),
    )
    .filter((named) => !/(^|\/)x\./.test(named));
