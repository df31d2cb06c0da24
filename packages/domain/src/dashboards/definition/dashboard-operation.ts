import type { DashboardFilter, LocalizedText, TileInput } from "./dashboard.js";

/**
 * Where a tile comes to stand: right behind the tile `after` in its row, or in a row of its own, which
 * becomes row `row`, counted from 0. With neither, in a row of its own at the end.
 */
export interface TilePlace {
  readonly after?: string | undefined;
  readonly row?: number | undefined;
}

/** One change of a dashboard: of a tile by its id, or of a field (wire format, 5). */
export type DashboardOperation =
  /** `tile` is the new tile's id; one is made up where neither it nor the value has one. */
  | ({
      readonly op: "add";
      readonly tile?: string | undefined;
      readonly value: TileInput;
    } & TilePlace)
  | { readonly op: "replace"; readonly tile: string; readonly value: TileInput }
  /** As `replace`; what the tile was is kept by the service, unseen, until it is restored. */
  | { readonly op: "repair"; readonly tile: string; readonly value: TileInput }
  /** The tile is again what it was before its last repair. */
  | { readonly op: "restore"; readonly tile: string }
  | ({ readonly op: "move"; readonly tile: string } & TilePlace)
  | { readonly op: "remove"; readonly tile: string }
  /** Of the row in which the tile stands, in pixels; without a height it is as high as its tiles need. */
  | { readonly op: "resize"; readonly tile: string; readonly height?: number | undefined }
  | { readonly op: "set"; readonly field: "title"; readonly value: LocalizedText }
  /** Without a value there is no description any more. */
  | {
      readonly op: "set";
      readonly field: "description";
      readonly value?: LocalizedText | undefined;
    }
  | { readonly op: "set"; readonly field: "visibility"; readonly value: "private" | "tenant" }
  | {
      readonly op: "set";
      readonly field: "filters";
      readonly value: readonly DashboardFilter[];
    };
