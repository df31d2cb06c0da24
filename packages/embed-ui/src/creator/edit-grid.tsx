import { Fragment, useEffect, useRef, useState } from "react";
import type { DashboardOperation, Tile } from "@embedded-analytics/client";
import { gridWidths } from "../dashboard/grid-widths.js";
import { textIn } from "../dashboard/localized.js";
import { memberWords } from "../dashboard/filters/filter-words.js";
import { TileView } from "../dashboard/tiles/tile-view.js";
import { useTexts } from "../i18n/page-texts.js";
import { useEditingTexts } from "../i18n/editing-texts.js";
import { EditedTile, type TileEdits } from "./edited-tile.js";
import {
  isSeen,
  positionOf,
  tilesOf,
  type AnyTile,
  type EditedContent,
  type Rows,
} from "./editing/edited-content.js";
import { applyOperations } from "./editing/apply-operation.js";
import { moveBy, moveTo, widen } from "./editing/move-operations.js";
import { canBeFilterable, filterableStatement } from "./statements/filterable-statement.js";
import { TileProposals } from "./proposals/tile-proposals.js";
import type { Offers } from "./proposals/use-offers.js";
import { RowHeight } from "./row-height.js";
import { TileForm } from "./forms/tile-form.js";
import { useTileDrag } from "./use-tile-drag.js";

interface Props {
  readonly content: EditedContent;
  /** Ids of the tiles that the service answers for; a new one, or one just repaired, not until it is saved. */
  readonly savedIds: ReadonlySet<string>;
  readonly isEditing: boolean;
  readonly offers: Offers;
  readonly onEdit: (operations: readonly DashboardOperation[]) => void;
}

/** The rows of a dashboard of users; while it is edited each tile has its tools. */
export const EditGrid = ({ content, savedIds, isEditing, offers, onEdit }: Props) => {
  const { say } = useEditingTexts();
  const [formOf, setFormOf] = useState<string>();
  const [proposalOf, setProposalOf] = useState<string>();
  const [said, setSaid] = useState("");
  const { rows } = content.definition;
  const focusOn = useHandleFocus();
  const act = (id: string, operations: readonly DashboardOperation[]): void => {
    if (operations.length === 0) return;
    onEdit(operations);
    focusOn(id);
    const at = positionOf(applyOperations(content, operations).definition.rows, id);
    if (at === undefined) return;
    setSaid(say("movedTo", { row: String(at.row + 1), place: String(at.column + 1) }));
  };
  const drag = useTileDrag((id, place) => {
    act(id, moveTo(rows, id, place));
  });
  const editsOf = (tile: AnyTile, width: number): TileEdits => ({
    move: (step) => {
      act(tile.id, moveBy(rows, tile.id, step));
    },
    widen: (by) => {
      act(tile.id, widen(rows, tile.id, by, width));
    },
    edit: isSeen(tile)
      ? () => {
          setFormOf(tile.id);
        }
      : undefined,
    ...offeredEdits(tile, offers, onEdit, () => {
      setProposalOf(tile.id);
    }),
    remove: () => {
      const ids = tilesOf(rows).map(({ id }) => id);
      const at = ids.indexOf(tile.id);
      onEdit([{ op: "remove", tile: tile.id }]);
      focusOn(ids[at + 1] ?? ids[at - 1]);
    },
  });
  return (
    <>
      {rows.length === 0 && <p className="note empty-dashboard">{say("emptyDashboard")}</p>}
      {rows.map((row, at) => (
        <EditRow
          key={row.tiles[0]?.id}
          row={row}
          place={at + 1}
          onResize={(height) => {
            const [tile] = row.tiles;
            if (tile === undefined) return;
            const size = height === undefined ? {} : { height };
            onEdit([{ op: "resize", tile: tile.id, ...size }]);
          }}
          savedIds={savedIds}
          isEditing={isEditing}
          drag={drag}
          editsOf={editsOf}
        />
      ))}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <GridDialogs
        rows={rows}
        formOf={formOf}
        proposalOf={proposalOf}
        offers={offers}
        onEdit={onEdit}
        onClose={() => {
          setFormOf(undefined);
          setProposalOf(undefined);
          if (proposalOf !== undefined) focusOn(proposalOf);
        }}
      />
    </>
  );
};

/** The form of a tile, or what the service proposes for one. */
const GridDialogs = ({
  rows,
  formOf,
  proposalOf,
  offers,
  onEdit,
  onClose,
}: Pick<Props, "offers" | "onEdit"> & {
  readonly rows: Rows;
  readonly formOf: string | undefined;
  readonly proposalOf: string | undefined;
  readonly onClose: () => void;
}) => {
  const edited = tilesOf(rows).find(({ id }) => id === formOf);
  const proposed = tilesOf(rows).find(({ id }) => id === proposalOf);
  return (
    <>
      {proposed !== undefined && (
        <TileProposals
          key={proposed.id}
          tile={proposed}
          offers={offers}
          onEdit={onEdit}
          onClose={onClose}
        />
      )}
      {isSeen(edited) && (
        <TileForm
          tile={edited}
          onSave={(value) => {
            onEdit([{ op: "replace", tile: edited.id, value }]);
          }}
          onClose={onClose}
        />
      )}
    </>
  );
};

/** What the service offers for a tile, or else what the page can do by itself. */
const offeredEdits = (
  tile: AnyTile,
  offers: Offers,
  onEdit: Props["onEdit"],
  onPropose: () => void,
): Pick<TileEdits, "makeFilterable" | "repair"> => {
  const offer = offers.of(tile.id);
  const byPage = filterableBy(tile, (value) => {
    onEdit([{ op: "replace", tile: tile.id, value }]);
  });
  return {
    makeFilterable: offer === "filterable" ? onPropose : byPage,
    repair: offer === "repair" ? onPropose : undefined,
  };
};

/** Gives the statement of a tile a place for filters; undefined where there is no such place. */
const filterableBy = (tile: AnyTile, onReplace: (tile: Tile) => void): (() => void) | undefined => {
  if (!isSeen(tile) || !canBeFilterable(tile.sql)) return undefined;
  const statement = filterableStatement(tile.sql);
  return (
    statement &&
    (() => {
      onReplace({ ...tile, sql: statement.sql });
    })
  );
};

/** Gives the focus to the handle of a tile once that stands in its place: in another row it is another element. */
const useHandleFocus = (): ((id: string | undefined) => void) => {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const tile = [...document.querySelectorAll<HTMLElement>("[data-edited]")].find(
      ({ dataset }) => dataset["edited"] === wanted.current,
    );
    wanted.current = undefined;
    tile?.querySelector<HTMLElement>(".drag-handle")?.focus();
  });
  return (id) => {
    wanted.current = id;
  };
};

const EditRow = ({
  row,
  place,
  onResize,
  savedIds,
  isEditing,
  drag,
  editsOf,
}: Pick<Props, "savedIds" | "isEditing"> & {
  readonly row: Rows[number];
  /** Counted from 1. */
  readonly place: number;
  readonly onResize: (height: number | undefined) => void;
  readonly drag: ReturnType<typeof useTileDrag>;
  readonly editsOf: (tile: AnyTile, width: number) => TileEdits;
}) => {
  const { locale } = useTexts();
  const widths = gridWidths(row.tiles);
  const [preview, setPreview] = useState<number>();
  const height = preview ?? row.height;
  const tiles = (
    <div className="tile-row" data-editing={isEditing}>
      {row.tiles.map((tile, at) => {
        const width = widths[at] ?? 12;
        const isRepairable = isEditing && editsOf(tile, width).repair !== undefined;
        const view =
          savedIds.has(tile.id) || !isSeen(tile) ? (
            <TileView tile={tile} width={width} height={height} isRepairable={isRepairable} />
          ) : (
            <UnsavedTile width={width} />
          );
        if (!isEditing) return <Fragment key={tile.id}>{view}</Fragment>;
        return (
          <EditedTile
            key={tile.id}
            id={tile.id}
            title={titleOf(tile, locale)}
            width={width}
            edits={editsOf(tile, width)}
            drag={drag}
          >
            {view}
          </EditedTile>
        );
      })}
    </div>
  );
  return (
    <>
      {tiles}
      {isEditing && row.tiles.some(hasHeight) && (
        <RowHeight row={place} height={row.height} onPreview={setPreview} onResize={onResize} />
      )}
    </>
  );
};

/** In the place of a tile until the service has it. */
const UnsavedTile = ({ width }: { readonly width: number }) => {
  const { say } = useEditingTexts();
  return (
    <section className="tile" style={{ gridColumn: `span ${width}` }}>
      <p className="note">{say("shownOnceSaved")}</p>
    </section>
  );
};

/** Whether a row can be higher than a tile needs: a text is as high as its words. */
const hasHeight = (tile: AnyTile): boolean => isSeen(tile) && tile.text === undefined;

const titleOf = (tile: AnyTile, locale: string): string => {
  if (!isSeen(tile)) return tile.id;
  const { title, number, query, text, id }: Tile = tile;
  const given = textIn(title, locale);
  if (given !== "") return given;
  if (text !== undefined) return textIn(text, locale).slice(0, 40);
  return memberWords(number ?? query?.measures?.[0] ?? id);
};
