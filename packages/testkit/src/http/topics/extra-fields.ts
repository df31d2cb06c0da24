import { describe, expect, test } from "@jest/globals";
import { conformanceKeys as keys } from "../declaration.js";
import { expectRefused } from "../expectations.js";
import { storedUser } from "../stored-user.js";
import { fresh, newUser, type Subject } from "../subject.js";

const weekSeconds = 604_800;

/** What generate-session takes beyond service.md (B6). */
export const extraFields = (subject: Subject): void => {
  const key = keys.acme;

  describe("B6", () => {
    test("userProfile is stored, and kept where omitted", async () => {
      const { externalId } = newUser();
      const userProfile = { displayName: "Ada L.", picture: "https://x.y/ada.png" };
      await subject.mint(key, { externalId, userProfile });
      await subject.mint(key, { externalId, userProfile: { displayName: "Ada" } });
      expect(await storedUser(subject, { key, externalId })).toMatchObject({
        displayName: "Ada",
        picture: "https://x.y/ada.png",
      });
    });

    test("settings and embedTheme are signed into the token", async () => {
      const settings = {
        allowAi: true,
        allowExport: false,
        showSql: false,
        locale: "en",
        formatLocale: "de-CH",
        timezone: "Europe/Berlin",
        colorScheme: "auto",
      };
      const embedTheme = { light: { accent: "#fff" }, dark: { accent: "#000" }, radius: 4 };
      const given = { settings: { ...settings, unknown: 1 }, embedTheme };
      const { json } = await subject.exchange(await subject.mint(key, newUser(given)));
      const session = await subject.target().authenticateToken(json.token as string);
      expect(session.settings).toEqual({ ...settings, embedTheme });
    });

    test("embedTenantProfile names the embed tenant, also later", async () => {
      const embedTenantName = fresh("tenant");
      const nameIs = async (displayName: string) => {
        await subject.mint(key, newUser({ embedTenantName, embedTenantProfile: { displayName } }));
        return (await subject.target().dump()).includes(displayName);
      };
      expect(await nameIs("Tenant no. 1")).toBe(true);
      expect(await nameIs("Tenant no. 2")).toBe(true);
      expect(await subject.target().dump()).not.toContain("Tenant no. 1");
    });

    test("branchName: one that exists is taken, also by a branch's name only of its deployment", async () => {
      expect((await subject.generate(key, newUser({ branchName: "dev" }))).status).toBe(200);
      const elsewhere = newUser({ deploymentId: 2, branchName: "dev" });
      await expectRefused(subject, () => subject.generate(key, elsewhere), {
        status: 404,
        code: "branch_not_found",
      });
    });

    test("deploymentId may be omitted where the account has a default deployment", async () => {
      const { json } = await subject.exchange(await subject.mint(key, newUser()));
      const session = await subject.target().authenticateToken(json.token as string);
      expect(session.deploymentId).toBe(1);
    });

    test("B9 a picture is an https address, or an http one on localhost", async () => {
      for (const picture of ["https://x.test/a.png?b=1#c", "http://localhost:3000/a.png"]) {
        const { status } = await subject.generate(key, newUser({ userProfile: { picture } }));
        expect(status).toBe(200);
      }
    });

    test.each([
      [{ userProfile: "x" }, "/userProfile"],
      [{ userProfile: { displayName: 7 } }, "/userProfile/displayName"],
      [{ settings: [] }, "/settings"],
      [{ settings: { allowAi: "yes" } }, "/settings/allowAi"],
      [{ settings: { allowExport: 1 } }, "/settings/allowExport"],
      [{ settings: { colorScheme: "sepia" } }, "/settings/colorScheme"],
      [{ userProfile: { picture: "http://x.test/a.png" } }, "/userProfile/picture"],
      [{ userProfile: { picture: "javascript:alert(1)" } }, "/userProfile/picture"],
      [{ userProfile: { picture: "//x.test/a.png" } }, "/userProfile/picture"],
      [{ settings: { a: "x".repeat(5000) } }, "/settings"],
      [{ branchName: "" }, "/branchName"],
      [{ isEphemeral: "no" }, "/isEphemeral"],
      [{ embedTenantProfile: 1 }, "/embedTenantProfile"],
    ])("%j is refused", async (more, pointer) => {
      await expectRefused(subject, () => subject.generate(key, newUser(more)), {
        status: 400,
        code: "invalid_request",
        pointers: [pointer],
      });
    });
  });

  describe("D9 isEphemeral", () => {
    test("is false unless said; a user who was permanent stays so", async () => {
      const { externalId } = newUser();
      const isEphemeral = async () => (await storedUser(subject, { key, externalId }))?.isEphemeral;
      await subject.mint(key, { externalId });
      expect(await isEphemeral()).toBe(false);
      await subject.mint(key, { externalId, isEphemeral: true });
      expect(await isEphemeral()).toBe(false);
    });

    test("an ephemeral user becomes permanent by a session that does not say it", async () => {
      const { externalId } = newUser();
      const isEphemeral = async () => (await storedUser(subject, { key, externalId }))?.isEphemeral;
      await subject.mint(key, { externalId, isEphemeral: true, groups: ["analysts"] });
      expect(await isEphemeral()).toBe(true);
      await subject.mint(key, { externalId });
      expect(await storedUser(subject, { key, externalId })).toMatchObject({
        isEphemeral: false,
        groups: ["analysts"],
      });
    });

    test("after a week the user is removed, token included, and the next one begins anew", async () => {
      const { externalId } = newUser();
      const rights = { isEphemeral: true, groups: ["analysts"], securityContext: { a: 1 } };
      await subject.mint(key, { externalId, ...rights });
      await subject.target().passTime(weekSeconds - 3600);
      const { json } = await subject.exchange(
        await subject.mint(key, { externalId, isEphemeral: true }),
      );
      await subject.target().passTime(3600);
      await expect(subject.target().authenticateToken(json.token as string)).rejects.toMatchObject({
        code: "unauthenticated",
      });
      await subject.mint(key, { externalId });
      expect(await storedUser(subject, { key, externalId })).toMatchObject({ groups: [] });
    });
  });
};
