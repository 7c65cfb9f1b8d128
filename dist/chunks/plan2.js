import { n as planEvent, t as plan } from "./plan.js";

export { plan };