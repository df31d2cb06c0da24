import { existsSync, readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import {
  failureCodes,
  ignoredFields,
  type AttributeType,
  type AttributeValue,
  type Cell,
  type Column as DomainColumn,
  type ColumnType,
  type FailureCode as DomainFailureCode,
  type JsonObject as DomainJsonObject,
  type Problem as DomainProblem,
  type SvcSqlApiResult,
  type DashboardOperation as DomainOperation,
  type Tile as DomainTile,
  type TileInput as DomainTileInput,
  type TileColumn as DomainTileColumn,
  type TileOffer as DomainTileOffer,
  type TileProposal as DomainTileProposal,
  type ViewedDefinition,
  type Visibility as DomainVisibility,
} from "@embedded-analytics/domain";
import type {
  ChatBodyFields,
  ChatLine as DomainChatLine,
  QueryBodyFields,
} from "@embedded-analytics/domain/effect";
import type { ProblemBody } from "@embedded-analytics/adapters-http";
import type * as client from "./index.js";

/** Compiles only where both types are the same. */
type Same<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;
type Both<One, Other> = [One, Other] extends [Other, One] ? true : false;
const holds = <Claim extends true>(claim: Claim): Claim => claim;

/** A request without the settings of its user, whose fields are compared by name below. */
type Sent<Request> = Omit<Request, "sessionSettings">;
type Zoned<Body> = Omit<Body, "timezone"> & { readonly timezone?: string | undefined };

/** A proposal without its columns, which the wire names as those of a query. */
type Proposed<Proposal> = Omit<Proposal, "schema" | "columns" | "members">;

type Line<Field extends string> = Extract<client.QueryLine, Record<Field, unknown>>;

describe("the client's types are the domain's", () => {
  test("D3 D11 F2: lines of chat and of queries, problems and codes", () => {
    // Each line of these is a claim that the compiler checks.
    const claims = [
      holds<Both<client.ChatLine, DomainChatLine>>(true),
      holds<Both<Sent<client.ChatRequest>, ChatBodyFields>>(true),
      // The service reads a zone of any kind; a client sends texts.
      holds<Both<Sent<client.QueryRequest>, Zoned<QueryBodyFields>>>(true),
      holds<Same<client.FailureCode, DomainFailureCode>>(true),
      holds<Both<client.Problem, DomainProblem>>(true),
      holds<Same<client.Cell, Cell>>(true),
      holds<Same<client.ColumnType, ColumnType>>(true),
      holds<Both<client.Column, SvcSqlApiResult["schema"][number]>>(true),
      holds<Same<client.Column["name"], DomainColumn["name"]>>(true),
      holds<Same<Line<"data">["data"], SvcSqlApiResult["data"]>>(true),
      holds<Same<Line<"totalRows">["totalRows"], SvcSqlApiResult["totalRows"]>>(true),
      holds<Both<client.AttributeValue, AttributeValue>>(true),
      holds<Same<client.UserAttributeDefinition["type"], AttributeType>>(true),
      holds<Both<client.JsonObject, DomainJsonObject>>(true),
      holds<Both<client.Tile, DomainTile>>(true),
      holds<Both<client.TileColumn, DomainTileColumn>>(true),
      holds<Both<client.DashboardDefinition, ViewedDefinition>>(true),
      holds<Both<client.TileInput, DomainTileInput>>(true),
      holds<Both<client.DashboardOperation, DomainOperation>>(true),
      holds<Both<client.TileOffer, DomainTileOffer>>(true),
      holds<Both<Proposed<client.TileProposal>, Proposed<DomainTileProposal>>>(true),
      holds<Same<client.Visibility, DomainVisibility>>(true),
      holds<ProblemBody["code"] extends client.ErrorCode ? true : false>(true),
    ];
    expect(claims).not.toContain(false);
    expect(failureCodes.length).toBeGreaterThan(0);
  });
});

const settings: Required<client.SessionSettings> = {
  externalId: "jane",
  internalId: "jane",
  embedTenantName: "globo",
  creatorMode: true,
  email: "jane@acme.test",
  groups: [],
  userAttributes: [],
  securityContext: {},
  isEphemeral: true,
  ephemeralTtlSeconds: 1,
  timezone: "UTC",
  settings: { timezone: "UTC" },
};
const session: Required<client.GenerateSessionRequest> = {
  deploymentId: 1,
  externalId: "jane",
  internalId: "jane",
  email: "jane@acme.test",
  embedTenantName: "globo",
  creatorMode: true,
  groups: [],
  userAttributes: [],
  groupDefinitions: [],
  userAttributeDefinitions: [],
  securityContext: {},
  userProfile: {},
  isEphemeral: true,
  branchName: "dev",
  settings: {},
  embedTheme: {
    light: {
      bg: "#fff",
      surface: "#fff",
      raised: "#fff",
      text: "#000",
      textMuted: "#000",
      border: "#000",
      accent: "#000",
      onAccent: "#000",
      danger: "#000",
      good: "#000",
      focus: "#000",
      chart: ["#000"],
    } satisfies Required<client.EmbedThemeColors>,
    dark: {},
    radius: 4,
    fontSize: 14,
    font: "serif",
    fontMono: "monospace",
  } satisfies Required<client.EmbedTheme>,
  embedTenantProfile: {},
};
const chat: Required<client.ChatRequest> = {
  input: "Hi",
  chatId: "1",
  messageId: "1700000000000-message",
  sessionSettings: settings,
  isDevMode: true,
  activeBranchName: "dev",
  isDefaultBranch: true,
};
const query: Required<client.QueryRequest> = {
  query: "SELECT 1",
  timezone: "UTC",
  branchName: "dev",
  explain: true,
  sessionSettings: settings,
};

const root = new URL("../../../", import.meta.url);

/** The contract: PROTOCOL.md and, where it has them, the pages that it leads to. */
const protocol = (): string => {
  const pages = new URL("docs/protocol/", root);
  const names = existsSync(pages) ? readdirSync(pages) : [];
  const files = [new URL("PROTOCOL.md", root), ...names.map((name) => new URL(name, pages))];
  return files.map((file) => readFileSync(file, "utf8")).join("\n\n");
};

/** The names in the first column of the contract's table of fields that has this one. */
const fieldsBeside = (field: string): readonly string[] => {
  const tables = protocol().split("| field |").slice(1);
  const columns = tables.map((table) =>
    table
      .slice(0, table.indexOf("\n\n"))
      .split("\n")
      .flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`(\w+)`/g)])
      .map(([, name]) => name ?? ""),
  );
  return columns.find((names) => names.includes(field)) ?? [];
};

describe("B1: requests have the fields that the service looks at", () => {
  test.each([
    ["generateSession", session, "groupDefinitions"],
    ["streamChat", chat, "messageId"],
    ["runQuery", query, "query"],
  ] as const)("%s: each of them, and no other", (call, request, field) => {
    expect(ignoredFields(call, request)).toEqual([]);
    expect(Object.keys(request).toSorted()).toEqual([...fieldsBeside(field)].toSorted());
  });

  test("a field that the service passes over would be seen", () => {
    expect(ignoredFields("streamChat", { ...chat, tenantId: 1 })).toEqual(["/tenantId"]);
    expect(fieldsBeside("messageId")).toContain("isDefaultBranch");
  });
});
