import { expect } from 'vitest';
import { checkConfig } from '../../src/core/config/parse/parse-config.ts';
import { startIdOf } from '../../src/core/trigger/trigger.ts';
import { startFromEvent } from '../../src/engine/plan/start-from-event.ts';
import { buildTrigger, createHarness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { configText } from './chain.ts';

for (const [rule, started] of [
  ['ignore', [1, 0]],
  ['replace', [1, 1]],
] as const)
  requirement(
    {
      ids: ['I-16', 'DESIGN-4.1'],
      title: `an issue opened with two labels of a pipeline fits twice (\`on-conflict: ${rule}\`)`,
      input: 'labels: [agent-ready, bug]; opened with both',
      expected: `runs of the two events: ${started.join(', ')}`,
    },
    async () => {
      const harness = createHarness();
      const text = configText(harness, undefined, { extra: `on-conflict: ${rule}` });
      const runs: number[] = [];
      for (const label of ['agent-ready', 'bug']) {
        const { subject, ...rest } = buildTrigger();
        const trigger = { ...rest, subject: { ...subject, labels: ['agent-ready', 'bug'] }, label };
        const planned = await startFromEvent(harness.engine, {
          trigger,
          config: checkConfig(text.replace('labels: [agent-ready]', 'labels: [agent-ready, bug]')),
          commit: 'c'.repeat(40),
          inline: false,
          start: startIdOf(trigger, `event of ${label}`),
        });
        runs.push(planned.ok ? planned.value.runs.length : -1);
      }
      expect(runs).toEqual(started);
    },
  );
