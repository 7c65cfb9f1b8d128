import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Listeners } from '../../src/ports/events.ts';
import { requirement } from '../support/requirement.ts';

export interface ListenersWorld {
  readonly listeners: Listeners;
  /** The port with a token that may read contents and no more. */
  readonly forbidden: Listeners;
  /** Returns the types and payloads of the events that were heard. */
  heard(): readonly (readonly [type: string, payload: unknown])[];
  /** Lets the connection of the next request end before or after the work was done. */
  loseAnswer(when: 'before' | 'after'): void;
  takeRequests(): readonly string[];
  close(): Promise<void>;
}

/** Describes the tests that every adapter of the port passes. `isLossy` is that of `describeThreads`. */
export function describeListeners(
  create: () => Promise<ListenersWorld>,
  { isLossy = true }: { readonly isLossy?: boolean } = {},
): void {
  let world: ListenersWorld;
  beforeEach(async () => {
    world = await create();
  });
  afterEach(() => world.close());

  describe('listeners', () => {
    requirement(
      {
        ids: ['T-22'],
        title: 'an event reaches those who listen, whole and for one request',
        input: 'a payload of ten properties, one of them of 60,000 characters',
        expected: 'one POST; type and payload as they were sent',
      },
      async () => {
        const few = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`p${at}`, at]));
        const payload = { ...few, data: { text: 'x'.repeat(60_000) } };
        await world.listeners.send('baton-run-ended', payload);
        expect(world.heard()).toEqual([['baton-run-ended', payload]]);
        expect(world.takeRequests()).toEqual(['POST /dispatches']);
      },
    );

    if (isLossy) describeLossy(() => world);
  });
}

function describeLossy(worldOf: () => ListenersWorld): void {
  requirement(
    {
      ids: ['T-22', 'T45'],
      title: 'an event whose answer is lost is sent again with the same payload, because GitHub cannot be asked for it',
      input: 'the connection ends before GitHub works, or after it',
      expected: 'heard once, or twice with the same id',
    },
    async () => {
      for (const when of ['before', 'after'] as const) {
        worldOf().loseAnswer(when);
        await worldOf().listeners.send(when, { id: '1' });
      }
      expect(worldOf().heard()).toEqual([
        ['before', { id: '1' }],
        ['after', { id: '1' }],
        ['after', { id: '1' }],
      ]);
    },
  );

  it('that the token may not tell say so after one request', async () => {
    worldOf().takeRequests();
    await expect(worldOf().forbidden.send('x', {})).rejects.toMatchObject({ reason: 'forbidden' });
    expect(worldOf().takeRequests()).toHaveLength(1);
  });
}
