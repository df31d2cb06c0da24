import { join } from "node:path";
import { dashboardPlaces, type Place } from "@embedded-analytics/adapters-duckdb";
import type { ExplainedUser } from "@embedded-analytics/domain";
import { shownPath } from "../composition/shown-path.js";
import { modelFolderOf } from "../declaration/model-folders.js";

/** Where the tiles of a deployment's declared dashboards stand, by `dashboard/tile`, with files as mistakes show them. */
export const tilePlaces = async (
  declarationFile: string,
  { accountName, deploymentId, branchName }: ExplainedUser,
): Promise<ReadonlyMap<string, Place>> => {
  const folder = await modelFolderOf(declarationFile, accountName, deploymentId);
  if (folder === undefined) return new Map();
  const places = await dashboardPlaces(folder, branchName);
  const shown = shownPath(folder);
  return new Map(
    [...places].map(([tile, place]) => [tile, { ...place, file: join(shown, place.file) }]),
  );
};
