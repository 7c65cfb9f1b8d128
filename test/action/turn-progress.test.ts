import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { createTurnProgress } from '../../src/action/wire/turn-progress.ts';
import type { TurnProgress } from '../../src/ports/agent-runner.ts';
import { requirement } from '../support/requirement.ts';

let temp: string;
let progress: TurnProgress;
let uploads: string[];
let asked: (string | undefined)[];
let answers: ({ readonly etag: string | undefined } | undefined)[];

beforeEach(async () => {
  temp = mkdtempSync(join(tmpdir(), 'baton-turn-'));
  [uploads, asked, answers] = [[], [], []];
  // A job that died has left this.
  mkdirSync(join(temp, 'baton-turn-3'));
  writeFileSync(join(temp, 'baton-turn-3', 'left'), '');
  progress = await createTurnProgress({
    context: { job: { temp, workflowRun: { attempt: 2 } } } as unknown as Parameters<typeof createTurnProgress>[0]['context'],
    github: {
      readThreadTag: async (_thread, _since, etag) => {
        asked.push(etag);
        return answers.shift();
      },
    },
    artifacts: {
      upload: async (name, file, kept) => {
        uploads.push(`${name} ${readFileSync(file, 'utf8')} ${kept?.days}`);
        return { artifactId: 1, file: 'f', bytes: 1, sha256: 'sha256:0' };
      },
    },
    execution: 3,
  });
});
afterEach(() => rmSync(temp, { recursive: true, force: true }));

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

describe('what a job exchanges with the tools of an agent at work', () => {
  requirement(
    {
      ids: ['P10-5', 'T04', 'H-17'],
      title: 'lies in a fresh folder that nobody else may enter, with one part that the agent may write to',
      input: 'the folder of a job that died; the folders; what the job tells; the end',
      expected: 'nothing of the old one; 700 outside, 755 inside; a file that another user may read; nothing is left',
    },
    async () => {
      const { root, writable, readable } = progress.folders;
      expect(readdirSync(root).toSorted()).toEqual(['asked', 'told']);
      expect([root, writable, readable].map(modeOf)).toEqual(['700', '755', '755']);
      await progress.writeChildren('{"children":[]}');
      expect(modeOf(join(readable, 'children.json'))).toBe('644');
      await progress.remove();
      expect(readdirSync(temp)).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['P10-5', 'T04', 'T36'],
      title: 'is read as the files of a hostile agent are: no link, nothing too large',
      input: 'no file; a link to a file of the job; 256 KiB and one byte; requests; a time with 65 characters, then a time',
      expected: 'nothing; a reason; a reason; the bytes; nothing; the time',
    },
    async () => {
      const { writable } = progress.folders;
      const requests = join(writable, 'requests.json');
      expect(await progress.readRequests()).toEqual({ ok: true, value: undefined });
      writeFileSync(join(temp, 'secret'), 'secret');
      symlinkSync(join(temp, 'secret'), requests);
      expect(await progress.readRequests()).toEqual({ ok: false, error: 'it is a link' });
      rmSync(requests);
      writeFileSync(requests, 'x'.repeat(262_145));
      expect(await progress.readRequests()).toMatchObject({ ok: false });
      writeFileSync(requests, '{}');
      expect(await progress.readRequests()).toMatchObject({ ok: true, value: Buffer.from('{}') });
      writeFileSync(join(writable, 'wait.txt'), '2'.repeat(65));
      expect(await progress.readWaitEnd()).toBeUndefined();
      writeFileSync(join(writable, 'wait.txt'), '2026-03-18T09:00:00Z');
      expect(await progress.readWaitEnd()).toBe('2026-03-18T09:00:00Z');
    },
  );

  requirement(
    {
      ids: ['P10-5', 'LIMITS'],
      title: 'goes to GitHub as numbered artifacts for a day, and comes from it only where something has changed',
      input: 'two uploads; a list with a tag; the same list; a list of more than one page; one more',
      expected: 'names with the attempt of the workflow run; the tag is sent as long as there is one; news, none, news, news',
    },
    async () => {
      await progress.upload(1, 'a');
      await progress.upload(2, 'b');
      expect(uploads).toEqual(['baton-progress-2-1 a 1', 'baton-progress-2-2 b 1']);
      answers = [{ etag: 'one' }, undefined, { etag: undefined }, { etag: 'two' }];
      const news: boolean[] = [];
      for (let look = 0; look < 4; look += 1) news.push(await progress.hasNews(5, '2026-03-18T09:00:00Z'));
      expect(news).toEqual([true, false, true, true]);
      expect(asked).toEqual([undefined, 'one', 'one', undefined]);
    },
  );
});
