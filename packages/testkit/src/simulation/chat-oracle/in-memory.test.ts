import { chatOracleContract, chatOracleOptions } from "./chat-oracle-contract.js";
import { inMemoryChatTester } from "./chat-tester.js";

chatOracleContract(inMemoryChatTester, chatOracleOptions(75));
