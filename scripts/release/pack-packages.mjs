import { execFile } from "node:child_process";
import { cp, mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const scope = "@embedded-analytics";

/**
 * Copies what packing needs of the project at `root` to `workspace`: packages without what is built or
 * installed, the scripts that they run, and links to what is installed. Packing builds anew, which must not
 * take the build away from under a process that runs it meanwhile.
 */
export const copyWorkspace = async (root, workspace) => {
  const isCopied = (path) => !/[\\/](dist|node_modules|\.data)$/.test(path);
  for (const path of ["package.json", "tsconfig.base.json", "LICENSE"])
    await cp(join(root, path), join(workspace, path));
  await cp(join(root, "packages"), join(workspace, "packages"), {
    recursive: true,
    filter: isCopied,
  });
  await cp(join(root, "scripts", "release"), join(workspace, "scripts", "release"), {
    recursive: true,
  });
  const installed = await readdir(join(root, "node_modules"));
  const modules = join(workspace, "node_modules");
  await mkdir(join(modules, scope), { recursive: true });
  for (const name of installed)
    if (name !== scope) await symlink(join(root, "node_modules", name), join(modules, name));
  for (const name of await readdir(join(workspace, "packages")))
    await symlink(join(workspace, "packages", name), join(modules, scope, name));
};

/**
 * Packs packages of `workspace` as npm does, into `folder`, and answers the name and tarball of each; `asBuilt`
 * packs what is built already.
 */
export const pack = async (workspace, names, folder, { asBuilt = false } = {}) => {
  const chosen = names.flatMap((name) => ["-w", `packages/${name}`]);
  const built = asBuilt ? ["--ignore-scripts"] : [];
  const args = ["pack", "--json", ...built, "--pack-destination", folder, ...chosen];
  const { stdout } = await run("npm", args, { cwd: workspace });
  // What the build prints comes before the list.
  return JSON.parse(stdout.slice(stdout.search(/^\[/m))).map(({ name, filename }) => ({
    name: name.slice(`${scope}/`.length),
    tarball: join(folder, filename),
  }));
};

/**
 * Installs packages into the project at `host` as npm would lay them out: each tarball unpacked in
 * `node_modules`, beside links to what they and the host name as their dependencies, and to nothing else.
 * An import that no package.json names fails there. `root` is where the dependencies are installed.
 */
export const install = async ({ root, host, tarballs, hostDependencies }) => {
  const modules = join(host, "node_modules");
  const dependencies = new Set(hostDependencies);
  for (const { name, tarball } of tarballs) {
    const folder = join(modules, scope, name);
    await mkdir(folder, { recursive: true });
    await run("tar", ["-xzf", tarball, "--strip-components=1", "-C", folder]);
    const manifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    for (const dependency of Object.keys(manifest.dependencies ?? {})) dependencies.add(dependency);
  }
  for (const dependency of dependencies) {
    if (dependency.startsWith(`${scope}/`)) continue;
    await mkdir(join(modules, dependency, ".."), { recursive: true });
    await symlink(join(root, "node_modules", dependency), join(modules, dependency));
  }
  await writeFile(join(host, "package.json"), JSON.stringify({ name: "host", type: "module" }));
};
