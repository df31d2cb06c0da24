import { resolve } from "node:path";
import { Failure, type ExplainedUser, type TriedTile } from "@embedded-analytics/domain";
import {
  checkModels,
  type Configuration,
  makeLog,
  makeRuntime,
  openStoreBeside,
  type Output,
  temporaryCache,
  tilePlaces,
} from "@embedded-analytics/app/program";
import { writeJson } from "./write-json.js";
import { describeTile, type TilePlace } from "./describe-tile.js";
import { exportCommand } from "./export-dashboards-command.js";
import type { CheckArguments, DashboardsArguments } from "../verbs/dashboards-verb.js";

/** `dashboards check` or `dashboards export`; answers the exit code. */
export const dashboardsCommand = (
  asked: DashboardsArguments,
  configuration: Configuration,
  output: Output,
): Promise<number> =>
  asked.kind === "check"
    ? checkDashboards(asked, configuration, output)
    : exportCommand(asked, configuration, output);

/**
 * `dashboards check FILE`: what is wrong with the models that a declaration names and the dashboards
 * beside them; with a user, also what each tile of a deployment's dashboards shows that user. The exit
 * code is 1 where something is wrong, or a tile shows nothing.
 */
const checkDashboards = async (
  { file, about, isJson }: CheckArguments,
  configuration: Configuration,
  output: Output,
): Promise<number> => {
  const cache = await temporaryCache(configuration);
  try {
    const path = resolve(file);
    const isGood = await checkModels(path, cache.directory, output);
    const tried = about && (await tryAs(about, path, cache.directory, configuration));
    const places = about === undefined ? noPlaces : await tilePlaces(path, about);
    if (isJson) writeJson(output, checkedJson(isGood, tried, places));
    else output.say(describeChecked(isGood, about, tried, places));
    return isGood && (tried ?? []).every(showsRows) ? 0 : 1;
  } catch (cause) {
    if (!(cause instanceof Failure)) throw cause;
    output.printError(`${cause.detail}\n`);
    return 1;
  } finally {
    await cache.remove();
  }
};

type Places = ReadonlyMap<string, TilePlace>;

const noPlaces: Places = new Map();

const placeOf = ({ publicId, tileId }: TriedTile, places: Places): TilePlace | undefined =>
  places.get(`${publicId}/${tileId}`);

const showsRows = ({ outcome }: TriedTile): boolean => "totalRows" in outcome;

const describeChecked = (
  isGood: boolean,
  about: ExplainedUser | undefined,
  tried: readonly TriedTile[] = [],
  places: Places,
): string => {
  if (about === undefined) return isGood ? "No mistakes.\n" : "";
  if (tried.length === 0) return `${about.userName} may open no dashboard with a tile.\n`;
  return tried.map((tile) => `${describeTile(tile, placeOf(tile, places))}\n`).join("");
};

/** Mistakes themselves are on stderr, with file and line. */
const checkedJson = (
  isGood: boolean,
  tried: readonly TriedTile[] | undefined,
  places: Places,
): object => ({
  mistakes: !isGood,
  ...(tried && {
    tiles: tried.map((tile) => {
      const { publicId, tileId, outcome } = tile;
      const { file = null, line = null } = placeOf(tile, places) ?? {};
      return {
        dashboard: publicId,
        tile: tileId,
        file,
        line,
        totalRows: "totalRows" in outcome ? outcome.totalRows : null,
        problem: "problem" in outcome ? outcome.problem : null,
      };
    }),
  }),
});

const tryAs = async (
  about: ExplainedUser,
  declarationFile: string,
  cacheDirectory: string,
  configuration: Configuration,
): Promise<readonly TriedTile[]> => {
  const store = await openStoreBeside(configuration, "dashboards check");
  try {
    const log = makeLog(configuration.logLevel);
    const options = { configuration, store, declarationFile, cacheDirectory, log };
    const { analytics, close } = await makeRuntime(options);
    try {
      const trying = analytics.requireUser(about).then(() => analytics.tryDashboards(about));
      return await Promise.race([trying, store.lost]);
    } finally {
      await close();
    }
  } finally {
    await store.close();
  }
};
