import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { explainFewer, explainNothing } from '../../src/lab/try/explain-nothing.ts';
import { useTries } from '../lab/try/try-surroundings.ts';
import { type Files, type UserFolder, useRepositories } from '../lab/try/user-repository.ts';
import { requirement } from '../support/requirement.ts';

const makeRepository = useRepositories();
const tryIn = useTries();

/** Returns a workflow that calls Baton, without a `run-name`, as people shorten it. */
function callBaton(on: string, { more = '', secrets }: { readonly more?: string; readonly secrets: string }): string {
  return `on:
${on}
  workflow_dispatch: { inputs: { task: { type: string }, event: { type: string }, pipeline: { type: string } } }
jobs:
  baton:
    permissions: { contents: write, issues: write, pull-requests: write, actions: write }
    uses: baton-agents/baton/.github/workflows/run.yml@v1
    with:
      task: \${{ inputs.task }}
      event: \${{ inputs.event }}
      pipeline: \${{ inputs.pipeline }}
${more}    secrets:
${secrets}`;
}

const key = `      signing-key: \${{ secrets.BATON_SIGNING_KEY }}
      BATON_SIGNING_KEY: \${{ secrets.BATON_SIGNING_KEY }}
      ANTHROPIC_API_KEY: \${{ secrets.ANTHROPIC_API_KEY }}
`;

/** Several packages in one repository, the configuration beside its tools, line endings of Windows, the key of the README. */
const monorepo: Files = {
  'tools/agents/baton.yml': `version: 1
signing:
  keys:
    - "<your public key>"
agents:
  developer: { engine: claude-code, env: [ANTHROPIC_API_KEY], access: full }
pipelines:
  web:
    on: { issues: { labels: [web, ready], exclude-labels: [wontfix] } }
    stages:
      change:
        agent: developer
        branch: "web/{{ subject.number }}"
        setup: |
          cd packages/web
          npm ci
        prompt: |
          Do this in packages/web: {{ subject.title }}

          {{ subject.body }}
      pr:
        needs: [change]
        uses: pull-request
        with: { title: "web: {{ subject.title }}", body: "{{ needs.change.handoff.summary }}", labels: [web] }
`.replaceAll('\n', '\r\n'),
  '.github/workflows/agents.yaml': callBaton('  issues: { types: [labeled] }', {
    more: '      config: tools/agents/baton.yml\n',
    secrets: key,
  }).replaceAll('\n', '\r\n'),
  '.github/workflows/broken.yml': 'on: push\njobs:\n  - no\n workflow\n',
  'packages/web/index.js': 'x\r\n',
};

/** Reviews, answers and questions: three pipelines about pull requests and comments. */
const reviews: Files = {
  '.github/baton.yml': `version: 1
signing: { keys: ["<your public key>"] }
agents: { reader: { engine: claude-code, env: [ANTHROPIC_API_KEY], access: read } }
pipelines:
  review:
    on: { pull-requests: { draft: false, files: { include: ["src/**"] } } }
    stages:
      look: { agent: reader, prompt: "Review {{ subject.title }}" }
      say: { needs: [look], uses: review, with: { body: "{{ needs.look.handoff.summary }}" } }
  answer:
    on: { pull-requests: { review-state: changes_requested } }
    stages: { reply: { agent: reader, prompt: "{{ event.review.body }}" } }
  ask:
    on: { comment: { command: /ask } }
    allow: { minimum-role: read }
    stages: { reply: { agent: reader, prompt: "Answer. {{ event.comment }}" } }
`,
  '.github/workflows/baton.yml': callBaton(
    `  pull_request: { types: [opened, reopened, ready_for_review] }
  pull_request_review: { types: [submitted] }
  issue_comment: { types: [created] }`,
    { secrets: key },
  ),
  'src/a.js': 'let a;\n',
};

/** A script of the repository as engine, events of another program, no key. */
const pager: Files = {
  '.github/baton.yml': `version: 1
agents: { shell: { engine: command, command: [sh, bin/agent.sh], env: [PAGER_TOKEN] } }
pipelines:
  page:
    on: { webhook: [{ type: page, map: { id: incident.id, title: incident.title } }] }
    stages: { handle: { agent: shell, branch: "page/{{ run.id }}", prompt: "Handle {{ subject.title }}" } }
`,
  '.github/workflows/baton.yml': callBaton('  repository_dispatch: { types: [page] }', {
    secrets: `      agent-secrets: |
        PAGER_TOKEN=\${{ secrets.PAGER_TOKEN }}
`,
  }),
  'bin/agent.sh': `read -r title
echo "$title" >> INCIDENTS.md
echo '{"version":1,"summary":"Noted."}' > "$BATON_HANDOFF_PATH"
`,
  'page.json': '{"incident":{"id":7,"title":"Disk full"}}',
};

/** Makes a repository in the middle of work: a stash, staged and new files, a hook that would be seen. */
function makeBusyRepository(files: Files): UserFolder {
  const user = makeRepository({ ...files, 'README.md': 'Old.\n' });
  user.write({ 'README.md': 'Stashed.\n' });
  user.git('stash');
  user.write({ 'staged.txt': 'new\n' });
  user.git('add', 'staged.txt');
  user.write({ 'new.txt': 'new\n', '.git/hooks/post-checkout': '#!/bin/sh\ntouch "$GIT_DIR/seen"\n' });
  return user;
}

describe('baton try on configurations that strangers write', () => {
  requirement(
    {
      ids: ['U25', 'DESIGN-4.8'],
      title: 'a monorepo with the configuration in a folder, CRLF everywhere and the key of the README, from a sub-folder',
      input: '--label ready, the second of two labels; a broken workflow beside it',
      expected: 'the run succeeds with the pull request; the repository is as before',
    },
    async () => {
      const user = makeBusyRepository(monorepo);
      const before = user.fingerprint();
      const { report, said } = await tryIn(join(user.folder, 'packages/web'), { label: 'ready' });
      expect(user.fingerprint()).toEqual(before);
      expect(report.runs, JSON.stringify(report.failures)).toMatchObject([{ run: 'web-1', outcome: 'succeeded' }]);
      expect(report.threads.find(({ kind }) => kind === 'pull-request')).toMatchObject({
        title: 'web: An example for baton try',
        labels: ['web'],
      });
      expect(report.threads.find(({ number }) => number === 1)?.labels).toEqual(expect.arrayContaining(['web', 'ready']));
      expect(said).toContain('`setup` is left out where a stand-in needs none: web.change.');
      expect(report.runs[0]?.stages[0]?.executions[0]?.prompt).not.toContain('\r');
    },
    60_000,
  );

  requirement(
    {
      ids: ['U25'],
      title: 'several pipelines about pull requests: each starts by its own event, and what starts nothing says why',
      input:
        '--open pull-request with --files inside and outside of the filter; --review as read; /ask, which the workflow does not take',
      expected: 'one run; the reason of the pipeline that was meant, and of no other; the line of the workflow',
    },
    async () => {
      const user = makeBusyRepository(reviews);
      const before = user.fingerprint();
      const opened = await tryIn(user.folder, { open: 'pull-request', files: ['src/new.js', 'README.md'] });
      expect(opened.report.runs).toMatchObject([{ run: 'review-1', outcome: 'succeeded' }]);
      const outside = await tryIn(user.folder, { open: 'pull-request', files: ['README.md'] });
      expect(explainNothing({ ...outside, role: 'write' })).toMatch(
        /^Nothing started at this event \(pull_request, opened\)\.\n {2}review: [^\n]*$/,
      );
      const reviewed = await tryIn(user.folder, { review: 'changes_requested', as: 'read' });
      expect(explainNothing({ ...reviewed, role: 'read' })).toMatch(/\n {2}answer: octocat has the role `read`[^\n]*$/);
      const asked = await tryIn(user.folder, { comment: '/ask' });
      const words = explainNothing({ ...asked, role: 'write' });
      expect(words).toContain('.github/workflows/baton.yml:10: Comments with "/ask"');
      expect(words).toContain('command-prefix: /ask');
      expect(words).not.toContain('baton try --comment /ask');
      expect(user.fingerprint()).toEqual(before);
    },
    90_000,
  );

  requirement(
    {
      ids: ['U25'],
      title: 'a script of the repository as engine, and the same event of another program twice',
      input: '--webhook page --payload FILE --times 2, with one id',
      expected: 'one run, with the change of the script; the second event is said to have started none, with the reason',
    },
    async () => {
      const user = makeBusyRepository(pager);
      const before = user.fingerprint();
      const { report } = await tryIn(user.folder, { webhook: 'page', payload: join(user.folder, 'page.json'), times: 2 });
      expect(user.fingerprint()).toEqual(before);
      expect(report.runs).toMatchObject([{ pipeline: 'page', outcome: 'succeeded' }]);
      expect(report.branches[0]?.diff).toContain('+Handle Disk full');
      expect(explainFewer(report, 2)).toMatch(/^1 of 2 events started a run\.\n {2}\S/);
      expect(explainFewer(report, 1)).toBe('');
    },
    60_000,
  );
});
