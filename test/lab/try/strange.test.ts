import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { requirement } from '../../support/requirement.ts';
import { useTries } from './try-surroundings.ts';
import { type Files, useRepositories } from './user-repository.ts';

const makeRepository = useRepositories();
const tryIn = useTries();

const permissions = '{ contents: write, issues: write, pull-requests: write, actions: write }';
const inputs = '{ task: { type: string }, event: { type: string }, pipeline: { type: string } }';
const passes = `{ task: "\${{ inputs.task }}", event: "\${{ inputs.event }}", pipeline: "\${{ inputs.pipeline }}", config: ops/agents.yaml }`;

/** A copy of Baton under another name, a configuration elsewhere, keys under other names, and a workflow that must never run. */
const copied: Files = {
  'ops/agents.yaml': `# Who may sign. The second key is the old one.
version: 1
signing:
  keys: # two
    - k1:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=
    - old:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=
agents:
  historian: { engine: command, command: [sh, -c, "test -n \\"$MY_TOKEN\\" && git log --format=%s > LOG.txt"], env: [MY_TOKEN] }
  reader: { engine: command, command: [cat], access: read }
pipelines:
  chronicle:
    on: { comment: { command: /baton chronicle, subject: issue, labels: [Docs] } }
    stages:
      read: { agent: reader, prompt: "{{ event.comment }}" }
      write: { agent: historian, branch: "log/{{ subject.number }}", needs: [read] }
`,
  '.github/workflows/agents.yml': `on:
  issue_comment: { types: [created] }
  workflow_dispatch: { inputs: ${inputs} }
jobs:
  relay:
    permissions: ${permissions}
    uses: acme/agent-relay/.github/workflows/run.yml@0123456789012345678901234567890123456789 # v1.2.3
    with: ${passes}
    secrets:
      signing-key: \${{ secrets.RELAY_KEY }}
      BATON_SIGNING_KEY: \${{ secrets.RELAY_KEY }}
      agent-secrets: \${{ secrets.ALL_TOKENS }}
`,
  '.github/workflows/ci.yml': `on: [issues, issue_comment, push]
jobs: { ci: { runs-on: ubuntu-latest, steps: [{ uses: some/unknown-action@v9 }, { run: exit 1 }] } }
`,
};

/** A workflow between the event and Baton, secrets that are inherited, no keys, and an event of another program. */
const wrapped: Files = {
  '.github/baton.yml': `version: 1
agents: { watcher: { engine: command, command: [sh, -c, "cat > /dev/null"], access: read } }
pipelines:
  alarm:
    on: { webhook: { type: pager.fired, map: { title: alert.labels.name, severity: alert.severity } } }
    stages: { look: { agent: watcher, prompt: "Severity {{ inputs.severity }}: {{ subject.title }}" } }
`,
  '.github/workflows/events.yml': `on:
  repository_dispatch:
  workflow_dispatch: { inputs: ${inputs} }
jobs:
  wrap:
    permissions: ${permissions}
    uses: ./.github/workflows/wrap.yml
    with: ${passes.replace(', config: ops/agents.yaml', '')}
    secrets: inherit
`,
  '.github/workflows/wrap.yml': `on: { workflow_call: { inputs: ${inputs} } }
jobs:
  baton:
    uses: baton-agents/baton/.github/workflows/run.yml@main
    with: ${passes.replace(', config: ops/agents.yaml', '')}
    secrets: inherit
`,
};

describe('baton try on what strangers write', () => {
  requirement(
    {
      ids: ['U25', 'DESIGN-4.8'],
      title: 'two tries at the same time, of a copy of Baton under another name and of a workflow around Baton',
      input: 'other paths, names of keys and branches; secrets in one, or inherited; a workflow of unknown actions beside it',
      expected: 'both runs succeed: no port is fixed, the own workflow is never played, the agent sees the whole history',
    },
    async () => {
      const user = makeRepository(copied);
      user.git('branch', '--move', 'trunk');
      user.git('commit', '--quiet', '--allow-empty', '--message', 'Second');
      const [first, second] = await Promise.all([
        tryIn(user.folder, { comment: '/baton chronicle\n\nPlease be brief.' }),
        tryIn(makeRepository(wrapped).folder),
      ]);
      expect(first.report.runs, JSON.stringify(first.report.jobs)).toMatchObject([{ run: 'chronicle-1', outcome: 'succeeded' }]);
      expect(first.report.failures).toEqual([]);
      expect(first.report.defaultBranch).toBe('trunk');
      expect(first.report.threads[0]?.labels).toContain('Docs');
      const [diff = ''] = Object.values(first.files.branches).map((file) => readFileSync(file, 'utf8'));
      expect(diff).toContain('+Your files as they are, for baton try\n+Second\n+First\n');
      expect(second.report.runs, JSON.stringify(second.report.jobs)).toMatchObject([{ pipeline: 'alarm', outcome: 'succeeded' }]);
      const [prompt = ''] = Object.values(second.files.prompts).map((file) => readFileSync(file, 'utf8'));
      expect(prompt).toContain('Severity example severity: example title');
    },
    60_000,
  );
});
