import { chatModelContract, chatModelOptions } from "./chat-oracle-contract.js";
import { inMemoryChatTester } from "./chat-tester.js";

chatModelContract(inMemoryChatTester, chatModelOptions(300));
