import { beforeEach, expect, test } from "@jest/globals";
import { withKey, world, type World } from "../../world.fixture.js";

let at: World;
let sessionId: string;

beforeEach(async () => {
  at = await world();
  ({ sessionId } = await at.service.generateSession(withKey(), { externalId: "u" }));
});

const nobody = {
  accountName: undefined,
  allowedOrigins: [],
  agents: [],
  look: { colorScheme: undefined, theme: undefined },
  deploymentId: undefined,
};

test("G2: a page's account is that of the host, else of the session, else the named one", async () => {
  const { service } = at;
  const ofSession = await service.findEmbedPage({ sessionId, accountName: "other" });
  expect(ofSession).toMatchObject({ accountName: "demo", deploymentId: 1 });
  const onOtherHost = await service.findEmbedPage({ hostAccountName: "other", sessionId });
  expect(onOtherHost).toMatchObject({ accountName: "other", deploymentId: undefined, agents: [] });
  const named = { sessionId: "0".repeat(64), accountName: "other" };
  expect(await service.findEmbedPage(named)).toMatchObject({ accountName: "other", agents: [] });
});

test("T49: nobody may frame the page of a preview", async () => {
  const { service } = at;
  const allowedOrigins = ["https://app.example"];
  await service.applyDeclaration({ accounts: [{ name: "demo", allowedOrigins }] }, {});
  const [user] = (await service.listUsers(withKey())).items;
  const preview = await service.previewUser(withKey(), String(user?.id), {});
  const { accountName, ...page } = await service.findEmbedPage({ sessionId: preview.sessionId });
  expect([accountName, page.allowedOrigins]).toEqual(["demo", []]);
  expect((await service.findEmbedPage({ sessionId })).allowedOrigins).toEqual(allowedOrigins);
});

test.each([{}, { sessionId: "" }, { sessionId: "x".repeat(64) }, { accountName: "nobody" }])(
  "G2: %j is nobody's page, which nobody may frame",
  async (address) => {
    expect(await at.service.findEmbedPage(address)).toEqual(nobody);
  },
);

test("G1: looking a session up, however often, leaves it to be exchanged once", async () => {
  for (let time = 0; time < 3; time += 1) await at.service.findEmbedPage({ sessionId });
  expect((await at.service.exchangeSession({ sessionId })).token).toBeDefined();
  expect(await at.service.findEmbedPage({ sessionId })).toMatchObject({ accountName: "demo" });
});

test("B6, B9: a page has the look of its session from the first byte on", async () => {
  const theme = { light: { accent: "#1f5c47" } };
  const minted = await at.service.generateSession(withKey(), {
    externalId: "u",
    settings: { colorScheme: "dark" },
    embedTheme: { ...theme, font: "url(https://evil.example)" },
  });
  const { look } = await at.service.findEmbedPage({ sessionId: minted.sessionId });
  expect(look).toEqual({ colorScheme: "dark", theme });
  expect((await at.service.findEmbedPage({ accountName: "demo" })).look).toEqual(nobody.look);
});
