import { n as findObstacles, r as refuseFurtherAgents, t as admitRun } from "./check-budget2.js";

export { admitRun, refuseFurtherAgents };