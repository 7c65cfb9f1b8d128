import { n as openTelemetry, t as createAppLog } from "./open-telemetry.js";

export { createAppLog };