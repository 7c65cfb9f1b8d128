import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { buildIsolation, probeMachine } from '../../src/adapters/agent/process/probe-isolation.ts';
import { parseConfig } from '../../src/core/config/parse/parse-config.ts';
import { listRunnerWarnings } from '../../src/core/config/workflow/check-runners.ts';
import { requirement } from '../support/requirement.ts';
import { readPage, root } from './pages.ts';

interface Row {
  readonly labels: readonly string[];
  readonly machine: string;
  readonly agents: string;
  readonly said: string | undefined;
}

/** The first table of the page. */
const rows: readonly Row[] = readPage('docs/platforms.md')
  .text.split('\n\n')
  .filter((part) => part.startsWith('| `runs-on`'))
  .flatMap((table) => table.split('\n').slice(2))
  .map((line) => {
    const [machine = '', agents = '', log = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const said = /`(.+)`/.exec(log)?.[1];
    return {
      labels: machine.startsWith('`') ? [...machine.matchAll(/`([^`]+)`/g)].map(([, label = '']) => label) : [],
      machine,
      agents,
      said,
    };
  });

function listWarnings(label: string): readonly string[] {
  const config = parseConfig(`version: 1
agents: { one: { engine: command, command: ["true"] } }
pipelines: { fix: { on: { manual: true }, stages: { only: { agent: one, runs-on: ${label} } } } }
`);
  if (!config.ok) throw new Error(config.error[0]?.message);
  return listRunnerWarnings(config.value, []).map(({ message }) => message);
}

/** The first step of the job that runs agents, in a workflow of ours. */
function firstStep(file: string): { readonly if?: string; readonly run?: string } | undefined {
  return parse(readFileSync(join(root, '.github/workflows', file), 'utf8')).jobs.agent.steps[0];
}

describe('the page about platforms', () => {
  requirement(
    {
      ids: ['F-UX7', 'U37'],
      title: 'says of each label what `baton validate` says of it',
      input: 'every label of the table, at a stage with the usual limit',
      expected: 'a warning for those that it calls refused or limited, and for no other',
    },
    () => {
      expect(rows.length).toBeGreaterThan(6);
      const labels = rows.flatMap(({ labels: own, agents }) =>
        own.map((label) => [label, agents.includes('`validate` warns')] as const),
      );
      expect(labels.length).toBeGreaterThan(8);
      expect(labels.map(([label]) => [label, listWarnings(label).length > 0])).toEqual(labels);
    },
  );

  requirement(
    {
      ids: ['F-UX7', 'U37'],
      title: 'quotes what the log says',
      input:
        'the probe on a machine that calls itself darwin, the words of the other probes, the first step of an agent job on Windows',
      expected: 'each quotation of the table stands in them; on Windows before anything else is done',
    },
    async () => {
      const real = process.platform;
      onTestFinished(() => void Object.defineProperty(process, 'platform', { value: real }));
      Object.defineProperty(process, 'platform', { value: 'darwin' });
      const probe = readFileSync(join(root, 'src/adapters/agent/process/probe-isolation.ts'), 'utf8');
      const isolation = buildIsolation(await probeMachine(), { image: 'macos26 20261101.1' });
      const log = [isolation.isolated ? '' : isolation.reason, probe, firstStep('run.yml')?.run];
      const quoted = rows.flatMap(({ said }) => said ?? []);
      expect(quoted.length).toBeGreaterThan(4);
      for (const said of quoted) expect(log).toContainEqual(expect.stringContaining(said));
      expect(isolation).toMatchObject({
        reason: expect.stringMatching(/^not isolated on the image macos26 20261101\.1: process namespaces/),
      });
      expect(firstStep('run.yml')).toEqual({ if: "runner.os == 'Windows'", run: expect.stringMatching(/^throw "/) });
      expect(firstStep('agent.yml')).toEqual(firstStep('run.yml'));
    },
  );
});
