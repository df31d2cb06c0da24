import { inMemoryTester } from "../../in-memory-tester.js";
import { modelContract } from "./model-contract.js";

modelContract(inMemoryTester, { runs: 200 });
