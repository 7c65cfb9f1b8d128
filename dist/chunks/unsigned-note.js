// src/core/text/unsigned-note.ts
/** Said wherever a run is begun or carried on without signatures. */
const unsignedNote = "Records are not signed: the config has no `signing.keys`, which only a private repository may do without. A record counts while our own account wrote its comment and nobody edited it; whoever may make that account write a comment, with any workflow of the repository, can forge one.";

export { unsignedNote as t };