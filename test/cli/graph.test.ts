import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findConfigFile } from '../../src/terminal/files/load-config.ts';
import { runCommand } from './run-command.ts';
import { caseFile } from './support.ts';

const config = caseFile('event-label-matches', 'config.yml');

describe('baton graph', () => {
  it('numbers the stages: those with the same number can work at the same time', async () => {
    expect(await runCommand('graph', 'fix', '--config', config)).toEqual({
      code: 0,
      stdout: [
        'fix, starts with --label agent-ready',
        '  1. investigate  agent script',
        '  1. notes        agent script',
        '  2. fix          agent script  after investigate, notes',
        '',
        '',
      ].join('\n'),
      stderr: '',
    });
  });

  it('says how a pipeline starts as one would type it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'baton-graph-'));
    try {
      const agents = 'agents: { one: { engine: command, command: ["true"] } }';
      const on = `{ issues: { labels: [good first issue] }, comment: { command: /fix it } }`;
      const path = join(folder, 'baton.yml');
      writeFileSync(path, `version: 1\n${agents}\npipelines: { fix: { on: ${on}, stages: { look: { agent: one } } } }\n`);
      const { stdout, stderr } = await runCommand('graph', '--config', path);
      expect(stderr).toBe('');
      expect(stdout).toContain(`--label 'good first issue'`);
      expect(stdout).toContain(`--comment '/fix it'`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('says which stages may have several tasks', async () => {
    const { stdout } = await runCommand('graph', '--config', 'examples/divide-work/.github/baton.yml');
    expect(stdout).toContain('  1. divide   agent coordinator  may create child tasks\n');
    const attempts = await runCommand('graph', '--config', 'examples/three-attempts/.github/baton.yml');
    expect(attempts.stdout).toContain('  1. attempt  agent fixer   3 tasks\n');
    expect(attempts.stdout).toContain('  2. test     agent judge   after attempt, one task for each of needs.attempt.each\n');
  });

  it('prints the same as a Mermaid graph and as JSON', async () => {
    const drawn = await runCommand('graph', 'fix', '--config', config, '--mermaid');
    expect(drawn.stdout).toMatch(/^flowchart LR\n {2}p0s0\["investigate: agent script"\]\n[\s\S]*\n {2}p0s1 --> p0s2\n$/);
    const { stdout } = await runCommand('graph', '--config', config, '--json');
    const { pipelines } = JSON.parse(stdout);
    expect(pipelines.map(({ pipeline }: { pipeline: string }) => pipeline)).toEqual(['fix', 'review', 'triage']);
    expect(pipelines[0].stages[2]).toEqual({ stage: 'fix', step: 2, agent: 'script', needs: ['investigate', 'notes'] });
  });
});

describe('the configuration', () => {
  it('is found from folders below it, but not beyond the root of the repository', () => {
    const root = mkdtempSync(join(tmpdir(), 'baton-find-'));
    try {
      const below = join(root, 'repository', 'src', 'deep');
      mkdirSync(join(root, 'repository', '.github'), { recursive: true });
      mkdirSync(join(root, '.github'));
      mkdirSync(join(root, 'other', '.git'), { recursive: true });
      mkdirSync(below, { recursive: true });
      for (const folder of ['repository', '.']) writeFileSync(join(root, folder, '.github', 'baton.yml'), 'version: 1\n');
      expect(findConfigFile(undefined, below)).toBe('../../.github/baton.yml');
      expect(findConfigFile(undefined, join(root, 'repository'))).toBe('.github/baton.yml');
      expect(findConfigFile(undefined, join(root, 'other'))).toBe('.github/baton.yml');
      expect(findConfigFile('mine.yml', below)).toBe('mine.yml');
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });
});
