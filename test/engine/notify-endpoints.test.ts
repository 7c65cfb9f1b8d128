import { describe, expect } from 'vitest';
import type { EnginePorts } from '../../src/engine/engine-ports.ts';
import { createHarness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { orderOf, plan } from './chain.ts';
import { cancel, stages } from './listeners.ts';

const extra = 'notify: [{ on: [end], to: ops }, { on: [end, failed], to: ops }, { on: [failed], to: chat, as: slack }]';

describe('endpoints', () => {
  requirement(
    {
      ids: ['P10-10'],
      title: 'are told by the App once each of what they ask for, and without it by nobody and by no job',
      input:
        'two entries for the end, one for a failure; the run is cancelled, with the App and in a job that may not write contents',
      expected: 'ops once, chat not, in the App; no order to tell them in the Action',
    },
    async () => {
      const action = createHarness();
      await cancel(action, orderOf(await plan(action, { stages, extra })));
      expect(action.started.filter(({ notify }) => notify !== undefined)).toEqual([]);
      const app = createHarness();
      const told: string[] = [];
      const endpoints: NonNullable<EnginePorts['endpoints']> = {
        tell: async ({ to, as }, { type, id }) => void told.push(`${to} ${as} ${type} ${id.split('/').slice(1).join('/')}`),
      };
      const engine = { ...app.engine, ports: { ...app.engine.ports, endpoints } };
      await cancel({ ...app, engine }, orderOf(await plan(app, { stages, extra })));
      expect(told).toEqual(['ops standard-webhooks dev.baton.run.ended fix-42/end/3']);
      expect(app.started.filter(({ notify }) => notify !== undefined)).toEqual([]);
    },
  );
});
