import { useState, type KeyboardEvent, type PointerEvent } from "react";
import { useEditingTexts } from "../i18n/editing-texts.js";

/** What a definition takes, and one step by the keyboard, in pixels. */
const [heightMin, heightMax, stepPixels] = [40, 4000, 20];

interface Props {
  /** Of the row on the page, counted from 1. */
  readonly row: number;
  /** Undefined where the row is as high as its tiles need. */
  readonly height: number | undefined;
  /** Shows a height while the edge is dragged; undefined when it no longer is. */
  readonly onPreview: (height: number | undefined) => void;
  /** Undefined lets the tiles decide. */
  readonly onResize: (height: number | undefined) => void;
}

/**
 * The lower edge of a row while a dashboard is edited: dragged, or moved by the arrow keys, it makes the
 * row higher and lower; Home and a double click let the tiles decide again.
 */
export const RowHeight = ({ row, height, onPreview, onResize }: Props) => {
  const { say } = useEditingTexts();
  const [drag, setDrag] = useState<{ readonly fromY: number; readonly from: number }>();
  const heightAt = ({ clientY }: PointerEvent): number | undefined =>
    drag && within(drag.from + clientY - drag.fromY);
  const end = (): void => {
    setDrag(undefined);
    onPreview(undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const by = { ArrowUp: -stepPixels, ArrowDown: stepPixels }[event.key];
    if (by === undefined && event.key !== "Home") return;
    event.preventDefault();
    const next =
      by === undefined ? undefined : within((height ?? shownHeight(event.currentTarget)) + by);
    if (next !== height) onResize(next);
  };
  return (
    <div
      role="separator"
      className="row-edge"
      aria-orientation="horizontal"
      aria-label={say("rowHeight", { row: String(row) })}
      aria-valuemin={heightMin}
      aria-valuemax={heightMax}
      aria-valuenow={height ?? heightMin}
      aria-valuetext={height === undefined ? say("automatic") : `${height} px`}
      title={say("rowHeightHint")}
      tabIndex={0}
      data-dragged={drag !== undefined}
      onKeyDown={onKeyDown}
      onDoubleClick={() => {
        if (height !== undefined) onResize(undefined);
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ fromY: event.clientY, from: height ?? shownHeight(event.currentTarget) });
      }}
      onPointerMove={(event) => {
        const next = heightAt(event);
        if (next !== undefined) onPreview(next);
      }}
      onPointerUp={(event) => {
        const next = heightAt(event);
        const hasMoved = drag !== undefined && event.clientY !== drag.fromY;
        end();
        if (hasMoved && next !== undefined && next !== height) onResize(next);
      }}
      onPointerCancel={end}
    />
  );
};

const within = (height: number): number =>
  Math.round(Math.min(heightMax, Math.max(heightMin, height)));

/** The height of the row above an edge, as it is drawn: where it has none of its own, drags begin there. */
const shownHeight = (edge: Element): number =>
  edge.previousElementSibling?.getBoundingClientRect().height ?? heightMin;
