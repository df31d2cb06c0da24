import { describe, expect, test } from "@jest/globals";
import { readDashboards, writeDashboard } from "../../dashboard-call.js";
import { conformanceKeys as keys } from "../../declaration.js";
import { expectProblem } from "../../expectations.js";
import { fresh, newUser, type Subject } from "../../subject.js";

/** Changes of a dashboard of users, by several editors at once and with filters over nothing (H3). */
export const dashboardChanges = (subject: Subject): void => {
  const opened = async () => {
    const user = { ...newUser(), embedTenantName: fresh("tenant"), creatorMode: true };
    const exchanged = await subject.exchange(await subject.mint(keys.acme, user));
    const asking = { token: exchanged.json.token as string };
    const made = await writeDashboard(subject, asking, "POST", "", {
      title: "Ours",
      definition: { rows: [{ tiles: [{ id: "first", text: "a" }] }] },
    });
    const path = `/${made.json.publicId as string}`;
    const change = (operations: readonly object[], ifMatch = "*") =>
      writeDashboard(subject, asking, "PATCH", path, { operations }, ifMatch);
    return { asking, path, change, etag: String(made.headers.etag) };
  };
  const adding = (at: number) => [{ op: "add", value: { id: `t${at}`, text: "a" } }];

  describe("H3 T27 editors at the same time", () => {
    test("with If-Match: * each change is made, and made once", async () => {
      const { asking, path, change } = await opened();
      const changes = Array.from({ length: 12 }, (_, at) => change(adding(at)));
      const statuses = (await Promise.all(changes)).map(({ status }) => status);
      expect(statuses).toEqual(changes.map(() => 200));
      const { json } = await readDashboards(subject, asking, path);
      const rows = json.definition.rows as { tiles: { id: string }[] }[];
      const ids = rows.flatMap(({ tiles }) => tiles.map(({ id }) => id));
      const all = ["first", ...changes.map((_, at) => `t${at}`)];
      expect([...ids].sort()).toEqual([...all].sort());
    });

    test("with a version one change is made, and the others are 412", async () => {
      const { change, etag } = await opened();
      const answers = await Promise.all([0, 1, 2].map((at) => change(adding(at), etag)));
      const failed = answers.filter(({ status }) => status !== 200);
      expect(failed).toHaveLength(2);
      for (const answer of failed) {
        expectProblem(answer, { status: 412, code: "version_conflict" });
      }
    });
  });

  describe("H3 filters that are set", () => {
    test("one over a member that is not there is refused, and its name stays free", async () => {
      const { change } = await opened();
      const set = (member: string) => [
        { op: "set", field: "filters", value: [{ name: "a", member }] },
      ];
      expectProblem(await change(set("no.such")), {
        status: 400,
        code: "invalid_request",
        pointers: ["/operations/0/value/0/member"],
      });
      expect((await change(set("sales.city"))).status).toBe(200);
    });
  });
};
