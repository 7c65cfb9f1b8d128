import { t as agent } from "./job-agent.js";

export { agent };