import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { parse } from 'yaml';
import { parseConfig } from '../../src/core/config/parse/parse-config.ts';
import { requirement } from '../support/requirement.ts';

const folder = new URL('../../examples/weekly-topic/', import.meta.url).pathname;
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

/** What the agent writes for a prompt. */
function propose(prompt: string): string {
  const files = mkdtempSync(join(tmpdir(), 'baton-topic-'));
  const path = (name: string): string => join(files, name);
  writeFileSync(path('prompt'), prompt);
  const env = {
    PATH: process.env.PATH,
    BATON_PROMPT_PATH: path('prompt'),
    BATON_RESULTS_PATH: path('results'),
    BATON_HANDOFF_PATH: path('handoff'),
  };
  execFileSync(process.execPath, [join(folder, 'scripts/agents/topic.mjs')], { env });
  const results = readFileSync(path('results'), 'utf8');
  rmSync(files, { recursive: true });
  return results;
}

describe('examples/weekly-topic', () => {
  requirement(
    {
      ids: ['Y-19', 'Y-28'],
      title: 'its config validates once the key is put in, and its cron stands in the workflow',
      input: '.github/baton.yml, .github/workflows/baton.yml',
      expected: 'no problem; the same expression in both',
    },
    () => {
      const parsed = parseConfig(read('.github/baton.yml').replace(/k1:[^"]+/, `k1:${'A'.repeat(43)}=`));
      expect(parsed.ok ? [] : parsed.error).toEqual([]);
      const workflow: { on: { schedule: unknown } } = parse(read('.github/workflows/baton.yml'));
      const cron = parsed.ok ? parsed.value.pipelines['weekly-topic']?.on.schedule?.cron : undefined;
      expect(workflow.on.schedule).toEqual([{ cron }]);
    },
  );

  requirement(
    {
      ids: ['Y-28'],
      title: 'its agent skips the topics that the prompt names, and nothing else',
      input: 'no history; history with one topic',
      expected: 'the first topic; the second',
    },
    () => {
      const first = propose('Propose one.\n');
      expect(propose('Propose one.\n')).toBe(first);
      expect(propose(`Propose one.\n=== Task a (Succeeded, x) ===\n${first}duration: 1s\n`)).not.toBe(first);
    },
  );
});
