import { chatModelContract, chatModelOptions } from "./chat-model-contract.js";
import { inMemoryChatTester } from "./house.js";

chatModelContract(inMemoryChatTester, chatModelOptions(300));
