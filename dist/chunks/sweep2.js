import { n as sweepAll, t as sweep } from "./sweep.js";

export { sweep };