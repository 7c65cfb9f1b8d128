import { i as withinBudgets, n as noteInBook, r as startOf, t as enterInBook } from "./hold-run2.js";

export { enterInBook, noteInBook, startOf, withinBudgets };