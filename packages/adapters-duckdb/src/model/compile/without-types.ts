import type { CompiledModel } from "./compiled-model.js";

/** A model in which a time is rendered as it is, so that binding it shows the engine's own type. */
export const withoutTypes = (model: CompiledModel): CompiledModel => ({
  ...model,
  cubes: Object.fromEntries(
    Object.entries(model.cubes).map(([name, cube]) => {
      const dimensions = Object.entries(cube.dimensions).map(
        ([member, dimension]) => [member, { ...dimension, type: "string" }] as const,
      );
      return [name, { ...cube, dimensions: Object.fromEntries(dimensions) }];
    }),
  ),
});
