import { configSchema } from '../../../src/core/config/schema/config-schema.ts';
import type { NeedContext, PromptContext } from '../../../src/core/prompt/prompt-context.ts';
import type { RunBody, TaskBody, TaskRecord } from '../../../src/core/record/record.ts';
import type { State } from '../../../src/core/run/state.ts';
import type { TaskRow } from '../../../src/core/run/task-row.ts';
import { allGates } from '../../support/all-gates.ts';
import { buildRun, buildTask } from '../../support/record-builders.ts';

export function buildNeedContext(fields: Partial<NeedContext> = {}): NeedContext {
  return {
    name: 'investigate',
    agent: 'investigator',
    outcome: 'succeeded',
    note: '',
    response: '',
    outputs: ['src/a.ts', 'src/b.ts'],
    results: { branch: 'baton/issue-42' },
    handoff: {
      present: true,
      version: 1,
      summary: 'The token is never cleared.',
      detail: 'In auth.go\n\n\tline 12\n  and after',
      data: { severity: 'high' },
      context: { relevant_files: ['auth.go'], key_findings: ['no test'], constraints: [], suggested_approach: 'Clear it.' },
    },
    ...fields,
  };
}

export function buildContext(fields: Partial<PromptContext> = {}): PromptContext {
  return {
    subject: {
      kind: 'issue',
      number: 42,
      title: 'Cookie survives logout',
      body: 'It is still sent.\r\nAlways.',
      url: 'https://github.com/o/r/issues/42',
      author: 'mona',
      'head-branch': '',
      labels: ['bug', 'agent-ready'],
      comments: [],
    },
    event: {
      name: 'issues',
      action: 'labeled',
      actor: 'hubot',
      label: 'agent-ready',
      comment: '',
      missed: 0,
      review: { state: '', author: '', body: '', comments: [] },
      check: { workflow: '', conclusion: '', url: '', head: '', jobs: [] },
    },
    needs: {},
    results: {},
    history: '',
    previous_failure: null,
    answer: '',
    inputs: {},
    run: { id: 'fix-42', pipeline: 'fix', attempt: 1, execution: 1 },
    ...fields,
  };
}

const config = configSchema.parse({
  version: 1,
  agents: { script: { engine: 'command', command: ['true'] } },
  pipelines: {
    fix: {
      on: { issues: { labels: ['agent-ready'] } },
      stages: {
        investigate: { agent: 'script' },
        fix: { needs: ['investigate'], agent: 'script', retry: { attempts: 3 } },
        'open-pr': { needs: ['fix'], uses: 'pull-request', with: { title: 'Fix' } },
      },
    },
  },
});

export function buildTaskOf(stage: string, body: Partial<TaskBody> = {}, fields: Partial<TaskRecord> = {}): TaskRecord {
  return buildTask({ task: `fix-42/${stage}`, ...fields }, { stage, ...body });
}

/** A run of investigate, fix and open-pr in which these executions have ended. */
export function buildState(tasks: readonly TaskRecord[] = [], run: Partial<RunBody> = {}): State {
  const rows = [...['investigate', 'fix', 'open-pr'].map(waiting), ...tasks.map(ended)];
  return {
    run: buildRun({}, { config, ...run }),
    rows: new Map(rows.map((row) => [row.name, row])),
    tasks,
    transfers: [],
    spawned: [],
    decisions: [],
    paused: undefined,
    end: undefined,
    tip: { seq: tasks.length + 1, digest: '' },
    gates: allGates,
  };
}

function waiting(name: string): TaskRow {
  return { name, kind: 'stage', status: 'waiting', wait: { gate: 'needs', for: [] } };
}

function ended(last: TaskRecord): TaskRow {
  return { name: last.body.stage, kind: 'stage', status: 'ended', last, settledAt: last.seq };
}
