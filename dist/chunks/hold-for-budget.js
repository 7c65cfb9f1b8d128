import { i as withinBudgets, n as noteInBook, r as startOf, t as enterInBook } from "./hold-for-budget2.js";

export { noteInBook, withinBudgets };