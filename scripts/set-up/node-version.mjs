const oldest = { major: 20, minor: 19 };

/** Why this version of Node (such as `20.18.3`) cannot run the service, or undefined when it can. */
export const nodeProblem = (version) => {
  const [major, minor] = version.split(".").map(Number);
  const fits = major > oldest.major || (major === oldest.major && minor >= oldest.minor);
  const needed = `Node ${oldest.major}.${oldest.minor} or newer is needed`;
  return fits ? undefined : `${needed}, and this is Node ${version}.`;
};
