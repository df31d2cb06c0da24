import { inMemoryTester } from "../../in-memory-tester.js";
import { sessionOracleContract } from "./session-oracle-contract.js";

sessionOracleContract(inMemoryTester, { runs: 100 });
