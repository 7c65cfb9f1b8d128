import { t as renderTaskSummary } from "./task2.js";

export { renderTaskSummary };