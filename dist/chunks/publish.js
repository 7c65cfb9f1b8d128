import { t as publish } from "./job-publish.js";

export { publish };