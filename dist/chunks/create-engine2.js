import { t as createEngine } from "./create-engine.js";

export { createEngine };