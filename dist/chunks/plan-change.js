import { t as planChange } from "./plan-change2.js";

export { planChange };