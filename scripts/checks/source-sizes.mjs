/** The most files that lie side by side in a folder, and the most lines of a file. */
export const limits = { files: 25, lines: 300 };

/**
 * What the limits are not for. Migrations are SQL, which is not counted, and what is generated lies in
 * folders called `generated`.
 */
export const exceptions = [
  {
    path: "benchmarks/analyst/questions",
    reason: "lists of questions, which are read one by one",
  },
];

const folderOf = (file) => file.slice(0, file.lastIndexOf("/"));
const isAt = (path, file) => file === path || folderOf(file) === path;

/**
 * The sizes of files and folders that are over their limit, as sentences; and the exceptions that
 * nothing needs any more.
 *
 * - `sources`: every file that people write, `{ file, lines }`, the file as a path from the root
 */
export const sizeProblems = (sources, allowed = exceptions) => {
  const needed = new Set();
  const isExcepted = (path) => {
    const found = allowed.find((exception) => isAt(exception.path, path));
    if (found !== undefined) needed.add(found);
    return found !== undefined;
  };
  const perFolder = new Map();
  for (const { file } of sources) {
    perFolder.set(folderOf(file), (perFolder.get(folderOf(file)) ?? 0) + 1);
  }
  const full = [...perFolder]
    .filter(([folder, files]) => files > limits.files && !isExcepted(folder))
    .map(([folder, files]) => `${folder} has ${files} files, ${limits.files} are the most`);
  const long = sources
    .filter(({ file, lines }) => lines > limits.lines && !isExcepted(file))
    .map(({ file, lines }) => `${file} has ${lines} lines, ${limits.lines} are the most`);
  const unneeded = allowed
    .filter((exception) => !needed.has(exception))
    .map(({ path }) => `${path} is within the limits, and needs no exception`);
  return [...full, ...long, ...unneeded];
};
