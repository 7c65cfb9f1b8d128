import { n as sweepAll, r as sweepInPassing, t as sweep } from "./sweep3.js";

export { sweep };