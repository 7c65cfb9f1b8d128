import { describe, expect } from 'vitest';
import { keepLabels, learnLabels, type ReportedLabels, readLabels } from '../../src/app/deliveries/reported-labels.ts';
import { createMemoryAppStore } from '../support/memory-app-store.ts';
import { requirement } from '../support/requirement.ts';

/** Builds the payload of a label that was put on (`+name`) or taken off (`-name`), after which the issue has these labels. */
function tell(change: string, labels: readonly string[], second: number): ReportedLabels {
  const payload = {
    action: change.startsWith('+') ? 'labeled' : 'unlabeled',
    label: { name: change.slice(1) },
    repository: { id: 7 },
    issue: { number: 5, updated_at: `2026-03-18T08:00:0${second}Z`, labels: labels.map((name) => ({ name })) },
  };
  const told = readLabels('issues', payload);
  if (told === undefined) throw new Error('The payload tells no labels.');
  return told;
}

const learn = (...all: readonly ReportedLabels[]): readonly string[] =>
  all.reduce<ReturnType<typeof learnLabels> | undefined>(learnLabels, undefined)?.labels.toSorted() ?? [];

describe('the labels that deliveries tell', () => {
  const slow = tell('+slow', ['slow'], 0);
  requirement(
    {
      ids: ['I-15', 'DESIGN-5'],
      title: 'are the newest, also where a delivery comes after one of a later change',
      input:
        'a label that is put on after another one, whose delivery failed and comes later: a second later, and in the same second; both in order; a label that is taken off in the same second; one whose delivery never comes',
      expected: 'the labels that the issue has',
    },
    () => {
      for (const second of [2, 1]) {
        const [running, urgent] = [
          tell('+running', ['slow', 'running'], 1),
          tell('+urgent', ['slow', 'running', 'urgent'], second),
        ];
        expect(learn(slow, urgent, running)).toEqual(['running', 'slow', 'urgent']);
        expect(learn(slow, running, urgent)).toEqual(['running', 'slow', 'urgent']);
      }
      expect(learn(slow, tell('+urgent', ['slow', 'urgent'], 0), tell('-urgent', ['slow'], 0))).toEqual(['slow']);
      expect(learn(slow, tell('-running', ['slow', 'urgent'], 3))).toEqual(['slow', 'urgent']);
    },
  );

  requirement(
    {
      ids: ['I-15', 'DESIGN-5'],
      title: 'order what waits, whichever of two deliveries at the same time is done first',
      input: 'two deliveries whose changes of the line overlap: the older one is kept first and orders last',
      expected: 'the last order is that of the newer one',
    },
    async () => {
      const place = { store: createMemoryAppStore(), key: 'labels', expiresAt: '2100-01-01T00:00:00Z' };
      const orders: (readonly string[])[] = [];
      const isSlow = Promise.withResolvers<void>();
      const older = keepLabels(place, slow, async (labels) => {
        if (orders.length === 0) await isSlow.promise;
        orders.push(labels);
      });
      await keepLabels(place, tell('+urgent', ['slow', 'urgent'], 3), async (labels) => void orders.push(labels));
      isSlow.resolve();
      await older;
      expect(orders.at(0)).toEqual(['slow', 'urgent']);
      expect(orders.at(-1)).toEqual(['slow', 'urgent']);
    },
  );
});
