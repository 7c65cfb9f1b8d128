import { randomBytes } from 'node:crypto';
import { describe, expect } from 'vitest';
import { checkConfig } from '../../src/core/config/parse/parse-config.ts';
import { startFromEvent } from '../../src/engine/plan/start-from-event.ts';
import { buildTrigger, createHarness, headSha } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { configText } from './chain.ts';

async function order(runsOn: string) {
  const harness = createHarness();
  const planned = await startFromEvent(harness.engine, {
    trigger: buildTrigger({ body: randomBytes(27_000).toString('base64') }),
    config: checkConfig(configText(harness, `\n      look: { agent: one, prompt: x, runs-on: [${runsOn}] }`)),
    commit: headSha,
    inline: true,
    start: 'workflow run 900',
  });
  if (!planned.ok || planned.value.inline === undefined) throw new Error('nothing was started');
  return planned.value.inline;
}

describe('an order', () => {
  requirement(
    {
      ids: ['DESIGN-4.8'],
      title: 'stays under 60,000 characters: where the rest of it is long, records are named instead of taken along',
      input: '36,000 characters of records that do not compress, and runs-on with 24,000 characters',
      expected: 'deflated records with a short runs-on, located ones with the long one',
    },
    async () => {
      const short = await order('self-hosted');
      expect(short.dispatch.records.enc).toBe('deflate');
      const long = await order('x'.repeat(24_000));
      expect(long.dispatch.records).toMatchObject({ enc: 'located', list: [{ digest: long.dispatch.digests[0] }] });
      expect(long.text.length).toBeLessThanOrEqual(60_000);
    },
  );
});
