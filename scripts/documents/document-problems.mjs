import { posix } from "node:path";
import { anchorsOf, filesNamedIn, linksOf } from "./markdown.mjs";

/**
 * What is wrong with the documents of a project, one sentence each: a link that leads nowhere, to an anchor
 * that its document has not, or out of the project, and a document that is longer than it may be.
 * A file that is named and is not there, a folder of `packages` without a README, and a folder of its `src` that
 * the README does not name are problems, too.
 * `documents` maps each document's path to its text, `files` holds the paths of all files of the project, and
 * `bytesMax` gives the limit of a document's path, in bytes of UTF-8, where it has one.
 */
export const documentProblems = ({ documents, files, bytesMax }) => {
  const paths = new Set([...files, ...files.flatMap(foldersOf)]);
  const anchors = new Map([...documents].map(([path, text]) => [path, anchorsOf(text)]));
  const packages = new Set(files.flatMap((path) => /^packages\/[^/]+(?=\/)/.exec(path)?.[0] ?? []));
  const problems = [...packages].flatMap((folder) => readmeProblems(folder, documents, files));
  for (const [path, text] of documents) {
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

/** What is wrong with the README of a package. */
const readmeProblems = (folder, documents, files) => {
  const path = `${folder}/README.md`;
  const text = documents.get(path);
  if (text === undefined) return [`${folder}: has no README.md`];
  const sources = `${folder}/src/`;
  const below = files.filter((file) => file.startsWith(sources));
  const names = below.flatMap((file) => /^[^/]+(?=\/)/.exec(file.slice(sources.length))?.[0] ?? []);
  return [...new Set(names)]
    .filter((name) => !["", "src/"].some((before) => namesAsCode(text, before + name)))
    .map((name) => `${path}: does not name the folder src/${name}`);
};

const namesAsCode = (text, named) =>
  text.includes(`\`${named}\``) || text.includes(`\`${named}/\``);

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
  if (!anchors.has(place)) return "has an anchor, and leads to no document";
  return anchors.get(place).has(anchor) ? undefined : "has an anchor that no heading has";
};
