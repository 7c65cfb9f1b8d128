import { expect } from 'vitest';
import type { InstalledRepository } from '../../src/app/work/installed-repository.ts';
import { createOpenRuns } from '../../src/app/work/open-runs.ts';
import { createRepositories } from '../../src/app/work/repositories.ts';
import { createMemoryAppStore } from '../support/memory-app-store.ts';
import { requirement } from '../support/requirement.ts';

const place = (id: number, installation = 1): InstalledRepository => ({
  installation,
  repository: { id, owner: 'octo-org', name: `r${id}`, defaultBranch: 'main' },
});

requirement(
  {
    ids: ['P10-schedules'],
    title: 'the App knows the repositories of an installation, also when one moves or is forgotten',
    input: 'repositories 7 and 70 of installation 1, 8 of installation 11; 70 moves to 11; 7 is forgotten',
    expected: 'each stands in one list',
  },
  async () => {
    const repositories = createRepositories(createMemoryAppStore());
    const put = (id: number, installation?: number) =>
      repositories.put({ ...place(id, installation), private: false, pushedAt: null, schedules: [], checks: false });
    const ids = async (installation: number) => (await repositories.list(installation)).map(({ repository }) => repository.id);
    await put(7);
    await put(70);
    await put(8, 11);
    expect([await ids(1), await ids(11)]).toEqual([[7, 70], [8]]);
    await put(70, 11);
    expect([await ids(1), await ids(11)]).toEqual([[7], [70, 8]]);
    await repositories.forget(7);
    expect([await ids(1), await repositories.find(7)]).toEqual([[], undefined]);
  },
);

requirement(
  {
    ids: ['P10-sweep'],
    title: 'the App notes each open run once, and lists the repositories that have some',
    input: 'two runs of repository 7, one of them twice, one of 70; the runs of 7 end',
    expected: 'three times a sweep is asked for; lists by repository; then 70 alone',
  },
  async () => {
    const noted: number[] = [];
    const store = createMemoryAppStore();
    const runs = createOpenRuns({ store, onNoted: async ({ repository }) => void noted.push(repository.id) });
    const since = '2026-03-16T09:00:00Z';
    await runs.note(place(7), { run: 'fix-5', thread: 5, since });
    await runs.note(place(7), { run: 'fix-5', thread: 5, since: '2026-03-17T09:00:00Z' });
    await runs.note(place(7), { run: 'fix-6', thread: 6, since });
    await runs.note(place(70), { run: 'fix-5', thread: 5, since });
    expect(noted).toEqual([7, 7, 70]);
    expect(await runs.list(7)).toEqual([
      { run: 'fix-5', thread: 5, since },
      { run: 'fix-6', thread: 6, since },
    ]);
    await runs.forget(7, { run: 'fix-5', thread: 5 });
    await runs.forget(7, { run: 'fix-6', thread: 6 });
    expect((await runs.listPlaces()).map(({ repository }) => repository.id)).toEqual([70]);
  },
);
