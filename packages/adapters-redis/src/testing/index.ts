/** A real Redis for the tests of those who put adapters together; where there is none, they say so. */
export { freePort, noRedis, redisProgram, startRedis, type TestRedis } from "./start-redis.js";
