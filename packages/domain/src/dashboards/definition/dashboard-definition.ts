import * as Schema from "effect/Schema";
import { textRule } from "../../shared/decode.js";
import { nameProblem } from "../../shared/text/text-rules.js";
import { zoneNamed } from "../../shared/text/usable-timezone.js";
import type { DashboardDefinition, Tile as DashboardTile } from "./dashboard.js";
import { DashboardFilter } from "./filter.js";
import { Description, Title } from "./localized-text.js";
import { Tile } from "./tile.js";

/** How many tiles a dashboard has at most, and how long its definition is, as JSON (H3). */
export const tilesMax = 100;
export const definitionBytesMax = 65_536;

/** The lowest and the highest row, in pixels. */
export const [heightMin, heightMax] = [40, 4000];

/** The height of a row, in pixels. */
export const Height = Schema.Int.check(
  Schema.makeFilter<number>((height) =>
    height >= heightMin && height <= heightMax
      ? undefined
      : `must be a whole number from ${heightMin} to ${heightMax}`,
  ),
);

const Row = Schema.Struct({ height: Schema.optional(Height), tiles: Schema.Array(Tile) });

const TimeZone = Schema.String.check(
  textRule((text) =>
    text === "viewer" || zoneNamed(text) !== undefined
      ? undefined
      : "must be viewer, or the name of an IANA time zone such as Europe/Berlin",
  ),
);

/** What files and users' content have in common: the keys that a definition has on the wire. */
const definitionFields = {
  time_zone: Schema.optional(TimeZone),
  filters: Schema.optional(Schema.Array(DashboardFilter)),
  rows: Schema.Array(Row),
};

/** The definition of users' content, as JSON (H3); `access` is none of its keys. */
export const DefinitionInput = Schema.Struct(definitionFields);

/** Declared names are in addresses, and never look like the random ids of users' content. */
const publicIdForm = /^[a-z][a-z0-9_-]{0,63}$/;
const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const PublicId = Schema.String.check(
  textRule((text) =>
    publicIdForm.test(text) && !uuidForm.test(text)
      ? undefined
      : "must be 1 to 64 of a-z, 0-9, _ and -, beginning with a letter, and no UUID",
  ),
);

/** A dashboard of a file beside the model (H1). */
export const DeclaredInput = Schema.Struct({
  name: PublicId,
  title: Schema.optional(Title),
  description: Schema.optional(Description),
  access: Schema.optional(
    Schema.Struct({ groups: Schema.Array(Schema.String.check(textRule(groupProblem))) }),
  ),
  ...definitionFields,
});

/** All tiles, row by row. */
export const tilesOf = ({ rows }: Pick<DashboardDefinition, "rows">): readonly DashboardTile[] =>
  rows.flatMap(({ tiles }) => tiles);

/** Where each tile stands in a definition, as a JSON pointer. */
export const tilePointers = ({
  rows,
}: Pick<DashboardDefinition, "rows">): readonly (readonly [string, DashboardTile])[] =>
  rows.flatMap(({ tiles }, row) =>
    tiles.map((tile, at) => [`/rows/${row}/tiles/${at}`, tile] as const),
  );

/** A group of the account, of an embed tenant behind its name, or `*` for all (E6). */
function groupProblem(text: string): string | undefined {
  return text === "*" ? undefined : nameProblem(text);
}
