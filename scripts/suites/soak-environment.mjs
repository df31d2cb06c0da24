// Jest's world for tests, without its memory: Jest keeps every value that a global variable ever had
// until a test file is done, and Effect keeps its current fiber in one. In an hour that is all memory.

// It comes with Jest.
const jestsOwn = "jest-environment-node";
const { TestEnvironment } = await import(jestsOwn);

let current;
// Found by way of the prototype, the variable is never set on the global object that Jest watches.
Object.defineProperty(Object.getPrototypeOf(globalThis), "~effect/Fiber/currentFiber", {
  get: () => current,
  set: (fiber) => {
    current = fiber;
  },
});

export default TestEnvironment;
