import { n as readRecordedRun, t as prompt } from "./prompt.js";

export { prompt };