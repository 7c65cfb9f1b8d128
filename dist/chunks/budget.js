import { n as findObstacles, r as refuseFurtherAgents, t as admitRun } from "./budget2.js";

export { admitRun, refuseFurtherAgents };