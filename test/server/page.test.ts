import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { startApp, type WorldApp } from '../support/local-world-app.ts';
import { pushTo } from '../support/local-world-checks.ts';
import { pushCommit } from '../support/local-world-push.ts';
import { createPageVisitor } from '../support/page-visitor.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const agentCaller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');
const other = 'octo-org/secret';

describe('the page of runs of the App', () => {
  let world: LocalWorld;
  let app: WorldApp;
  beforeAll(async () => {
    world = await create({
      private: true,
      agents: {
        one: { script: "hand({ summary: 'The parser is at fault.' });" },
        two: { script: "hand({ summary: 'The parser is fixed.' });" },
      },
      pipelines: { fix: { look: { agent: 'one' }, mend: { agent: 'two', needs: ['look'] } } },
      files: { '.github/workflows/baton-agent.yml': agentCaller },
    });
    const from = mkdtempSync(join(tmpdir(), 'other-'));
    mkdirSync(from, { recursive: true });
    writeFileSync(join(from, 'README.md'), 'Nothing.\n');
    world.server.addRepository({ name: other, private: true, from });
    for (const login of ['olga', 'nobody']) world.server.addUser({ login });
    world.server.setRole(other, 'olga', 'read');
    app = await startApp(world, { page: true, repositories: [other], firstLookMilliseconds: 50 });
    await world.run('fix', { title: 'The <b>parser</b> crashes' });
    await app.settle();
  }, 60_000);
  afterAll(() => app.close());

  const visitAs = (login: string | undefined) => {
    world.server.signInBrowser(login);
    return createPageVisitor(app.url);
  };
  const userRequests = (path: RegExp): number =>
    world.server.requests.filter(({ by, path: asked }) => by === 'hubot' && path.test(asked)).length;

  requirement(
    {
      ids: ['P10-9'],
      title: 'a run is listed and shown, with its stages, prompts and what changed between handoffs',
      input: 'a person with the role read signs in with GitHub, opens the list, then the run',
      expected: 'the run in the list with its state; both stages, a timeline of two bars, two prompts, one comparison',
    },
    async () => {
      const visitor = visitAs('mona');
      const list = await visitor.open('/runs');
      expect([list.status, new URL(list.url).pathname]).toEqual([200, '/runs']);
      const rows = await list.text();
      expect(rows).toContain('href="/runs/octo-org/ledger/fix-1"');
      expect(rows).toContain('The &#60;b&#62;parser&#60;/b&#62; crashes');
      expect(rows).toMatch(/badge succeeded">succeeded</);
      const run = await (await visitor.open('/runs/octo-org/ledger/fix-1')).text();
      expect(run.match(/<section class="stage">/g)).toHaveLength(2);
      expect(run.match(/<rect class="work succeeded"/g)).toHaveLength(2);
      expect(run.match(/<summary>Prompt /g)).toHaveLength(2);
      expect(run.match(/What changed since the handoff of look/g)).toHaveLength(1);
      expect(run).toContain('+ The parser is fixed.');
      expect(run).toMatch(/<title>fix-1: The &#60;b/);
    },
  );

  requirement(
    {
      ids: ['P10-9'],
      title: 'a person without access to a repository gets the same answer as for a run that does not exist',
      input: 'the run, its stream and a list of its repository, asked for by somebody with access to another repository alone',
      expected: '404 for each, the same page as for a made-up name; the own list holds nothing of it',
    },
    async () => {
      const visitor = visitAs('olga');
      const list = await (await visitor.open('/runs')).text();
      expect(list).toContain('There is no run yet.');
      expect(list).toContain(other);
      expect(list).not.toContain('ledger');
      const missing = await visitor.open('/runs/octo-org/secret/fix-99');
      const refused = await visitor.open('/runs/octo-org/ledger/fix-1');
      expect([missing.status, refused.status]).toEqual([404, 404]);
      const withoutNonces = async (response: Response): Promise<string> => (await response.text()).replace(/nonce="[^"]*"/g, '');
      expect(await withoutNonces(refused)).toBe(await withoutNonces(missing));
      for (const path of [
        '/runs/octo-org/ledger/fix-1/events',
        '/runs?repository=octo-org/ledger',
        '/runs/events?repository=octo-org/ledger',
      ])
        expect((await visitor.send(path)).status, path).toBe(404);
    },
  );

  requirement(
    {
      ids: ['P10-9'],
      title: 'GitHub is asked with the token of the person, once in a minute, and its no ends the access',
      input: 'two looks at a run by a person; then the person takes the authorisation back',
      expected: 'one question about the repository; then the way to the sign-in',
    },
    async () => {
      const visitor = visitAs('hubot');
      await visitor.open('/runs/octo-org/ledger/fix-1');
      await visitor.open('/runs/octo-org/ledger/fix-1');
      expect(userRequests(/^\/repos\/octo-org\/ledger$/)).toBe(1);
      world.server.revokeUserTokens('hubot');
      const answer = await visitor.send('/runs?repository=octo-org/secret');
      expect([answer.status, answer.headers.get('location')]).toEqual([
        302,
        '/login?back=%2Fruns%3Frepository%3Docto-org%2Fsecret',
      ]);
    },
  );

  it('asks to sign in, and shows nothing before (P10-9)', async () => {
    const visitor = visitAs(undefined);
    const asked = await visitor.send('/runs/octo-org/ledger/fix-1');
    expect([asked.status, asked.headers.get('location')]).toEqual([302, '/login?back=%2Fruns%2Focto-org%2Fledger%2Ffix-1']);
    expect((await visitor.send('/runs/events', { headers: { accept: 'text/event-stream' } })).status).toBe(401);
    expect((await visitor.send('/queue')).status).toBe(302);
    expect(await (await visitor.open('/runs')).text()).toContain('Sign in to GitHub');
  });

  it('takes no sign-in that another browser began, no code twice, and leads to no other site (P10-9)', async () => {
    const visitor = visitAs('mona');
    const begun = await visitor.send('/login?back=https://evil.example/');
    const authorise = await visitor.send(begun.headers.get('location') ?? '');
    const callback = authorise.headers.get('location') ?? '';
    const stranger = createPageVisitor(app.url);
    expect((await stranger.send(callback)).status).toBe(400);
    expect((await visitor.send(callback.replace(/state=./, 'state=_'))).status).toBe(400);
    const again = await visitor.send('/login?back=//evil.example/runs');
    const second = await visitor.send(again.headers.get('location') ?? '');
    const done = await visitor.send(second.headers.get('location') ?? '');
    expect([done.status, done.headers.get('location')]).toEqual([302, '/runs']);
    expect((await visitor.send(second.headers.get('location') ?? '')).status).toBe(400);
  });

  it('shows words of GitHub in the browser that began the sign-in alone (P10-9)', async () => {
    const visitor = visitAs('mona');
    const words = 'error=access_denied&error_description=Call+evil+example';
    const linked = await visitor.send(`/login/callback?${words}`);
    expect([linked.status, await linked.text()]).toEqual([400, expect.not.stringContaining('Call evil')]);
    const begun = await visitor.send('/login');
    const state = new URL(begun.headers.get('location') ?? '').searchParams.get('state');
    const refused = await visitor.send(`/login/callback?${words}&state=${state}`);
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('GitHub says: Call evil example')]);
  });

  it('ends the session before when somebody signs in again (P10-9)', async () => {
    const visitor = visitAs('mona');
    await visitor.open('/runs');
    const before = createPageVisitor(app.url);
    before.cookies.set('baton-session', visitor.cookies.get('baton-session') ?? '');
    expect((await before.send('/runs')).status).toBe(200);
    await visitor.open('/login');
    expect((await visitor.send('/runs')).status).toBe(200);
    expect((await before.send('/runs')).status).toBe(302);
  });

  it('asks GitHub for no other address than that of a repository (P10-9)', async () => {
    const visitor = visitAs('mona');
    await visitor.open('/runs');
    const before = world.server.requests.length;
    for (const name of ['../user', './user', 'octo-org/..', 'octo-org/'])
      expect((await visitor.send(`/runs?repository=${name}`)).status, name).toBe(404);
    expect(world.server.requests.slice(before).map(({ path }) => path)).toEqual([]);
  });

  it('lists the others where GitHub refuses the repositories of one installation (P10-9)', async () => {
    const visitor = visitAs('mona');
    world.server.failNext({ method: 'GET', path: /^\/user\/installations\/\d+\/repositories/, status: 404 });
    const list = await visitor.open('/runs');
    expect([list.status, await list.text()]).toEqual([200, expect.stringContaining('There is no run yet.')]);
  });

  it('leads from the bare address of the App to its runs (P10-9)', async () => {
    const answer = await visitAs('mona').send('/');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/runs']);
  });

  it('serves nothing of the library that it stands on (P10-9)', async () => {
    for (const path of ['/ping', '/probot', '/probot/static/robot.svg', '/setup'])
      expect((await fetch(app.url + path)).status, path).toBe(404);
  });

  it('keeps the session in a cookie that scripts cannot read, and ends it on request (P10-9)', async () => {
    const visitor = visitAs('mona');
    await visitor.open('/runs');
    const line = visitor.set.find((each) => each.startsWith('baton-session=')) ?? '';
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=28800']) expect(line).toContain(part);
    const forged = createPageVisitor(app.url);
    forged.cookies.set(
      'baton-session',
      (visitor.cookies.get('baton-session') ?? '').replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    );
    expect((await forged.send('/runs')).status).toBe(302);
    expect((await visitor.send('/logout', { method: 'POST', headers: { origin: 'https://evil.example' } })).status).toBe(403);
    expect((await visitor.send('/runs')).status).toBe(200);
    const kept = visitor.cookies.get('baton-session') ?? '';
    expect((await visitor.send('/logout', { method: 'POST', headers: { origin: app.url } })).status).toBe(200);
    visitor.cookies.set('baton-session', kept);
    expect((await visitor.send('/runs')).status).toBe(302);
  });

  it('sends headers by which the page runs its own script alone and asks nobody else (P10-9)', async () => {
    const visitor = visitAs('mona');
    const page = await visitor.open('/runs');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'nonce-[^']+'; script-src 'nonce-[^']+'; connect-src 'self'; img-src data:;/,
    );
    expect(policy).toContain("frame-ancestors 'none'");
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).not.toMatch(/ style="| on\w+="/);
  });

  it('tells an open page of a change (P10-9)', async () => {
    const visitor = visitAs('mona');
    await visitor.open('/runs');
    const stream = await visitor.send('/runs/events');
    expect(stream.headers.get('content-type')).toBe('text/event-stream');
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let seen = '';
    const readUntil = async (word: string): Promise<void> => {
      while (!seen.includes(word)) seen += (await reader?.read())?.value ?? '';
    };
    await readUntil('event: hello');
    const number = await world.run('fix', { title: 'Another' });
    await readUntil('event: changed');
    await app.settle();
    expect(await (await visitor.open('/runs?text=another')).text()).toContain(`fix-${number}`);
    await reader?.cancel();
  });

  it('finds a run that the index has lost, and lists it again (P10-9)', async () => {
    const visitor = visitAs('mona');
    const before = world.server.requests.length;
    await app.restart();
    expect(await (await visitor.open('/runs')).text()).toContain('There is no run yet.');
    const looks = () => world.server.requests.slice(before).filter(({ path }) => path.startsWith('/installation/repositories'));
    await expect.poll(() => looks().length).toBeGreaterThan(0);
    await app.settle();
    const asked = world.server.requests.length;
    expect((await visitor.open('/runs/octo-org/ledger/fix-1')).status).toBe(200);
    // It does not matter to a page who serves the repository.
    const ofVariables = world.server.requests.slice(asked).filter(({ path }) => path.includes('/actions/variables'));
    expect(ofVariables.length).toBeLessThanOrEqual(1);
    expect(await (await visitor.open('/runs')).text()).toContain('fix-1');
    expect((await visitor.open('/runs/octo-org/ledger/fix-77')).status).toBe(404);
    expect(await (await visitor.open('/queue')).text()).toContain('The server has nothing to do.');
  });

  requirement(
    {
      ids: ['F-SE12', 'T57'],
      title: 'lets nobody use up the requests of everybody with addresses of runs that do not exist',
      input: '40 wrong addresses by one person, the first of them twice; then one by another person',
      expected: 'a miss is asked once; 404 up to 30 searches, 429 in words after that; the other person is answered 404',
    },
    async () => {
      const visitor = visitAs('mona');
      const open = async (who: typeof visitor, number: number): Promise<number> =>
        (await who.open(`/runs/octo-org/ledger/fix-${number}`)).status;
      const asked = (): number => world.server.requests.filter(({ by }) => by === 'app:baton').length;
      const before = asked();
      const first = await open(visitor, 9_000);
      const once = asked();
      expect([first, await open(visitor, 9_000), asked() - once]).toEqual([404, 404, 0]);
      expect(once).toBeGreaterThan(before);
      const rest: number[] = [];
      for (let number = 9_001; number < 9_040; number += 1) rest.push(await open(visitor, number));
      // The tests before have made a few searches in the same minute.
      const searched = rest.filter((status) => status === 404).length;
      expect(searched).toBeGreaterThan(20);
      expect(searched).toBeLessThan(30);
      expect(rest.slice(searched).every((status) => status === 429)).toBe(true);
      expect(await (await visitor.open('/runs/octo-org/ledger/fix-9050')).text()).toContain('Load this page again in a minute.');
      expect(await open(visitAs('hubot'), 9_060)).toBe(404);
    },
  );

  it('says why a run cannot be shown where the configuration is gone (P10-9)', async () => {
    const visitor = visitAs('mona');
    const number = await world.run('fix', { title: 'The last one' });
    await app.settle();
    pushCommit({ directory: world.repository.directory, branch: 'main', removed: ['.github/baton.yml'] });
    await pushTo(world, 'main', 'Something else.\n');
    await app.settle();
    const page = await visitor.open(`/runs/octo-org/ledger/fix-${number}`);
    expect([page.status, await page.text()]).toEqual([502, expect.stringContaining('.github/baton.yml does not exist')]);
  });
});
