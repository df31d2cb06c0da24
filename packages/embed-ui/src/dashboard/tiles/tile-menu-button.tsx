import { useRef, useState, type RefObject } from "react";
import type { Tile } from "@embedded-analytics/client";
import type { ChartImage } from "../../chart/chart-image.js";
import { useTexts } from "../../i18n/page-texts.js";
import type { TileData } from "../dashboard-context.js";

/** The menu and what it opens are fetched when the first button is reached. */
const loadMenu = () => import("./tile-menu.js");
type MenuModule = Awaited<ReturnType<typeof loadMenu>>;

/** The button of a tile's menu: it opens by a press, by Enter, and by the arrow keys. */
export const TileMenuButton = ({
  title,
  ...of
}: {
  readonly tile: Tile;
  readonly title: string;
  readonly data: TileData | undefined;
  readonly image: RefObject<ChartImage | undefined>;
  readonly onRefresh: () => void;
}) => {
  const { say } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [module, setModule] = useState<MenuModule>();
  const open = (): void => {
    setHasFailed(false);
    loadMenu().then(
      (loaded) => {
        setModule(loaded);
        setIsOpen(true);
      },
      () => {
        setHasFailed(true);
      },
    );
  };
  const fetchEarly = (): void => {
    // A file that cannot be had now is asked for again at the press.
    loadMenu().catch(() => undefined);
  };
  return (
    <div className="tile-menu">
      <button
        ref={button}
        type="button"
        className="menu-button"
        aria-label={say("tileActions", { title })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={fetchEarly}
        onFocus={fetchEarly}
        onClick={() => {
          if (isOpen) setIsOpen(false);
          else open();
        }}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          open();
        }}
      >
        <span aria-hidden="true">⋯</span>
      </button>
      {hasFailed && <p role="alert">{say("failed")}</p>}
      {module !== undefined && (
        <module.TileMenu
          {...of}
          title={title}
          isOpen={isOpen}
          onClose={(returnsFocus) => {
            setIsOpen(false);
            if (returnsFocus) button.current?.focus();
          }}
        />
      )}
    </div>
  );
};
