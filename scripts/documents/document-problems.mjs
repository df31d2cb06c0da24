import { posix } from "node:path";
import { anchorsOf, filesNamedIn, linksOf } from "./markdown.mjs";

/**
 * What is wrong with the papers of a project, one sentence each: a link that leads nowhere, to an anchor
 * that its paper has not, or out of the project, and a paper that is longer than it may be.
 * A file that is named and is not there, and a folder of `packages` without a README are problems, too.
 * `papers` maps each paper's path to its text, `files` holds the paths of all files of the project, and
 * `bytesMax` gives the limit of a paper's path, in bytes of UTF-8, where it has one.
 */
export const paperProblems = ({ papers, files, bytesMax }) => {
  const paths = new Set([...files, ...files.flatMap(foldersOf)]);
  const anchors = new Map([...papers].map(([path, text]) => [path, anchorsOf(text)]));
  const packages = new Set(files.flatMap((path) => /^packages\/[^/]+(?=\/)/.exec(path)?.[0] ?? []));
  const problems = [...packages]
    .filter((folder) => !papers.has(`${folder}/README.md`))
    .map((folder) => `${folder}: has no README.md`);
  for (const [path, text] of papers) {
    const bytes = Buffer.byteLength(text);
    const limit = bytesMax(path);
    if (limit !== undefined && bytes > limit)
      problems.push(`${path}: has ${bytes} bytes, and may have ${limit}`);
    for (const named of filesNamedIn(text))
      // What is built or generated is not among the files that people write.
      if (
        !/(^|\/)(dist|generated)(\/|$)/.test(named) &&
        ![...paths].some((each) => each === named || each.endsWith(`/${named}`))
      )
        problems.push(`${path}: ${named} is no file of the project`);
    for (const link of linksOf(text)) {
      const problem = linkProblem({ path, link, paths, anchors });
      if (problem !== undefined) problems.push(`${path}: ${link} ${problem}`);
    }
  }
  return problems;
};

const foldersOf = (path) => {
  const folder = posix.dirname(path);
  return folder === "." ? ["."] : [folder, ...foldersOf(folder)];
};

const linkProblem = ({ path, link, paths, anchors }) => {
  if (/^(https?:|mailto:)/.test(link)) return undefined;
  const [target, anchor] = link.split("#");
  const to = target === "" ? path : posix.join(posix.dirname(path), decodeURI(target));
  const place = to.replace(/\/$/, "");
  if (to.startsWith("..") || target.startsWith("/")) return "leads out of the project";
  if (!paths.has(place)) return "leads nowhere";
  if (anchor === undefined) return undefined;
  if (!anchors.has(place)) return "has an anchor, and leads to no paper";
  return anchors.get(place).has(anchor) ? undefined : "has an anchor that no heading has";
};
