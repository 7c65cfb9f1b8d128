import type fc from 'fast-check';
import type { AppStore } from '../../../src/ports/queue.ts';
import { Crash, type CrashingStore, createCrashingStore, type Side } from '../crashing-store.ts';

/** A crash that is planned: at the nth step of a name. */
export interface PlannedCrash {
  readonly name: string;
  readonly nth: number;
  readonly side: Side;
}

/** The end of a process: its death, or that its item was done. */
export interface Moment {
  /** The kind of the item, and its id. */
  readonly work: string;
  readonly item: string;
  /** The names of its writes, in their order. */
  readonly written: readonly string[];
  /** The step that it was about to do; undefined where it died behind one, `done` where it did not die. */
  readonly next: string | undefined;
}

/** A process that handles one item. Nothing that it does after its death counts. */
export interface OneProcess {
  readonly store: AppStore;
  /** A write outside the store, with a name. */
  write<T>(name: string, act: () => T | Promise<T>): Promise<T>;
  /** Says that its item is done. */
  finish(): Promise<void>;
}

export interface Processes extends Pick<CrashingStore, 'inner' | 'insist'> {
  begin(of: Pick<Moment, 'work' | 'item'>): OneProcess;
}

interface ProcessesOptions {
  readonly crashes: readonly PlannedCrash[];
  /** Told of each death, and of each item that is done. Nothing else happens meanwhile. */
  readonly ended: (moment: Moment) => Promise<void>;
}

/** Creates the processes of an App with one store. Other processes go on between any two steps of one. */
export function createProcesses(scheduler: fc.Scheduler, { crashes, ended }: ProcessesOptions): Processes {
  const counts = new Map<string, number>();
  const { inner, insist, step } = createCrashingStore(scheduler, ({ name }) => {
    const nth = counts.get(name) ?? 0;
    counts.set(name, nth + 1);
    return crashes.find((crash) => crash.name === name && crash.nth === nth)?.side;
  });
  return { inner, insist, begin: (of) => beginProcess({ inner, step, ended, of }) };
}

interface Beginning extends Pick<CrashingStore, 'inner' | 'step'>, Pick<ProcessesOptions, 'ended'> {
  readonly of: Pick<Moment, 'work' | 'item'>;
}

function beginProcess({ inner, step, ended, of }: Beginning): OneProcess {
  const written: string[] = [];
  let isDead = false;
  const act = async <T>(name: string, isWrite: boolean, perform: () => T | Promise<T>): Promise<T> => {
    if (isDead) throw new Crash();
    let isDone = false;
    try {
      const result = await step(async () => {
        const value = await perform();
        isDone = true;
        if (isWrite) written.push(name);
        return value;
      }, name);
      if (isDead) throw new Crash();
      return result;
    } catch (thrown) {
      const isFirst = thrown instanceof Crash && !isDead;
      isDead ||= isFirst;
      if (isFirst) await ended({ ...of, written: [...written], next: isDone ? undefined : name });
      throw thrown;
    }
  };
  const write: OneProcess['write'] = (name, perform) => act(name, true, perform);
  const finish = (): Promise<void> => ended({ ...of, written, next: 'done' });
  return { write, finish, store: createSteppedStore(inner, act) };
}

type Act = <T>(name: string, isWrite: boolean, perform: () => T | Promise<T>) => Promise<T>;

function createSteppedStore(inner: AppStore, act: Act): AppStore {
  // Rows of the table of claims, and the items of their waiters, are told apart by the kind of what is claimed.
  const named = (method: string, key: string): string => {
    const [owner = '', , resource = ''] = key.split('/');
    const [kind = ''] = resource.split(' ', 1);
    if (owner === 'claims') return `${method} ${kind}`;
    return owner === 'turn' ? `${method} turn ${kind}` : `${method} ${owner}`;
  };
  return {
    get: (key) => act(named('get', key), false, () => inner.get(key)),
    list: (prefix) => act(named('list', prefix), false, () => inner.list(prefix)),
    put: (key, value, options) => act(named('put', key), true, () => inner.put(key, value, options)),
    delete: (key) => act(named('delete', key), true, () => inner.delete(key)),
    replace: (key, change) => act(named('replace', key), true, () => inner.replace(key, change)),
    check: () => inner.check(),
    removeExpired: () => inner.removeExpired(),
  };
}
