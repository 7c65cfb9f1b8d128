import { a as readOperationSettings, i as readNumber, n as logLevels, r as readAddress, t as isAddress } from "./operation-settings2.js";

export { readOperationSettings };