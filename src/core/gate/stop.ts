import type { Answer, RunGate, State } from '../run/state.ts';

declare module '../run/wait.ts' {
  interface GateNames {
    ended: true;
    pause: true;
  }
}

/** Keeps everything of a run back after its end. */
export const endedGate = {
  name: 'ended',
  of: 'run',
  ask: ({ end }: Pick<State, 'end'>): Answer<string> =>
    end === undefined ? { kind: 'open', cause: 0 } : { kind: 'never', why: 'the run has ended' },
} satisfies RunGate;

/** Keeps everything of a run back while it is paused. */
export const pauseGate = {
  name: 'pause',
  of: 'run',
  ask: ({ paused }: Pick<State, 'paused'>): Answer<string> =>
    paused === undefined
      ? { kind: 'open', cause: 0 }
      : { kind: 'wait', wait: { gate: 'pause', for: 'person', what: paused.body.actor.login } },
} satisfies RunGate;
