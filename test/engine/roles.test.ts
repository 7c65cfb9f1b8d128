import { describe, expectTypeOf, it } from 'vitest';
import type { Actions, Effects, Engine, Publishes, Reads, Records, Signs, Views } from '../../src/engine/engine-ports.ts';

type Port<E extends { readonly ports: object }, P extends keyof E['ports']> = NonNullable<E['ports'][P]>;

// `tsc` proves these tests: a role that gets a port too many does not compile.
describe('the roles of the engine', () => {
  it('let code that only reads neither sign nor write', () => {
    expectTypeOf<Port<Reads, 'signer'>>().not.toHaveProperty('sign');
    expectTypeOf<Port<Reads, 'provenance'>>().not.toHaveProperty('remember');
    expectTypeOf<Port<Reads, 'store'>>().not.toHaveProperty('append');
    expectTypeOf<Port<Reads, 'threads'>>().not.toHaveProperty('create');
    expectTypeOf<Port<Reads, 'subjects'>>().not.toHaveProperty('addLabels');
    expectTypeOf<Port<Reads, 'ledgers'>>().not.toHaveProperty('create');
    expectTypeOf<Port<Reads, 'texts'>>().not.toHaveProperty('save');
    expectTypeOf<Port<Reads, 'workflowRuns'>>().not.toHaveProperty('cancel');
  });

  it('let only code that starts orders sign', () => {
    expectTypeOf<Port<Signs, 'signer'>>().toHaveProperty('sign');
    expectTypeOf<Port<Actions, 'signer'>>().toHaveProperty('sign');
    expectTypeOf<Port<Effects, 'signer'>>().toHaveProperty('sign');
    expectTypeOf<Port<Views, 'signer'>>().not.toHaveProperty('sign');
    expectTypeOf<Port<Records, 'signer'>>().not.toHaveProperty('sign');
    expectTypeOf<Port<Publishes, 'signer'>>().not.toHaveProperty('sign');
  });

  it('are all parts of the whole engine', () => {
    expectTypeOf<Engine>().toExtend<Effects>();
    expectTypeOf<Engine>().toExtend<Publishes>();
  });
});
