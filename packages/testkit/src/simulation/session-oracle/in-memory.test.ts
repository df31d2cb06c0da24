import { inMemoryTester } from "../../in-memory-tester.js";
import { modelContract } from "./session-oracle-contract.js";

modelContract(inMemoryTester, { runs: 200 });
