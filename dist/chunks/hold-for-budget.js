import { n as startOf, r as withinBudgets, t as noteInBook } from "./hold-for-budget2.js";

export { noteInBook, startOf, withinBudgets };