import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createAppEvents } from '../../src/app/engine/app-events.ts';
import type { RecordedTransfer } from '../../src/core/run/transfers.ts';
import { useLocalWorlds } from '../support/local-world.ts';
import { startApp } from '../support/local-world-app.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const agentCaller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');

const event: RecordedTransfer = {
  event: 'agent_handoff',
  repository: 7,
  subject: 42,
  run: 'fix-42',
  task: 'fix-42/look',
  attempt: 1,
  execution: 1,
  number: 1,
  limit: 10,
  agent: 'a',
  handoff: { from: 'a', to: 'b', message: 'm', timestamp: '2026-03-18T09:00:00.000Z' },
};

describe('a transfer with the App', () => {
  requirement(
    {
      ids: ['T-22', 'T-10', 'DESIGN-2'],
      title: 'is one read-only job per agent, and told once',
      input: 'researcher names writer; label, then everything that follows',
      expected: 'two agent jobs; run, task, transfer, task, end; one line agent_handoff in the log of the server',
    },
    async () => {
      const world = await create({
        agents: {
          researcher: { script: "hand({ to: 'writer', message: 'Write it.' });" },
          writer: { script: "await tell('writer', prompt); hand({ summary: 'written' });" },
        },
        pipelines: { fix: { look: { agent: 'researcher', prompt: 'The prompt of the stage.' } } },
        files: { '.github/workflows/baton-agent.yml': agentCaller },
      });
      const app = await startApp(world);
      const issue = await world.open({});
      await world.label(issue, 'fix');
      await app.settle();
      const { records } = await world.records(issue);
      expect(records.map(({ record }) => record.kind)).toEqual(['run', 'task', 'transfer', 'task', 'end']);
      expect(world.jobs().map(({ name, conclusion }) => `${name} ${conclusion}`)).toEqual(['agent success', 'agent success']);
      expect(world.switchboard.told('writer')[0]).toContain('Write it.');
      const lines = app
        .log()
        .split('\n')
        .filter((line) => line.includes('agent_handoff {'));
      expect(lines).toHaveLength(1);
      await app.close();
    },
    120_000,
  );

  requirement(
    {
      ids: ['T-22'],
      title: 'reaches every listener in the server, and one that throws harms nothing',
      input: 'two events, a listener, then one that throws',
      expected: 'both events; a warning for each throw',
    },
    () => {
      const warnings: string[] = [];
      const { emitter, port } = createAppEvents({
        info: () => undefined,
        warning: (line) => void warnings.push(line),
        error: () => undefined,
      });
      const heard: RecordedTransfer[] = [];
      emitter.on('agent_handoff', (each) => void heard.push(each));
      port.emit(event);
      emitter.on('agent_handoff', () => {
        throw new Error('no disk');
      });
      port.emit(event);
      expect(heard).toEqual([event, event]);
      expect(warnings).toEqual(['A listener of agent_handoff failed: no disk']);
    },
  );

  it('nobody has to listen', () => {
    const silent = { info: () => undefined, warning: () => undefined, error: () => undefined };
    expect(() => createAppEvents(silent).port.emit(event)).not.toThrow();
  });
});
