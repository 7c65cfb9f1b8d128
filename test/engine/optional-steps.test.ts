import { describe, expect, it } from 'vitest';
import { warnIfRefused } from '../../src/engine/github-errors.ts';
import { GitHubError, type GitHubErrorReason } from '../../src/ports/github.ts';

function refuse(reason: GitHubErrorReason): () => Promise<never> {
  return () => Promise.reject(new GitHubError('GitHub says no.', { reason, status: 403, code: 'BATON-E801' }));
}

function listen(): { readonly warnings: string[]; readonly engine: Parameters<typeof warnIfRefused>[0] } {
  const warnings: string[] = [];
  return { warnings, engine: { ports: { log: { warning: (text) => warnings.push(text) } } } };
}

describe('a step that the run does not depend on', () => {
  it('gives what it came to, and warns of nothing', async () => {
    const { engine, warnings } = listen();
    expect(await warnIfRefused(engine, { what: 'It was not done' }, async () => 7)).toBe(7);
    expect(warnings).toEqual([]);
  });

  it('is a warning when GitHub refuses it', async () => {
    const { engine, warnings } = listen();
    expect(await warnIfRefused(engine, { what: 'It was not done' }, refuse('forbidden'))).toBeUndefined();
    expect(warnings).toEqual(['It was not done: GitHub says no.']);
  });

  it.each([
    ['a reason that is excepted', { except: ['forbidden'] }],
    ['a reason that is not one of those that are named', { only: ['comments-refused'] }],
  ] as const)('throws on %s', async (_, reasons) => {
    const { engine, warnings } = listen();
    await expect(warnIfRefused(engine, { what: 'It was not done', ...reasons }, refuse('forbidden'))).rejects.toThrow('no');
    expect(warnings).toEqual([]);
  });

  it('throws what is no refusal of GitHub', async () => {
    const { engine } = listen();
    await expect(warnIfRefused(engine, { what: 'x' }, () => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault');
  });
});
