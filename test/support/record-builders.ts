import { createDeflate } from '../../src/adapters/compress/deflate.ts';
import { createSigner, createVerifier } from '../../src/adapters/crypto/ed25519.ts';
import { createNodeHasher } from '../../src/adapters/crypto/node-hasher.ts';
import { configSchema } from '../../src/core/config/schema/config-schema.ts';
import type { DecisionRecord } from '../../src/core/record/decision-record.ts';
import type { DecodePorts, EncodePorts } from '../../src/core/record/envelope.ts';
import type { EndRecord, RunRecord, TaskBody, TaskRecord } from '../../src/core/record/record.ts';
import type { Comment } from '../../src/core/trigger/comment.ts';
import type { Compressor, Hasher, Signer, Verifier } from '../../src/ports/crypto.ts';

export const repo = 1_001;
export const subject = 42;
export const runId = 'fix-42';
export const bot = { id: 41_898_282, login: 'github-actions[bot]' };
export const stranger = { id: 666, login: 'mallory' };

export const hasher: Hasher = createNodeHasher();
export const compressor: Compressor = createDeflate();

/** Keys of the tests only: the seed is 32 times the same byte. */
export function createTestSigner(id = 'k1', byte = 7): Signer {
  const signer = createSigner(`${id}:${Buffer.alloc(32, byte).toString('base64')}`);
  if (!signer.ok) throw new Error(signer.error.message);
  return signer.value;
}

export const signer: Signer = createTestSigner();
export const verifier: Verifier = createVerifier([signer.publicKey]);

export function createWriteTools(by: Signer = signer): EncodePorts {
  return { ...unsignedWriteTools, signer: by };
}

export const unsignedWriteTools: EncodePorts = { sha256: hasher.sha256, deflate: compressor.deflate };

export const readTools: DecodePorts = {
  sha256: hasher.sha256,
  inflate: compressor.inflate,
  ...createVerifier([signer.publicKey]),
};

const workflowRun = { id: 9, attempt: 1, url: 'https://github.com/o/r/actions/runs/9' };
const place = { repo, thread: subject, run: runId, task: '', attempt: 0, execution: 0, seq: 1, prev: '' };
const sha = 'a'.repeat(40);

export function buildRun(fields: Partial<RunRecord> = {}, body: Partial<RunRecord['body']> = {}): RunRecord {
  const config = configSchema.parse({
    version: 1,
    pipelines: {
      fix: { on: { issues: { labels: ['agent-ready'] } }, stages: { fix: { agent: 'fixer', prompt: 'Fix it --> now' } } },
    },
  });
  const issue = { number: subject, title: 'Crash', body: 'It crashes.', association: 'MEMBER', labels: ['agent-ready'] };
  return {
    ...place,
    kind: 'run',
    body: {
      pipeline: 'fix',
      trigger: {
        kind: 'issue-labeled',
        repository: { id: repo, owner: 'o', name: 'r', defaultBranch: 'main', private: false },
        subject: { kind: 'issue', ...issue, author: bot, url: 'https://x', comments: 0, createdAt: '2026-03-18T08:00:00Z' },
        actor: bot,
        label: 'agent-ready',
      },
      comments: [],
      commit: sha,
      config,
      head: sha,
      startedAt: '2026-03-18T08:00:00Z',
      workflowRun,
      ...body,
    },
    ...fields,
  };
}

export function buildTask(fields: Partial<TaskRecord> = {}, body: Partial<TaskBody> = {}): TaskRecord {
  return {
    ...place,
    kind: 'task',
    task: 'investigate',
    attempt: 1,
    execution: 1,
    seq: 2,
    body: {
      stage: 'investigate',
      agent: 'investigator',
      engine: 'command',
      outcome: 'succeeded',
      results: { branch: 'baton/issue-42' },
      outputs: [],
      consumed: [],
      isolated: true,
      warnings: [],
      startedAt: '2026-03-18T08:00:00Z',
      finishedAt: '2026-03-18T08:04:32Z',
      workflowRun,
      ...body,
    },
    ...fields,
  };
}

export function buildEnd(fields: Partial<EndRecord> = {}): EndRecord {
  return {
    ...place,
    kind: 'end',
    seq: 3,
    body: { outcome: 'succeeded', reason: '', finishedAt: '2026-03-18T08:04:33Z' },
    ...fields,
  };
}

export function buildDecision(fields: Partial<DecisionRecord> = {}, body: Partial<DecisionRecord['body']> = {}): DecisionRecord {
  const seq = fields.seq ?? 2;
  const decided: DecisionRecord['body'] = {
    verb: 'answer',
    actor: { id: 7, login: 'marla' },
    reason: 'a comment answered the question',
    source: { kind: 'comment', comment: 1_000 + seq },
    decidedAt: '2026-03-18T08:20:00Z',
    ...body,
  };
  return { ...place, kind: 'decision', execution: seq, ...fields, seq, body: decided };
}

export function buildComment(id: number, body: string, author: Comment['author'] = bot): Comment {
  const at = new Date(Date.UTC(2026, 2, 18, 8, 0, id)).toISOString();
  return { id, body, createdAt: at, updatedAt: at, author };
}

/** Text that does not shrink: code points of three and four bytes, drawn by a generator that is the same in every run. */
export function buildIncompressible(codePoints: number): string {
  let state = 42;
  const draw = (): string => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return String.fromCodePoint(0x10000 + (((state >>> 4) % 0x10ffff) % 0xf0000));
  };
  return Array.from({ length: codePoints }, draw).join('');
}

/** Sentences as an agent writes them: words repeat, numbers and names do not. */
export function buildProse(codePoints: number): string {
  const words =
    'the parser reads a handle after close when retry is set and cache_entry <Foo> -> bar() fails in src/auth/session.ts:'.split(
      ' ',
    );
  let text = '';
  for (let index = 0; text.length < codePoints; index++) {
    const word = words[(index * 7 + (index >> 3)) % words.length] ?? '';
    text += index % 5 === 0 ? `${word}${(index * 2_654_435_761) % 9_973} ` : `${word} `;
  }
  return text.slice(0, codePoints);
}
