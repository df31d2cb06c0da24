import { useRef, useState, type PointerEvent } from "react";
import type { DropPlace } from "./editing/move-operations.js";

/** How near to its upper or lower edge a tile is dropped above or below a row, as a share of its height. */
const edgeShare = 0.2;

/** A tile that is dragged, and where it would come to stand. */
export interface Drag {
  readonly id: string;
  readonly place: DropPlace | undefined;
}

/** Dragging tiles by their handle with a mouse, a pen or a finger. */
export const useTileDrag = (onDrop: (id: string, place: DropPlace) => void) => {
  const [drag, setDrag] = useState<Drag>();
  const latest = useRef<Drag>(undefined);
  const change = (next: Drag | undefined): void => {
    latest.current = next;
    setDrag(next);
  };
  const handlers = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      change({ id, place: undefined });
    },
    onPointerMove: (event: PointerEvent): void => {
      if (latest.current?.id !== id) return;
      change({ id, place: placeAt(event.clientX, event.clientY, id) });
    },
    onPointerUp: (): void => {
      const place = latest.current?.place;
      change(undefined);
      if (place !== undefined) onDrop(id, place);
    },
    onPointerCancel: (): void => {
      change(undefined);
    },
  });
  return { drag, handlers };
};

/** The place beside, above or below the tile under a point; none over the dragged tile itself. */
const placeAt = (x: number, y: number, id: string): DropPlace | undefined => {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-edited]");
  const tile = element?.dataset["edited"];
  if (element === null || element === undefined || tile === undefined || tile === id) {
    return undefined;
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  const down = (y - top) / height;
  if (down < edgeShare) return { tile, side: "above" };
  if (down > 1 - edgeShare) return { tile, side: "below" };
  const isRightToLeft = getComputedStyle(element).direction === "rtl";
  const isFirstHalf = (x - left) / width < 0.5;
  return { tile, side: isFirstHalf === isRightToLeft ? "after" : "before" };
};
