import { useContext, useMemo, useRef, type ReactNode } from "react";
import type { Tile, UnavailableTile } from "@embedded-analytics/client";
import type { ChartImage } from "../../chart/chart-image.js";
import { whyFailed } from "../../i18n/why-failed.js";
import { useExportable } from "../../export/exportable.js";
import { useTexts } from "../../i18n/page-texts.js";
import { Markdown } from "../../markdown/markdown.js";
import { DashboardPageContext, type TileData } from "../dashboard-context.js";
import { memberWords } from "../filters/filter-words.js";
import { textIn } from "../localized.js";
import { isVanished } from "./is-vanished.js";
import { DrillPath } from "./drill/drill-path.js";
import { drilledTile } from "./drill/drilled-tile.js";
import { tileKindOf } from "./tile-kind.js";
import { tileSource } from "./tile-source.js";
import { TileMenuButton } from "./tile-menu-button.js";
import { useTileRows, type TileRowsState } from "./use-tile-rows.js";

interface Placed {
  /** In columns of 12. */
  readonly width: number;
  /** Of the tile's row, in pixels. */
  readonly height: number | undefined;
}

/** A tile in its place, whatever it is. */
export const TileView = ({
  tile,
  width,
  height,
  isRepairable = false,
}: Placed & {
  readonly tile: Tile | UnavailableTile;
  /** Whether something else can stand in the place of what is not there. */
  readonly isRepairable?: boolean;
}) => {
  const { say, locale } = useTexts();
  const style = { gridColumn: `span ${width}` };
  if ("unavailable" in tile) {
    return (
      <section className="tile" style={style}>
        <p className="note">{say(isRepairable ? "tileVanished" : "tileNoAccess")}</p>
      </section>
    );
  }
  if (tile.text !== undefined) {
    return (
      <section className="tile tile-text" style={style} dir="auto">
        <Markdown text={textIn(tile.text, locale)} />
      </section>
    );
  }
  return <DataTile tile={tile} width={width} height={height} />;
};

/** Title and padding of a tile, in pixels. */
const aroundBody = 52;

/** Of the way back from below a value, which the body makes room for. */
const pathPixels = 28;

const DataTile = ({ tile, width, height }: Placed & { readonly tile: Tile }) => {
  const { locale } = useTexts();
  const place = useRef<HTMLElement>(null);
  const image = useRef<ChartImage>(undefined);
  const state = useTileRows(tile, "value", place);
  const given = textIn(tile.title, locale);
  const title = given === "" ? titleOf(tile, state.data) : given;
  const description = textIn(tile.description, locale);
  const page = useContext(DashboardPageContext);
  const steps = page?.drills.get(tile.id) ?? [];
  const readDrill = state.data?.drill;
  const shown = useMemo(() => drilledTile(tile, readDrill ?? []), [tile, readDrill]);
  useExportable(tile.id, tileSource({ tile, title }, page?.actions.openRows, image));
  const around = aroundBody + (steps.length === 0 ? 0 : pathPixels);
  const space = height === undefined ? undefined : Math.max(120, height - around);
  const Kind = tileKindOf(shown);
  return (
    <section
      className="tile"
      data-kind={tile.number === undefined ? "rows" : "number"}
      data-tile={tile.id}
      aria-label={title}
      aria-busy={state.isLoading}
      style={{
        gridColumn: `span ${width}`,
        ...(height === undefined ? {} : { minHeight: height, "--tile-space": `${space}px` }),
      }}
      ref={place}
    >
      <div className="tile-head">
        <h2>
          <bdi>{title}</bdi>
        </h2>
        <TileMenuButton
          tile={shown}
          title={title}
          data={state.data}
          image={image}
          onRefresh={state.retry}
        />
      </div>
      {steps.length > 0 && (
        <DrillPath
          title={title}
          steps={steps}
          onGo={(next) => {
            page?.actions.drillTo(tile.id, next);
          }}
        />
      )}
      {description !== "" && (
        <p className="note">
          <bdi>{description}</bdi>
        </p>
      )}
      <TileBody state={state}>
        {state.data !== undefined && (
          <Kind
            tile={shown}
            title={title}
            data={state.data}
            space={space}
            place={place}
            image={image}
          />
        )}
      </TileBody>
    </section>
  );
};

/** A tile without a title of its own has that of what it shows. */
const titleOf = ({ id, number, query }: Tile, data: TileData | undefined): string => {
  const member = number ?? query?.measures?.[0];
  const column = data?.info.columns?.find((each) => each.member === member);
  return column?.title ?? memberWords(member ?? id);
};

const TileBody = ({
  state: { data, error, isLoading, retry },
  children,
}: {
  readonly state: TileRowsState;
  readonly children: ReactNode;
}) => {
  const texts = useTexts();
  const { say } = texts;
  if (error !== undefined) {
    if (isVanished(error)) return <p className="note">{say("tileVanished")}</p>;
    return (
      <div className="tile-failure" role="alert">
        <p className="note">{whyFailed(error, texts)}</p>
        <button type="button" className="plain" onClick={retry}>
          {say("tryAgain")}
        </button>
      </div>
    );
  }
  if (data === undefined) {
    return <div className="skeleton" role="status" aria-label={say("loading")} />;
  }
  if (data.rows.length === 0) return <p className="note">{say("tileEmpty")}</p>;
  return (
    <div className="tile-body" data-stale={isLoading}>
      {children}
    </div>
  );
};
