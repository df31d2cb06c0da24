import {
  AnalyticsError,
  type Dashboard,
  type DashboardOperation,
  type Tile,
} from "@embedded-analytics/client";
import { applyOperation } from "./apply-operation.js";
import type { EditCalls } from "./edit-session.js";
import { contentOf, positionOf, tilesOf, type EditedContent, type Rows } from "./edited-content.js";

/** A tile of text with that id. */
export const textTile = (id: string, text = id, width?: number): Tile => ({
  id,
  text,
  ...(width === undefined ? {} : { width }),
});

/** Content of rows, each given by the ids of its tiles. */
export const contentOfRows = (...rows: readonly (readonly string[])[]): EditedContent => ({
  title: "Mine",
  description: null,
  visibility: "tenant",
  definition: {
    filters: [],
    rows: rows.map((ids) => ({ tiles: ids.map((id) => textTile(id)) })),
  },
});

/** The ids of the tiles of each row. */
export const idsOf = ({ definition }: EditedContent): readonly (readonly string[])[] =>
  definition.rows.map(({ tiles }) => tiles.map(({ id }) => id));

/** A service that keeps one dashboard, and refuses what does not fit, as the real one does. */
export class OneDashboardService {
  #dashboard: Dashboard;
  /** What the next calls do in place of answering. */
  faults: ("unreachable" | "answer lost")[] = [];
  /** Operations that are refused whatever they fit. */
  refuses: (operation: DashboardOperation) => boolean = () => false;
  readonly requests: (readonly DashboardOperation[])[] = [];

  constructor(content: EditedContent) {
    this.#dashboard = {
      ...content,
      publicId: "d",
      origin: "tenant",
      updatedAt: "2026-03-31T09:00:00.000Z",
      etag: "1",
    };
  }

  get dashboard(): Dashboard {
    return this.#dashboard;
  }

  get content(): EditedContent {
    return contentOf(this.#dashboard);
  }

  readonly calls: EditCalls = {
    get: () => Promise.resolve(this.#dashboard),
    patch: async (etag, operations) => {
      await Promise.resolve();
      const fault = this.faults.shift();
      if (fault === "unreachable") throw new AnalyticsError("network_error", "Away.");
      if (etag !== this.#dashboard.etag) {
        throw new AnalyticsError("version_conflict", "Changed.", { status: 412 });
      }
      this.requests.push(operations);
      const content = operations.reduce(
        (before, operation) => this.#strict(before, operation),
        this.content,
      );
      if (content.definition.rows.some(isTooWide)) throw refusal("would be too wide");
      this.#dashboard = { ...this.#dashboard, ...content, etag: String(Number(etag) + 1) };
      if (fault === "answer lost") throw new AnalyticsError("network_error", "Away.");
      return this.#dashboard;
    },
  };

  #strict(content: EditedContent, operation: DashboardOperation): EditedContent {
    const problem = this.refuses(operation) ? "must not be" : problemOf(content, operation);
    if (problem !== undefined) throw refusal(problem);
    return applyOperation(content, operation);
  }
}

const refusal = (message: string) =>
  new AnalyticsError("invalid_request", message, { status: 400 });

/** The service looks at the width of rows when all operations are done. */
const isTooWide = ({ tiles }: Rows[number]): boolean =>
  tiles.reduce((sum, { width = 1 }) => sum + width, 0) > 12;

const problemOf = (content: EditedContent, operation: DashboardOperation): string | undefined => {
  if (operation.op === "set") return undefined;
  const { rows } = content.definition;
  const isThere = tilesOf(rows).some(({ id }) => id === operation.tile);
  if (isThere === (operation.op === "add")) return "names no tile, or one that is taken";
  const { after } = operation as { readonly after?: string };
  const isPlace = after === undefined || positionOf(rows, after) !== undefined;
  return isPlace && after !== operation.tile ? undefined : "has no such place";
};
