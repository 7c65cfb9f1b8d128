import { expect } from 'vitest';
import { createHealth, createHealthRoutes } from '../../src/app/http/health.ts';
import { requirement } from '../support/requirement.ts';

requirement(
  {
    ids: ['P10-8'],
    title: '/readyz says in one sentence why no work gets done, and tells nobody about the database',
    input:
      'an App that begins, one that stops, a database that refuses, one that says nothing to five at once, and one that is there again',
    expected: '503 and a sentence without an address; its reason in the log, once; then 200',
  },
  async () => {
    const lines: string[] = [];
    let answer = (): Promise<undefined> => Promise.resolve(undefined);
    const served = { store: { check: () => answer() }, isProcessing: false, isStopping: false };
    const routes = createHealthRoutes(createHealth(served, { warning: (line) => void lines.push(line) }));
    const ask = async (path: string): Promise<string> => {
      const response = await routes.find((each) => each.path === path)?.app.request('/');
      return `${response?.status} ${(await response?.text())?.trim()}`;
    };
    expect(await ask('/readyz')).toBe('503 The App does not hand out work yet.');
    served.isProcessing = true;
    expect(await ask('/readyz')).toBe('200 The App is ready.');
    answer = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:5432'));
    expect([await ask('/readyz'), await ask('/readyz')]).toEqual(Array(2).fill('503 The database does not answer.'));
    const hanging = Promise.withResolvers<undefined>();
    let asked = 0;
    answer = () => {
      asked += 1;
      return hanging.promise;
    };
    const all = Array.from({ length: 5 }, () => ask('/readyz'));
    expect(new Set(await Promise.all(all))).toEqual(new Set(['503 The database does not answer.']));
    expect(asked).toBe(1);
    hanging.resolve(undefined);
    expect(lines).toEqual([
      'The database does not answer: connect ECONNREFUSED 10.0.0.7:5432',
      'The database does not answer: it took more than 2000 ms.',
    ]);
    expect(await ask('/healthz')).toBe('200 The App runs.');
    answer = () => Promise.resolve(undefined);
    expect(await ask('/readyz')).toBe('200 The App is ready.');
    served.isStopping = true;
    expect(await ask('/readyz')).toBe('503 The App is stopping.');
  },
);
