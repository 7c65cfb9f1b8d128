import { isMap, isScalar } from 'yaml';
import { z } from 'zod';
import { truncateCodePoints } from '../../text/code-points.ts';
import type { WorkflowProblem } from './check-crons.ts';
import { readCallers, type WorkflowFile } from './check-workflow-files.ts';
import { isAgentWorkflow, parseWorkflow } from './read-caller.ts';

/** The fields of an order in a title, with an example of each. */
const sample = { run: 'fix-12', task: 'fix', execution: '1' } as const;
/** The words of the example by which its workflow run is found, as `executionTitle` writes them. */
export const sampleTitle = `${sample.run}/${sample.task} ${sample.execution}`;

const line =
  "`run-name: ${{ inputs.task && format('{0}/{1} {2}', fromJSON(inputs.task).run, fromJSON(inputs.task).task, fromJSON(inputs.task).execution) || github.event_name }}`";
const consequence =
  'Baton finds the workflow runs that it has started by their titles; without that it does not stop them, and may start the same work twice';
const remedy = `Write the line ${line}, or take the whole line of an example.`;

const nameSchema = z.looseObject({ 'run-name': z.coerce.string().catch('').optional() });

/**
 * Lists workflows that carry out tasks under titles that do not name the task. The workflow of agents that the App starts is one
 * of them.
 */
export function listRunNameWarnings(files: readonly WorkflowFile[]): readonly WorkflowProblem[] {
  const callers = readCallers(files).filter(({ jobs, inputs }) => jobs.length > 0 || inputs.includes('task'));
  const paths = new Set(callers.map(({ file }) => file));
  return files.filter(({ path, text }) => paths.has(path) || isAgentWorkflow(text)).flatMap(checkRunName);
}

function checkRunName({ path, text }: WorkflowFile): readonly WorkflowProblem[] {
  const { document, lines } = parseWorkflow(text);
  const name = nameSchema.safeParse(document.toJS({ maxAliasCount: 100 })).data?.['run-name'];
  if (name !== undefined && showsTask(name)) return [];
  const pairs = isMap(document.contents) ? document.contents.items : [];
  const keys = pairs.map(({ key }) => key).filter((key) => isScalar(key));
  const key = name === undefined ? keys[0] : keys.find(({ value }) => value === 'run-name');
  const { line: row, col: column } = lines.linePos(key?.range?.[0] ?? 0);
  const message =
    name === undefined
      ? `The workflow has no \`run-name\`. ${consequence}. Let \`baton init\` add it. Or: ${remedy}`
      : `The \`run-name\` is \`${truncateCodePoints(name, 100)}\`, which does not say \`<run>/<stage> <number>\` of the task. ${consequence}. ${remedy}`;
  return [{ code: 'BATON-E147', message, file: path, line: row, column }];
}

/** Returns whether the title names the task: its words stand in it, with blanks around them. */
function showsTask(name: string): boolean {
  const title = name.replace(/\$\{\{([\s\S]*?)\}\}/g, (_, expression: string) => renderSample(expression));
  return ` ${title} `.includes(` ${sampleTitle} `);
}

const field = /fromJSON\(\s*(?:github\.event\.)?inputs\.task\s*(?:\|\|\s*'[^']*'\s*)?\)\.(run|task|execution)\b/gi;
const formatCall = /format\(\s*'([^']*)'\s*,([^()]*)/gi;
const literal = /^\s*'([^']*)'\s*$/;

/**
 * Renders what an expression comes to for the example, as far as it is made of fields of the order. Other values count as a
 * blank: the examples add ` · 2/3` behind the execution.
 */
function renderSample(expression: string): string {
  const known = expression.replace(field, (_, name: string) => {
    const value = Object.entries(sample).find(([key]) => key === name.toLowerCase())?.[1];
    return `'${value ?? ''}'`;
  });
  const calls = [...known.matchAll(formatCall)].map(([, form = '', values = '']) => fillForm(form, values));
  return calls.find((call) => ` ${call} `.includes(` ${sampleTitle} `)) ?? literal.exec(known)?.[1] ?? '?';
}

function fillForm(form: string, values: string): string {
  const given = values.split(',').map((value) => literal.exec(value)?.[1] ?? ' ');
  return form.replace(/\{(\d+)\}/g, (_, index: string) => given[Number(index)] ?? ' ');
}
