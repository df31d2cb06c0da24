// Our service: the domain and its router over the in-memory ports.
import express from "express";
import { createRouter } from "@embedded-analytics/adapters-http";
import { createEmbeddedAnalytics } from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { addressesOf, apiKey, declaration } from "../account.mjs";
import { scriptedAgents } from "./agents.mjs";
import { anyReaders } from "./any-readers.mjs";
import { controlled } from "./controlled.mjs";
import { listening } from "./listening.mjs";

const ports = inMemoryPorts({ nowMs: Date.now, agents: scriptedAgents });
const analytics = createEmbeddedAnalytics(ports, { chatReaders: anyReaders });
await analytics.applyDeclaration(declaration, { BENCHMARK_KEY: apiKey });
const app = express();
app.disable("x-powered-by");
app.use(createRouter(analytics));
controlled(addressesOf(await listening(app)));
