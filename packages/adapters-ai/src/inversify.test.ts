import { expect, it } from "@jest/globals";
import { Container } from "inversify";
import { portKey, portNames, type Ports } from "@embedded-analytics/domain";
import { aiModule } from "./inversify.js";

it("aiModule binds the agents, search and the check of charts, and they work", async () => {
  const container = new Container();
  container.load(aiModule());
  const bound = portNames.filter((name) => container.isBound(portKey(name)));
  expect(bound).toEqual(["agents", "chartCheck", "modelSearch"]);
  const modelSearch = container.get<Ports["modelSearch"]>(portKey("modelSearch"));
  expect(await modelSearch.search("key", { version: "1", cubes: [] }, "city", 5)).toEqual([]);
  const chartCheck = container.get<Ports["chartCheck"]>(portKey("chartCheck"));
  expect(await chartCheck.problem({ mark: "bar" })).toBeUndefined();
});
