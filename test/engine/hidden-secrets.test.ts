import { describe, expect } from 'vitest';
import { createLineLogger } from '../../src/adapters/agent/stream/line-logger.ts';
import { createRedactedLog } from '../../src/adapters/log/action-log.ts';
import type { AgentOutput } from '../../src/core/output/agent-output.ts';
import type { BundledCommit } from '../../src/ports/bundle-reader.ts';
import { buildCommits, buildOutput, createHarness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';

const secret = 'model-key-4711-of-the-agent';

const disguises: readonly (readonly [name: string, hide: (text: string) => string])[] = [
  ['U+200B', (text) => Array.from(text).join('\u200b')],
  ['U+00AD', (text) => text.replace(/.{6}/g, '$&\u00ad')],
  ['NUL', (text) => Array.from(text).join('\u0000')],
  ['ANSI codes', (text) => Array.from(text).join('\u001b[0;31m')],
];

const cuts: readonly (readonly [name: string, text: string])[] = [
  ['whole', secret],
  ['without its first seven characters', secret.slice(7)],
  ['without its last seven characters', secret.slice(0, -7)],
];

type Leak = (text: string) => Promise<string>;

const stages = `
      fix: { agent: one, branch: baton/x, prompt: x }
      open: { needs: [fix], uses: pull-request, with: { title: "T {{ needs.fix.results.title }}", body: "{{ needs.fix.handoff.summary }}" } }`;

/** Plays a run whose agent leaks, and returns everything that was written anywhere. */
async function play({ output = {}, commit = {} }: { output?: Partial<AgentOutput>; commit?: Partial<BundledCommit> }) {
  const harness = createHarness({ secrets: [secret] });
  const commits = [{ message: 'm', baseTree: 't'.repeat(40), changes: [], ...commit }];
  Object.assign(harness.engine.ports, { bundles: { read: async () => ({ ok: true as const, value: commits }) } });
  const fix = orderOf(await plan(harness, { stages }));
  await advance(harness, fix, { kind: 'output', output: buildOutput(fix, { commits: buildCommits(), ...output }) });
  if (harness.started.length > 0) await advance(harness, lastStarted(harness));
  const comments = await Promise.all([42, 100].map((thread) => harness.threads.listSince(thread, '2000-01-01T00:00:00Z')));
  const made = await Promise.all([...harness.branches.values()].map((tip) => harness.engine.ports.commits.readCommit(tip)));
  return [
    ...comments.flat().map(({ body }) => body),
    ...harness.pulls.flatMap(({ title, body }) => [title, body]),
    ...made.map(({ message }) => message),
    ...harness.warnings,
    JSON.stringify(await harness.records()),
  ].join('\n');
}

const change = (path: string, content: string) => [
  { path, mode: '100644' as const, content: new TextEncoder().encode(content), before: null },
];

const places: Readonly<Record<string, Leak>> = {
  summary: (text) => play({ output: { handoff: { version: 1, summary: `It is ${text}.` } } }),
  detail: (text) => play({ output: { handoff: { version: 1, summary: 's', detail: `# It\n\nis ${text}.` } } }),
  data: (text) => play({ output: { handoff: { version: 1, summary: 's', data: { key: text, [`k ${text}`]: 'v' } } } }),
  results: (text) => play({ output: { results: { key: text }, outputs: [text], note: text } }),
  'file content': (text) => play({ commit: { changes: change('a.txt', `one\nkey = "${text}"\n`) } }),
  'file name': (text) => play({ commit: { changes: change(`keys/${text}`, 'x') } }),
  'commit message': (text) => play({ commit: { message: `Add it\n\nwith ${text}` } }),
  'pull request title': (text) => play({ output: { results: { title: text } } }),
  log: async (text) => {
    const harness = createHarness({ secrets: [secret] });
    const lines: string[] = [];
    const write = (line: string): void => void lines.push(line);
    const redact = (line: string): string => harness.engine.ports.redactor.redact(line).text;
    const logger = createLineLogger({ write, redact });
    logger.push(Buffer.from(`it is ${text}\n`));
    logger.end();
    const log = createRedactedLog({ info: write, warning: write, error: write }, redact);
    for (const level of ['info', 'warning', 'error'] as const) log[level](`The agent says ${text}.`);
    return lines.join('\n');
  },
};

/** The chunks of the secret that anybody can read in a text, whatever stands between their letters. */
function findClear(text: string): readonly string[] {
  const shown = text
    .replace(/\\u([0-9a-f]{4})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked through
    .replace(/\u001b\[[0-9;]*m|[\u0000-\u0008\u000b-\u001f\u00ad\u200b]/g, '')
    .replace(/\[0;31m/g, '');
  const chunks = Array.from({ length: secret.length - 11 }, (_, at) => secret.slice(at, at + 12));
  return chunks.filter((chunk) => shown.includes(chunk));
}

describe('a secret that an agent disguises', () => {
  for (const [place, leak] of Object.entries(places)) {
    for (const [disguise, hide] of disguises) {
      for (const [cut, text] of cuts) {
        requirement(
          {
            ids: ['F-S5', 'F-S11', 'T28'],
            title: `stands nowhere in clear: ${cut}, with ${disguise} between its letters, in the ${place}`,
            input: `${place}: ${JSON.stringify(hide(text)).slice(0, 40)}…`,
            expected: 'no 12 characters of it in comments, records, pull request, commit or log',
          },
          async () => {
            const written = await leak(hide(text));
            expect(written).not.toBe('');
            expect(findClear(written)).toEqual([]);
          },
        );
      }
    }
  }
});
