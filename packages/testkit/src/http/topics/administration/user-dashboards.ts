import { describe, expect, test } from "@jest/globals";
import { conformanceKeys as keys } from "../../declaration.js";
import { expectNothingWritten, expectProblem } from "../../expectations.js";
import { fresh, newUser, type Subject } from "../../subject.js";
import { adminPath, newDashboard } from "./admin-rows.js";

/** Dashboards of users, as an administrator sees and ends them (H3, J1). */
export const adminDashboards = (subject: Subject): void => {
  const list = async (embedTenantName: string) => {
    const path = adminPath(`dashboards?embedTenantName=${embedTenantName}`);
    return (await subject.get(path, keys.acme)).json.items;
  };
  const show = (publicId: string, visibility: unknown) =>
    subject.call({
      method: "PATCH",
      path: adminPath(`dashboards/${publicId}`),
      key: keys.acme,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ visibility }),
    });

  describe("H3 J1 dashboards of users over HTTP", () => {
    test("private ones are listed with their owner, shown to the tenant, and deleted", async () => {
      const embedTenantName = fresh("tenant");
      const user = newUser({ embedTenantName });
      const publicId = await newDashboard(subject, user, "private");
      expect(await list(embedTenantName)).toMatchObject([
        {
          publicId,
          deploymentId: 1,
          embedTenantName,
          title: "A title",
          visibility: "private",
          owner: user.externalId,
        },
      ]);
      expect((await show(publicId, "tenant")).status).toBe(204);
      expect(await list(embedTenantName)).toMatchObject([{ visibility: "tenant" }]);
      const path = adminPath(`dashboards/${publicId}`);
      expect((await subject.remove(path, keys.acme)).status).toBe(204);
      expect(await list(embedTenantName)).toEqual([]);
      const repeated = await subject.remove(path, keys.acme);
      expectProblem(repeated, { status: 404, code: "dashboard_not_found" });
    });

    test("one whose owner was deleted stays, and cannot be made private", async () => {
      const embedTenantName = fresh("tenant");
      const user = newUser({ embedTenantName });
      const publicId = await newDashboard(subject, user);
      const path = adminPath(`users?search=${user.externalId}`);
      const [{ id }] = (await subject.get(path, keys.acme)).json.items;
      await subject.remove(adminPath(`users/${id}`), keys.acme);
      expect(await list(embedTenantName)).toMatchObject([{ publicId, owner: null }]);
      for (const visibility of ["private", "public", undefined]) {
        const answer = await expectNothingWritten(subject, () => show(publicId, visibility));
        expectProblem(answer, { status: 400, code: "invalid_request", pointers: ["/visibility"] });
      }
    });
  });
};
