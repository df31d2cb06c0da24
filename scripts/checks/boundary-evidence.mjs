const scope = "@embedded-analytics/";

const packageOf = (path) => /^packages\/([^/]+)\//.exec(path)?.[1];

/** The edges from a file of one package to a file of another, as `{ from, to, path }`. */
const crossings = (modules) =>
  modules.flatMap(({ source, dependencies }) => {
    const from = packageOf(source);
    return dependencies
      .map(({ resolved }) => ({ from, to: packageOf(resolved), path: source }))
      .filter(({ to }) => from !== undefined && to !== undefined && to !== from);
  });

/**
 * Why a run of dependency-cruiser proves nothing: a list of sentences, empty when it saw everything.
 * A cruiser that resolves nothing finds no violation either, and passes; so what it saw is held
 * against what lies on the disk and what the packages declare.
 *
 * - `modules`: the cruised ones, `{ source, dependencies: [{ resolved }] }`
 * - `files`: every source file of the packages, as a path from the root
 * - `manifests`: package.json by folder name of the package
 * - `floor`: `{ modules, crossings }`, the least that must have been seen
 */
export const evidenceProblems = ({ modules, files, manifests, floor }) => {
  const seen = new Set(modules.map(({ source }) => source));
  const edges = crossings(modules);
  const used = new Map(edges.map((edge) => [`${edge.from} ${edge.to}`, edge.path]));
  const declared = new Set(
    Object.entries(manifests).flatMap(([from, { dependencies, devDependencies }]) =>
      Object.keys({ ...dependencies, ...devDependencies })
        .filter((name) => name.startsWith(scope))
        .map((name) => `${from} ${name.slice(scope.length)}`),
    ),
  );
  const arrow = (pair) => pair.replace(" ", " → ");
  return [
    ...files.filter((file) => !seen.has(file)).map((file) => `${file} was not looked at`),
    ...[...declared]
      .filter((pair) => !used.has(pair))
      .map((pair) => `${arrow(pair)} is declared in package.json, but no import of it was seen`),
    ...[...used]
      .filter(([pair]) => !declared.has(pair))
      .map(([pair, path]) => `${arrow(pair)} is not declared in package.json (${path})`),
    ...(seen.size < floor.modules
      ? [`only ${seen.size} modules were seen, ${floor.modules} are the least`]
      : []),
    ...(edges.length < floor.crossings
      ? [
          `only ${edges.length} imports between packages were seen, ${floor.crossings} are the least`,
        ]
      : []),
  ];
};
