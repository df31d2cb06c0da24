import { useContext, useEffect, useRef, useState } from "react";
import type { Tile } from "@embedded-analytics/client";
import type { ChartImage } from "../../chart/chart-image.js";
import { CopyButton } from "../../controls/copy-button.js";
import { ResultTable } from "../../query-result/result-table.js";
import { whyFailed } from "../../i18n/why-failed.js";
import { useTexts } from "../../i18n/page-texts.js";
import { useEditingTexts } from "../../i18n/editing-texts.js";
import { Modal } from "../../controls/modal.js";
import { DashboardPageContext, type TileData } from "../dashboard-context.js";
import { tileKindOf } from "./tile-kind.js";
import { useTileClick } from "./drill/use-tile-click.js";

export type TileDialogKind = "full" | "data" | "sql";

interface Props {
  readonly kind: TileDialogKind;
  readonly tile: Tile;
  readonly title: string;
  readonly data: TileData | undefined;
  readonly onClose: () => void;
}

/** A tile's own full view, its rows, or its statement. */
export const TileDialog = ({ kind, tile, title, data, onClose }: Props) => {
  const { say } = useEditingTexts();
  if (kind === "sql") {
    return (
      <Modal title={say("sqlOf", { title })} onClose={onClose}>
        <Statement tileId={tile.id} />
      </Modal>
    );
  }
  if (data === undefined) return null;
  if (kind === "data") {
    return (
      <Modal title={say("dataOf", { title })} onClose={onClose}>
        <DataTable tile={tile} title={title} data={data} onPicked={onClose} />
      </Modal>
    );
  }
  return (
    <Modal title={title} size="full" onClose={onClose}>
      <FullTile tile={tile} title={title} data={data} />
    </Modal>
  );
};

type OfData = Pick<Props, "tile" | "title"> & { readonly data: TileData };

/** Around the content of a full view: the head of the dialog, and its padding; in pixels. */
const aroundFull = 180;

const FullTile = ({ tile, title, data }: OfData) => {
  const place = useRef<HTMLDivElement>(null);
  const image = useRef<ChartImage>(undefined);
  const Kind = tileKindOf(tile);
  return (
    <div className="tile-full" ref={place}>
      <Kind
        tile={tile}
        title={title}
        data={data}
        space={Math.max(240, innerHeight - aroundFull)}
        place={place}
        image={image}
      />
    </div>
  );
};

/** The rows of a tile; where its marks can be clicked, so can its values, which a keyboard reaches. */
const DataTable = ({ tile, title, data, onPicked }: OfData & { readonly onPicked: () => void }) => {
  const { say } = useEditingTexts();
  const click = useTileClick(tile, data);
  return (
    <>
      {click !== undefined && <p className="note">{say("chooseHint")}</p>}
      <ResultTable
        columns={data.columns}
        rows={data.rows}
        label={title}
        looks={data.columns.map(({ name }) => ({
          title: data.info.columns?.find((each) => each.name === name)?.title,
          write: undefined,
          barMax: undefined,
        }))}
        click={
          click && {
            ...click,
            onPick: (row) => {
              onPicked();
              click.onPick(row);
            },
          }
        }
      />
    </>
  );
};

const Statement = ({ tileId }: { readonly tileId: string }) => {
  const texts = useTexts();
  const openRows = useContext(DashboardPageContext)?.actions.openRows;
  const [sql, setSql] = useState<string>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    if (openRows === undefined) return;
    const ending = new AbortController();
    const rows = openRows(tileId, { showSql: true, signal: ending.signal });
    rows
      .tile()
      .then((info) => {
        setSql(info.sql ?? "");
        // The statement is all that is wanted.
        ending.abort();
      })
      .catch((reason: unknown) => {
        if (!ending.signal.aborted) setError(reason);
      });
    return () => {
      ending.abort();
    };
  }, [tileId, openRows]);
  if (error !== undefined) return <p className="note">{whyFailed(error, texts)}</p>;
  if (sql === undefined) {
    return <div className="skeleton" role="status" aria-label={texts.say("loading")} />;
  }
  return (
    <div className="sql">
      <pre tabIndex={0} dir="ltr">
        <code>{sql}</code>
      </pre>
      <CopyButton text={sql} label={texts.say("copySql")} />
    </div>
  );
};
