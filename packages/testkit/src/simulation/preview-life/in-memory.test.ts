import { inMemoryTester } from "../../in-memory-tester.js";
import { previewLifeContract } from "./preview-life-contract.js";

previewLifeContract(inMemoryTester, { runs: 100 });
