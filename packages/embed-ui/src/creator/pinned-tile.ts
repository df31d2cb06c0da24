import type { Tile } from "@embedded-analytics/client";
import { cutText } from "./forms/edited-text.js";
import { safeSpec } from "../chart/specification/safe-spec.js";
import type { ResultSource } from "../chat/chat-context.js";
import type { ToolResult } from "../query-result/tool-result.js";

/** A new id of a tile, which no other editor makes as well. */
export const newTileId = (): string => `t${crypto.randomUUID().replaceAll("-", "").slice(0, 12)}`;

/**
 * A result of a chat as a tile: its statement, its specification without data, and where it comes from,
 * so that each viewer sees the rows of their own rights. Rows are never part of it.
 */
export const pinnedTile = (
  { title, sql, vegaSpec }: Pick<ToolResult, "title" | "sql" | "vegaSpec">,
  source: ResultSource,
  id: string,
): Tile => {
  const vega = vegaSpec === undefined ? undefined : safeSpec(vegaSpec);
  return {
    id,
    ...(title === "" ? {} : { title: cutText(title) }),
    ...(vega === undefined ? { table: true as const } : { vega }),
    sql,
    source,
  };
};
