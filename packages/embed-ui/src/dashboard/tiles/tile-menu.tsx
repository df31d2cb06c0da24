import { useContext, useState, type RefObject } from "react";
import type { Tile } from "@embedded-analytics/client";
import type { ChartImage } from "../../chart/chart-image.js";
import { useTexts } from "../../i18n/page-texts.js";
import { useEditingTexts, type EditingTexts } from "../../i18n/editing-texts.js";
import { Menu, type MenuEntry } from "../../controls/menu.js";
import { useSettings } from "../../settings/use-settings.js";
import {
  DashboardPageContext,
  type DashboardContext,
  type TileData,
} from "../dashboard-context.js";
import { questionAbout } from "./question-about.js";
import { TileDialog, type TileDialogKind } from "./tile-dialog.js";
import { saveTile, type FileFormat } from "./tile-files.js";

interface Props {
  readonly tile: Tile;
  readonly title: string;
  readonly data: TileData | undefined;
  readonly image: RefObject<ChartImage | undefined>;
  readonly isOpen: boolean;
  readonly onClose: (returnsFocus: boolean) => void;
  readonly onRefresh: () => void;
}

/** What can be done with a tile, and the dialogs that some of it opens. */
export const TileMenu = ({ tile, title, data, image, isOpen, onClose, onRefresh }: Props) => {
  const pageTexts = useTexts();
  const { formatLocale } = useSettings();
  const texts = useEditingTexts();
  const page = useContext(DashboardPageContext);
  const [dialog, setDialog] = useState<TileDialogKind>();
  const [failed, setFailed] = useState(false);
  if (page === undefined) return null;
  const { actions, filters, values } = page;
  const save = (format: FileFormat): void => {
    setFailed(false);
    saveTile({ tile, title }, format, actions, image).catch(() => {
      setFailed(true);
    });
  };
  const ask = (): void => {
    const both = { texts: pageTexts, editing: texts };
    const text = questionAbout({ title, data }, filters, values, both, formatLocale);
    actions.onAsk?.({ tile, title, text });
  };
  const entries = entriesOf({ tile, data, actions }, texts, {
    hasImage: image.current !== undefined,
    open: setDialog,
    save,
    ask,
  });
  const refresh = { key: "refresh", label: pageTexts.say("refresh"), onSelect: onRefresh };
  return (
    <>
      {isOpen && (
        <Menu
          label={pageTexts.say("tileActions", { title })}
          entries={[...entries, refresh]}
          onClose={onClose}
        />
      )}
      {failed && (
        <p className="note" role="alert">
          {texts.say("couldNotSave", { title })}
        </p>
      )}
      {dialog !== undefined && (
        <TileDialog
          kind={dialog}
          tile={tile}
          title={title}
          data={data}
          onClose={() => {
            setDialog(undefined);
            onClose(true);
          }}
        />
      )}
    </>
  );
};

const entriesOf = (
  {
    tile,
    data,
    actions: { showSql, allowExport, onAsk },
  }: Pick<Props, "tile" | "data"> & Pick<DashboardContext, "actions">,
  { say }: EditingTexts,
  {
    hasImage,
    open,
    save,
    ask,
  }: {
    readonly hasImage: boolean;
    readonly open: (kind: TileDialogKind) => void;
    readonly save: (format: FileFormat) => void;
    readonly ask: () => void;
  },
): readonly MenuEntry[] => {
  const dialogs: readonly [TileDialogKind, string, boolean][] = [
    ["full", say("fullView"), data !== undefined],
    ["data", say("showData"), data !== undefined && tile.table === undefined],
    ["sql", say("showSql"), showSql],
  ];
  const files: readonly [FileFormat, string, boolean][] = [
    ["csv", say("saveCsv"), true],
    ["png", say("savePng"), hasImage],
    ["svg", say("saveSvg"), hasImage],
  ];
  return [
    ...dialogs.flatMap(([kind, label, isThere]) =>
      isThere ? [{ key: kind, label, onSelect: () => void open(kind) }] : [],
    ),
    ...files.flatMap(([format, label, isThere]) =>
      allowExport && isThere ? [{ key: format, label, onSelect: () => void save(format) }] : [],
    ),
    ...(onAsk === undefined ? [] : [{ key: "ask", label: say("askAbout"), onSelect: ask }]),
  ];
};
