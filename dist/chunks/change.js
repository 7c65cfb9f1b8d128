// src/core/trigger/change.ts
/** The label that stops what goes on about a subject, and keeps runs about it from starting. */
const pauseLabel = "baton:pause";

export { pauseLabel as t };