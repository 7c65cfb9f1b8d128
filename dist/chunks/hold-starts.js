import { i as withinBudgets, n as noteRunUsage, r as startOf, t as enterRun } from "./hold-starts2.js";

export { enterRun, noteRunUsage, startOf, withinBudgets };