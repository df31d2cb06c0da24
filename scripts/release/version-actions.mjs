// How Nx's release tool reads and writes the versions of this project's packages: each package.json names
// its own version, and the exact version of every package beside it. The tool's own plugin would do the
// same, and brings a compiler along that nothing else here uses.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { VersionActions } from "nx/release/index.js";

const collections = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"];

const read = (tree, path) => JSON.parse(tree.read(path, "utf8"));
const write = (tree, path, manifest) => tree.write(path, `${JSON.stringify(manifest, null, 2)}\n`);

/** Versions in the package.json of a project, for `release.version.versionActions` of nx.json. */
export default class ManifestVersions extends VersionActions {
  validManifestFilenames = ["package.json"];

  #manifestPath() {
    return join(this.projectGraphNode.data.root, "package.json");
  }

  /** The version that the project's package.json has. */
  async readCurrentVersionFromSourceManifest(tree) {
    const manifestPath = this.#manifestPath();
    return { currentVersion: read(tree, manifestPath).version, manifestPath };
  }

  /** Nothing: a version is read from the disk, so that a release can be tried without a network. */
  async readCurrentVersionFromRegistry() {
    return null;
  }

  /** The version with which the project's package.json names the package of another project. */
  async readCurrentVersionOfDependency(tree, projectGraph, dependencyProjectName) {
    const manifest = read(tree, this.#manifestPath());
    const name = packageNameOf(projectGraph, dependencyProjectName);
    const dependencyCollection = collections.find((key) => manifest[key]?.[name] !== undefined);
    if (dependencyCollection === undefined)
      return { currentVersion: null, dependencyCollection: null };
    return { currentVersion: manifest[dependencyCollection][name], dependencyCollection };
  }

  /** Writes the new version. */
  async updateProjectVersion(tree, newVersion) {
    for (const { manifestPath } of this.manifestsToUpdate)
      write(tree, manifestPath, { ...read(tree, manifestPath), version: newVersion });
    return [`Wrote version ${newVersion} to ${this.#manifestPath()}`];
  }

  /** Writes the new versions of the packages that the project depends on, exact as they are. */
  async updateProjectDependencies(tree, projectGraph, dependenciesToUpdate) {
    const versions = Object.entries(dependenciesToUpdate).map(([project, version]) => [
      packageNameOf(projectGraph, project),
      version,
    ]);
    for (const { manifestPath } of this.manifestsToUpdate) {
      const manifest = read(tree, manifestPath);
      for (const key of collections)
        for (const [name, version] of versions)
          if (manifest[key]?.[name] !== undefined) manifest[key][name] = version;
      write(tree, manifestPath, manifest);
    }
    return versions.length === 0 ? [] : [`Wrote ${versions.length} versions of dependencies`];
  }
}

const packageNameOf = (projectGraph, project) =>
  projectGraph.nodes[project].data.metadata?.js?.packageName ?? project;

/** Brings package-lock.json up to the new versions, which come from the workspaces and need no registry. */
export const afterAllProjectsVersioned = async (cwd, { dryRun }) => {
  if (dryRun) return { changedFiles: [], deletedFiles: [] };
  const args = ["install", "--package-lock-only", "--ignore-scripts", "--offline"];
  await promisify(execFile)("npm", args, { cwd });
  return { changedFiles: ["package-lock.json"], deletedFiles: [] };
};
