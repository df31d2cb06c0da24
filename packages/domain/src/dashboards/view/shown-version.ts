import * as Effect from "effect/Effect";
import type { DataSession } from "../../analytics/access/data-session.js";
import type { DataModel } from "../../analytics/model/data-model.js";
import { Secrets } from "../../shared/services.js";
import type { FoundDashboard } from "../find-dashboards.js";
import { judgedStatements } from "./judged-statements.js";
import { viewedDefinition, type Sight } from "./viewed-definition.js";

/** So many versions are remembered for what one viewer sees of a model. */
const rememberedMax = 256;

const length = 32;

/**
 * The version of a dashboard as one viewer is shown it: it changes with what is shown, and with nothing else. A change to
 * a filter or a tile that is withheld leaves it as it is (E2), so that a page does not ask for a reload that shows nothing
 * new. Verdicts that nobody could give stand for a refusal this once, and are not remembered.
 */
export const shownVersion = (found: FoundDashboard, sight: Sight) =>
  Effect.gen(function* () {
    const earlier = knownVersion(sight.visible, found);
    if (earlier !== undefined) return earlier;
    const { item, definition } = found;
    const { title, description, visibility } = item;
    const shown = [title, description, visibility, viewedDefinition(definition, sight)];
    const secrets = yield* Secrets;
    const digest = (yield* secrets.digest(JSON.stringify(shown))).slice(0, length);
    if (![...sight.verdicts.values()].includes("unknown")) {
      remember(sight.visible, keyOf(found), digest);
    }
    return digest;
  });

/** The same where nothing else of the dashboard is needed, as for the rows of one tile: found out once for each version. */
export const rememberedVersion = (
  session: DataSession,
  visible: DataModel,
  found: FoundDashboard,
) =>
  Effect.gen(function* () {
    const earlier = knownVersion(visible, found);
    if (earlier !== undefined) return earlier;
    const tiles = found.definition.rows.flatMap((row) => row.tiles);
    const verdicts = yield* judgedStatements(session, visible, tiles);
    return yield* shownVersion(found, { visible, verdicts });
  });

const knownVersion = (visible: DataModel, found: FoundDashboard): string | undefined =>
  remembered.get(visible)?.get(keyOf(found));

const keyOf = ({ item, version }: FoundDashboard): string => `${item.publicId} ${version}`;

const remember = (visible: DataModel, key: string, digest: string): void => {
  const digests = remembered.get(visible) ?? new Map<string, string>();
  remembered.set(visible, digests);
  digests.set(key, digest);
  const [oldest] = digests.keys();
  if (digests.size > rememberedMax && oldest !== undefined) digests.delete(oldest);
};

// What a user sees of a model is one object for as long as it is remembered, and this goes with it.
const remembered = new WeakMap<DataModel, Map<string, string>>();
