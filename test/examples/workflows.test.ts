import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { evaluateTemplate } from '../support/evaluate-template.ts';
import { requirement } from '../support/requirement.ts';

const examples = new URL('../../examples', import.meta.url).pathname;
const folder = new URL('../../examples/investigate-fix-pr/.github/workflows/', import.meta.url);
const caller = readWorkflow('baton.yml');
const agent = readWorkflow('baton-agent.yml');

interface Workflow {
  readonly text: string;
  readonly 'run-name': string;
  readonly permissions: unknown;
  readonly jobs: { readonly baton: Record<string, unknown> };
}

function readWorkflow(name: string): Workflow {
  const text = readFileSync(new URL(name, folder), 'utf8');
  return { text, ...parse(text) };
}

const order = JSON.stringify({ run: 'fix-7', task: 'investigate', execution: 2 });

describe('the workflows of the example', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'T30'],
      title: 'the caller grants exactly what run.yml asks for, and nothing by default',
      input: 'examples/investigate-fix-pr/.github/workflows/baton.yml',
      expected: 'permissions {} on top; contents, issues, pull-requests, actions: write on the job',
    },
    () => {
      expect(caller.permissions).toEqual({});
      expect(caller.jobs.baton.permissions).toEqual({
        contents: 'write',
        issues: 'write',
        'pull-requests': 'write',
        actions: 'write',
      });
      expect(caller.text.split('\n').length).toBeLessThanOrEqual(30);
      expect(caller.text).not.toMatch(/^\s*concurrency:/m);
    },
  );

  it('the workflow for the App grants read rights only', () => {
    expect(agent.permissions).toEqual({});
    expect(agent.jobs.baton.permissions).toEqual({ contents: 'read', issues: 'read', 'pull-requests': 'read', actions: 'read' });
  });

  requirement(
    {
      ids: ['DESIGN-2'],
      title: 'a dispatched run is found again by its name',
      input: 'run-name with the input task of run fix-7, task investigate, execution 2',
      expected: 'fix-7/investigate 2, and with the number of the stage fix-7/investigate 2 · 1/3',
    },
    () => {
      const titleOf = (name: string, task: string) =>
        evaluateTemplate(name, { inputs: { task }, github: { event_name: 'workflow_dispatch', event: {} } });
      const placed = JSON.stringify({ ...JSON.parse(order), progress: '1/3' });
      for (const name of [caller['run-name'], agent['run-name']]) {
        expect(titleOf(name, order)).toBe('fix-7/investigate 2');
        expect(titleOf(name, placed)).toBe('fix-7/investigate 2 · 1/3');
      }
    },
  );

  requirement(
    {
      ids: ['U28'],
      title: 'a run that an event started is named after the label or the event, and its subject',
      input: 'a label on issue 12; a comment on it; the hint at a label of pull request 7; a cron tick',
      expected: 'Baton: agent-ready on #12 · Baton: issue_comment on #12 · Baton: review on #7 · Baton: schedule',
    },
    () => {
      const titleOf = (name: string, event: object, inputs: object = {}) =>
        evaluateTemplate(caller['run-name'], { inputs, github: { event_name: name, event } });
      expect(titleOf('issues', { label: { name: 'agent-ready' }, issue: { number: 12 } })).toBe('Baton: agent-ready on #12');
      expect(titleOf('issue_comment', { issue: { number: 12 } })).toBe('Baton: issue_comment on #12');
      const hint = JSON.stringify({ action: 'labeled', number: 7, label: 'review' });
      expect(titleOf('workflow_dispatch', {}, { event: hint })).toBe('Baton: review on #7');
      expect(titleOf('schedule', { schedule: '0 9 * * 1' })).toBe('Baton: schedule');
    },
  );

  requirement(
    {
      ids: ['DESIGN-2'],
      title: 'Action and App never both act',
      input: 'the variable BATON_MODE of the repository',
      expected: 'the caller acts unless it is app, the App workflow only if it is',
    },
    () => {
      expect(caller.jobs.baton.if).toBe("vars.BATON_MODE != 'app'");
      expect(agent.jobs.baton.if).toBe("vars.BATON_MODE == 'app'");
    },
  );

  requirement(
    {
      ids: ['F-G2', 'DESIGN-2'],
      title: 'every caller passes the signing key by name, also under the name that the key of an environment needs',
      input: 'baton.yml of each example',
      expected: 'signing-key and BATON_SIGNING_KEY, both from the secret BATON_SIGNING_KEY; never inherit',
    },
    () => {
      const key = '$' + '{{ secrets.BATON_SIGNING_KEY }}';
      const paths = globSync('*/.github/workflows/baton.yml', { cwd: examples });
      expect(paths.length).toBeGreaterThanOrEqual(8);
      for (const path of paths) {
        const { secrets } = parse(readFileSync(join(examples, path), 'utf8')).jobs.baton;
        expect(secrets, path).toMatchObject({ 'signing-key': key, BATON_SIGNING_KEY: key });
      }
      expect(Object.keys(Object(caller.jobs.baton.secrets))).toEqual(['signing-key', 'BATON_SIGNING_KEY']);
    },
  );
});
