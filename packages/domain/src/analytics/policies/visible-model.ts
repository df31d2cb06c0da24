import type { DataAccess } from "../access/data-access.js";
import type { DataModel } from "../model/data-model.js";

/** A model cut down to what a user may name: public cubes and views, members of some grant, no policies. */
export const visibleModel = (model: DataModel, access: DataAccess): DataModel => {
  const last = lastOf.get(access);
  if (last?.model === model) return last.visible;
  const visible = cutDown(model, access);
  lastOf.set(access, { model, visible });
  return visible;
};

const cutDown = (model: DataModel, access: DataAccess): DataModel => ({
  version: model.version,
  cubes: model.cubes.flatMap((cube) => {
    const grants = cube.public && Object.hasOwn(access, cube.name) ? access[cube.name] : undefined;
    const granted = new Set(grants?.flatMap(({ members }) => members));
    const members = cube.members.filter(({ name }) => granted.has(name));
    return members.length === 0 ? [] : [{ ...cube, members, policies: undefined }];
  }),
});

// Access is remembered for each user (`remembered-access.ts`), and this goes with it.
const lastOf = new WeakMap<
  DataAccess,
  { readonly model: DataModel; readonly visible: DataModel }
>();
