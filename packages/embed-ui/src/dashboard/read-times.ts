import type { TileInfo } from "@embedded-analytics/client";

/** What the tiles of a dashboard have said of themselves so far. */
export interface TilesRead {
  /** When the oldest rows that are shown were read, by the device's clock; undefined before any were. */
  readonly oldestMs: number | undefined;
  /** Names of the filters that are part of some tile's statement. */
  readonly activeFilters: ReadonlySet<string>;
}

/** When each tile was read, and by which filters; an external store, so that tiles are not rendered for it. */
export class ReadTimes {
  readonly #tiles = new Map<
    string,
    { readonly atMs: number; readonly filters: readonly string[] }
  >();
  readonly #listeners = new Set<() => void>();
  #read: TilesRead = { oldestMs: undefined, activeFilters: new Set() };

  /** Notes that a tile has rows now; without info, that it has none. */
  note(tileId: string, info: TileInfo | undefined, nowMs: number): void {
    if (info === undefined) this.#tiles.delete(tileId);
    else this.#tiles.set(tileId, { atMs: nowMs, filters: info.filters });
    this.#say();
  }

  /** Forgets all tiles but these: what a changed dashboard has no more is not old, but not there. */
  keep(tileIds: ReadonlySet<string>): void {
    const others = [...this.#tiles.keys()].filter((id) => !tileIds.has(id));
    if (others.length === 0) return;
    for (const id of others) this.#tiles.delete(id);
    this.#say();
  }

  #say(): void {
    const tiles = [...this.#tiles.values()];
    this.#read = {
      oldestMs: tiles.length === 0 ? undefined : Math.min(...tiles.map(({ atMs }) => atMs)),
      activeFilters: new Set(tiles.flatMap(({ filters }) => filters)),
    };
    for (const listener of [...this.#listeners]) listener();
  }

  readonly get = (): TilesRead => this.#read;

  readonly subscribe = (listener: () => void): (() => void) => {
    const own = (): void => {
      listener();
    };
    this.#listeners.add(own);
    return () => void this.#listeners.delete(own);
  };
}
