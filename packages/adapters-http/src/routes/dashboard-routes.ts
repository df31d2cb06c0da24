import { Failure, type OpenedDashboard, type TileResult } from "@embedded-analytics/domain";
import { dashboardItem, openedDashboard, tileProposal } from "../response/dashboard-items.js";
import { deploymentIdOf, linesOf } from "./data-routes.js";
import { callBody, type Call, type Route } from "./route.js";

const dashboards = "/api/v1/deployments/:deploymentId/dashboards";

/** Dashboards of a deployment, and what their tiles show (wire format, 5; H2). */
export const dashboardRoutes: readonly Route[] = [
  {
    method: "GET",
    cors: "token",
    path: dashboards,
    answer: async (call) => {
      const { analytics, caller, listQuery } = call;
      const page = await analytics.listDashboards(caller, idOf(call), givenOf(call), listQuery());
      return { status: 200, body: { ...page, items: page.items.map(dashboardItem) } };
    },
  },
  {
    method: "GET",
    cors: "token",
    path: `${dashboards}/:publicId`,
    answer: async (call) => {
      const { analytics, caller, param } = call;
      const publicId = param("publicId");
      const opened = await analytics.getDashboard(caller, idOf(call), publicId, givenOf(call));
      return {
        status: 200,
        headers: tagOf(opened),
        body: openedDashboard(opened),
      };
    },
  },
  {
    method: "POST",
    cors: "token",
    path: dashboards,
    namesFieldsOf: "createDashboard",
    body: callBody,
    answer: async (call) => {
      const { analytics, caller, body } = call;
      const opened = await analytics.createDashboard(caller, idOf(call), await body());
      return { status: 201, headers: tagOf(opened), body: openedDashboard(opened) };
    },
  },
  {
    method: "PATCH",
    cors: "token",
    path: `${dashboards}/:publicId`,
    namesFieldsOf: "patchDashboard",
    body: callBody,
    answer: async (call) => {
      const { analytics, caller, param, ifMatch, body } = call;
      const opened = await analytics.patchDashboard(
        caller,
        idOf(call),
        param("publicId"),
        ifMatch(),
        await body(),
      );
      return { status: 200, headers: tagOf(opened), body: openedDashboard(opened) };
    },
  },
  {
    method: "DELETE",
    cors: "token",
    path: `${dashboards}/:publicId`,
    answer: async (call) => {
      const { analytics, caller, param } = call;
      await analytics.deleteDashboard(caller, idOf(call), param("publicId"), givenOf(call));
      return { status: 204 };
    },
  },
  {
    method: "POST",
    cors: "token",
    path: `${dashboards}/:publicId/tiles/:tileId/query`,
    namesFieldsOf: "queryTile",
    body: callBody,
    answer: async (call) => {
      const { analytics, caller, param, body, signal } = call;
      const result = await analytics.queryTile(
        caller,
        idOf(call),
        param("publicId"),
        param("tileId"),
        await body(),
        { signal: signal() },
      );
      return { status: 200, lines: linesOf(result, { tile: tileOf(result) }) };
    },
  },
  {
    method: "POST",
    cors: "token",
    path: `${dashboards}/:publicId/tiles/:tileId/proposal`,
    namesFieldsOf: "proposeTile",
    body: callBody,
    answer: async (call) => {
      const { analytics, caller, param, body, signal } = call;
      const proposal = await analytics.proposeTile(
        caller,
        idOf(call),
        param("publicId"),
        param("tileId"),
        await body(),
        { signal: signal() },
      );
      return { status: 200, body: tileProposal(proposal) };
    },
  },
];

const tagOf = ({ version }: OpenedDashboard) => ({ ETag: `"${version}"` });

const idOf = ({ param }: Call): number => deploymentIdOf(param("deploymentId"));

/** What a request without a body says: its session settings, and a branch in its address. */
const givenOf = ({ settings, query }: Call): unknown => {
  const given = settings();
  const branchName = query("branchName");
  return given instanceof Failure || branchName === undefined
    ? given
    : { ...(given as object), branchName };
};

/** What the rows are of; JSON leaves out what is not there. */
const tileOf = ({ columns: _columns, parts: _parts, members, ...of }: TileResult): object => ({
  columns: members,
  ...of,
});
