/**
 * Faults that `npm run simulate -- --mutants` plants, one after the other, while the modules of the engine are loaded: no file changes. The
 * simulation has to find each within 2,000 seeds. When the code moves, the change moves with it, and what it gets wrong stays.
 */

/** A change of the code: one text in one file, which must be there once, becomes another one. */
export interface Mutant {
  readonly name: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** A file of tests that finds it too, of `npm test` without the simulation or of `test:crash`. Absent: none of those that were tried does. */
  readonly alsoFoundBy?: string;
}

const append = 'src/engine/effects/append-records.ts';
const worker = 'src/engine/gate/worker.ts';

/** Faults of what is written, and in which order. */
const ofRecords: readonly Mutant[] = [
  {
    name: 'execution of an order ignored',
    file: 'src/engine/publish/record-task.ts',
    find: 'record.task === order.task && record.execution === order.execution',
    replace: 'record.task === order.task',
    alsoFoundBy: 'test/engine/advance-run.test.ts',
  },
  {
    name: 'own record not awaited',
    file: append,
    find: 'const after = await awaitVisible(engine, { order, comment: first.comment, digest: first.digest });',
    replace: 'const after = await readRun(engine, order);',
    alsoFoundBy: 'test/engine/decisions.test.ts',
  },
  {
    name: 'place of a record not checked',
    file: 'src/core/record/decode-records.ts',
    find: 'if (places.some((place) => taken.has(place))) return false;',
    replace: '',
  },
];

/** Faults of what is started. */
const ofStarts: readonly Mutant[] = [
  {
    name: 'any writer starts what is ready',
    file: 'src/core/state/decide.ts',
    find: '.filter(({ next }) => next.cause === options.cause)',
    replace: '',
  },
  {
    name: 'started order not looked for',
    file: worker,
    find: '(await readStartedRun(engine, { order: order.dispatch, endedSince })) ?? engine.ports.starter.start(order)',
    replace: 'engine.ports.starter.start(order)',
  },
];

export const mutants: readonly Mutant[] = [...ofRecords, ...ofStarts];
