import { soundFiles } from './repository.ts';

/** The repository of somebody who follows README: its example, with a key of his own and the workflow that `init` writes. */
export const newUserFiles = {
  ...soundFiles,
  '.github/baton.yml': `version: 1
signing: { keys: ["k1:6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iw="] }
retention: { prompts: true }
agents:
  investigator: { engine: claude-code, env: [ANTHROPIC_API_KEY], access: read }
  fixer:
    engine: codex
    model: gpt-5-codex
    env: [OPENAI_API_KEY]
    access: full
pipelines:
  fix:
    on: { issues: { labels: [agent-ready] } }
    stages:
      investigate:
        agent: investigator
        prompt: "Find the cause of this issue. {{ subject.title }} {{ subject.body }}"
      fix:
        needs: [investigate]
        agent: fixer
        branch: "baton/issue-{{ subject.number }}"
        retry: { attempts: 2 }
        prompt: "Fix this, and run all tests. {{ subject.title }} {{ needs.investigate.handoff.summary }}"
      open-pr:
        needs: [fix]
        uses: pull-request
        with: { title: "{{ subject.title }}", body: "{{ needs.fix.handoff.summary }} Fixes #{{ subject.number }}" }
`,
  '.github/workflows/baton.yml': soundFiles['.github/workflows/baton.yml'].replace(
    '      ANTHROPIC_API_KEY:',
    '      OPENAI_API_KEY: ${{ secrets.OPENAI_API_KEY }}\n      ANTHROPIC_API_KEY:',
  ),
};

/** A mistake in the configuration: a text of it, what stands in its place, what is found, and words that say what to write, or, behind `not`, what no message says. */
export type NewUserMistake = readonly [
  title: string,
  from: string,
  to: string,
  severity: 'error' | 'warning' | 'note',
  ...words: string[],
];
