import { inMemoryTester } from "../in-memory-tester.js";
import { portContracts } from "./port-contracts.js";

portContracts(inMemoryTester);
