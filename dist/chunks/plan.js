import { n as planEvent, t as plan } from "./job-plan.js";

export { plan };