import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Job } from '../../src/action/job/job-context.ts';
import { readJobConfig } from '../../src/action/job/read-config.ts';
import type { Inputs } from '../../src/action/job/read-inputs.ts';

const configFolder = mkdtempSync(join(tmpdir(), 'baton-config-'));
const key = 'k1:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=';

afterAll(() => rmSync(configFolder, { recursive: true, force: true }));

async function read(text: string) {
  writeFileSync(join(configFolder, 'baton.yml'), text);
  const config = await readJobConfig({ inputs: { config: 'baton.yml' } as Inputs, job: { configFolder } as Job });
  return config.ok ? [config.value.part, config.value.problems.map(({ code }) => code)] : config.error.map(({ code }) => code);
}

describe('the config of a job of a run under way', () => {
  it('is its keys and the days of artifacts, whatever else stands there', async () => {
    const part = { signing: { keys: [key] }, retention: { artifacts: '9d' } };
    expect(
      await read(`version: 2\nx: 1\nsigning: { keys: ["${key}"], y: 1 }\nretention: { artifacts: 9d, prompts: 7 }\n`),
    ).toEqual([part, []]);
    expect(await read('version: 2\n')).toEqual([{}, []]);
  });

  it('has all faults of the file where the keys or the days have one, and those of YAML', async () => {
    const [part, codes] = (await read('version: 2\nsigning: { keys: [x] }\nx: 1\n')) as unknown[];
    expect([part, codes]).toEqual([undefined, expect.arrayContaining(['BATON-E105', 'BATON-E106', 'BATON-E107'])]);
    expect(await read('retention: { artifacts: 9 }\n')).toEqual([undefined, expect.arrayContaining(['BATON-E107'])]);
    expect(await read('signing: [')).toEqual(['BATON-E100']);
    expect(await read('signing: &a { keys: [] }\n')).toEqual(['BATON-E102']);
  });
});
