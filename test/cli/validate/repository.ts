import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The files of a repository in which `baton validate` finds nothing. */
export const soundFiles = {
  '.github/baton.yml': `version: 1
signing: { keys: ["k1:6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iw="] }
retention: { prompts: true }
agents:
  finder:
    engine: claude-code
    env: [ANTHROPIC_API_KEY]
    instructions: .github/agents/finder.md
    access: read
  fixer:
    engine: command
    command: [node, scripts/fix.mjs]
pipelines:
  fix:
    on:
      issues: { labels: [agent-ready] }
    stages:
      find:
        agent: finder
        prompt: |
          Look at {{ subject.title }}.
      fix:
        needs: [find]
        agent: fixer
        branch: "baton/{{ subject.number }}"
        prompt: |
          {{ needs.find.handoff.summary }}
      open:
        needs: [fix]
        uses: pull-request
        with: { title: Fix, body: "{{ needs.fix.handoff.summary }}" }
`,
  '.github/workflows/baton.yml': `name: Baton
on:
  issues: { types: [labeled] }
  issue_comment: { types: [created] }
  workflow_dispatch:
    inputs:
      task: { type: string }
      event: { type: string }
      pipeline: { type: string }
  schedule: [{ cron: "23 4 * * *" }]
run-name: \${{ inputs.task && format('{0}/{1} {2}', fromJSON(inputs.task).run, fromJSON(inputs.task).task, fromJSON(inputs.task).execution) || github.event_name }}
permissions: {}
jobs:
  baton:
    permissions: { contents: write, issues: write, pull-requests: write, actions: write }
    uses: baton-agents/baton/.github/workflows/run.yml@v1
    with:
      task: \${{ inputs.task }}
      event: \${{ inputs.event }}
      pipeline: \${{ inputs.pipeline }}
    secrets:
      signing-key: \${{ secrets.BATON_SIGNING_KEY }}
      BATON_SIGNING_KEY: \${{ secrets.BATON_SIGNING_KEY }}
      ANTHROPIC_API_KEY: \${{ secrets.ANTHROPIC_API_KEY }}
`,
  '.github/workflows/ci.yml': 'name: CI\non: [pull_request]\n',
  '.github/agents/finder.md': 'Find the cause.\n',
  'scripts/fix.mjs': '',
};

export type Files = typeof soundFiles;

/** Writes files below a folder. */
export function writeFiles(root: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** A fault of the first hour. */
export interface Fault {
  /** The words of the first column of the table in `docs/validate.md`. */
  readonly title: string;
  readonly severity: 'error' | 'warning' | 'note';
  readonly code: string;
  /** The finding that asked for it, where one did. */
  readonly requirement?: string;
  /** Changes of files of a repository that has no fault: text, and what stands in its place. `«` marks where it must be reported. */
  readonly edits: readonly (readonly [file: keyof Files | '.git/HEAD', from: string, to: string])[];
  /** Files that are taken away. */
  readonly without?: readonly (keyof Files)[];
  /** Words that say what to write instead. */
  readonly words: readonly string[];
}
