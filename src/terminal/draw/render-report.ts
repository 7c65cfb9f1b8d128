import { cleanForTerminal, defuseWorkflowCommands } from '../../core/text/plain-text.ts';
import { describeOutcome } from '../../core/view/outcome-words.ts';
import { countChildren } from '../../core/view/tree/describe-tree.ts';
import {
  describeEvent,
  describeMemory,
  type ReportedExecution,
  type ReportedRun,
  type ReportedStage,
  type ReportedThread,
  type RunReport,
} from '../../page/report/run-report.ts';
import { drawChain } from './draw-chain.ts';
import { renderDiff } from './render-diff.ts';
import { renderInlineMarkdown, renderMarkdown } from './render-markdown.ts';
import { renderComments } from './render-thread.ts';
import { renderIcon } from './stage-words.ts';
import type { TerminalOptions } from './terminal-options.ts';
import { padTo, prefixLines, widthOf, wrapText } from './text-width.ts';

export interface ReportOptions extends TerminalOptions {
  /** The lines at the end that say what to do next. */
  readonly next: readonly string[];
}

/** Renders what happened for a terminal: the runs, their changes and pull requests, the threads, and what to do next. */
export function renderReport(report: RunReport, options: ReportOptions): string {
  const clean = cleanTexts(report);
  const sections = [
    section('What happened', [...clean.runs.map((run) => renderRun(run, clean, options)), ...renderRest(clean, options)]),
    ...clean.branches.map(({ name, diff }) => section(`Changes on ${name}`, [renderDiff(diff, options)])),
    ...byKind(clean, 'pull-request').map((thread) =>
      renderThread(`Pull request #${thread.number}: ${thread.title}`, thread, options),
    ),
    ...byKind(clean, 'issue').map((thread) => renderThread(`Issue #${thread.number}: ${thread.title}`, thread, options)),
    ...[...byKind(clean, 'runs-issue'), ...byKind(clean, 'ledger')].map((thread) =>
      renderThread(`Closed issue #${thread.number}: ${thread.title}`, thread, options),
    ),
    ...(options.next.length === 0 ? [] : [section('What next', [options.next.join('\n')])]),
  ];
  return `${defuseWorkflowCommands(sections.map((one) => renderSection(one, options)).join('\n\n'))}\n`;
}

/** Cleans every text of a report of what a terminal or a job would obey. */
function cleanTexts(report: RunReport): RunReport {
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return cleanForTerminal(value);
    if (Array.isArray(value)) return value.map(clean);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner)]));
  };
  return clean(report) as RunReport;
}

interface Section {
  readonly title: string;
  readonly blocks: readonly string[];
}

function section(title: string, blocks: readonly string[]): Section {
  return { title, blocks: blocks.filter((block) => block.trim() !== '') };
}

function renderSection({ title, blocks }: Section, { width, colors }: TerminalOptions): string {
  const line = colors.dim(`── ${colors.bold(title)} `);
  return [padRule(line, { width, colors }), ...blocks].join('\n\n');
}

function padRule(line: string, { width, colors }: TerminalOptions): string {
  const columns = width - (padTo(line, width).length - line.length);
  return `${line}${colors.dim('─'.repeat(Math.max(2, width - columns)))}`;
}

function byKind({ threads }: RunReport, kind: ReportedThread['kind']): readonly ReportedThread[] {
  return threads.filter((thread) => thread.kind === kind);
}

function renderRun(run: ReportedRun, { threads }: RunReport, options: TerminalOptions): string {
  const thread = threads.find(({ number }) => number === run.subject);
  const about = thread === undefined || thread.kind === 'runs-issue' ? '' : `#${thread.number} “${thread.title}”: `;
  const cause = renderInlineMarkdown(about === '' ? run.startedBy.replace(/^the /, 'The ') : run.startedBy, options);
  const first = wrapText(`${about}${cause}. That started the run ${run.run}:`, options.width);
  const headline = wrapText(renderInlineMarkdown(run.headline, options), options.width);
  const chain = prefixLines(drawChain(run.stages, { ...options, width: options.width - 2 }), '  ');
  const blocks = [first, describeMemory(run), chain, renderStages(run.stages, options), headline];
  return blocks.filter((block) => block !== '').join('\n\n');
}

function renderStages(stages: readonly ReportedStage[], options: TerminalOptions): string {
  const titles = new Map(stages.map((stage) => [stage.name, nameTask(stage)]));
  const column = Math.min(32, Math.max(...[...titles.values()].map(widthOf)));
  return stages
    .flatMap((stage) => {
      const below = stages.filter(({ parent }) => parent === stage.name).map((each) => ({ ...each, children: [] }));
      const words = describeStage(stage, { ...options, below: countChildren({ children: below }) });
      if (words === undefined) return [];
      const start = `  ${renderIcon(stage.status, options)} ${padTo(titles.get(stage.name) ?? '', column)}  `;
      const text = wrapText(words, options.width - column - 6);
      return [`${start}${prefixLines(text, ' '.repeat(column + 6)).trimStart()}`];
    })
    .join('\n');
}

/** Returns the name of a stage; that of a task below one is indented, without the name of what stands above it. */
function nameTask({ name, title, parent }: ReportedStage): string {
  if (parent === undefined) return title;
  const depth = Math.max(1, name.split('/').length - 1);
  return `${'  '.repeat(depth - 1)}↳ ${title.slice(parent.length).replace(/^\//, '')}`;
}

/** Describes what a stage did, or why it was skipped; undefined for a stage that has nothing to tell. */
function describeStage(
  stage: ReportedStage,
  { below, ...options }: TerminalOptions & { readonly below: string },
): string | undefined {
  const last = stage.executions.at(-1);
  if (last !== undefined) return `${describeWork(stage)} ${renderInlineMarkdown(firstLine(describeExecution(last)), options)}`;
  if (below !== '') return `${describeWork(stage)} ${[below, ...(stage.why === undefined ? [] : [stage.why])].join('; ')}.`;
  return stage.why === undefined ? undefined : `${stage.status}: ${stage.why}.`;
}

function describeWork({ agent, executions, status, usage, words }: ReportedStage): string {
  const times = executions.length > 1 ? [`${executions.length} executions`] : [];
  const spent = [...(usage.seconds === 0 ? [] : [`${usage.seconds} s`]), ...times].join(', ');
  if (status === 'waiting' || status === 'running' || status === 'not-started') {
    const isCut = status === 'not-started' && executions.length > 0;
    const state = words ?? (isCut ? 'did not finish' : status.replace('-', ' '));
    return `${agent} ${state}${spent === '' ? '' : ` (${spent})`}.`;
  }
  const within = usage.seconds === 0 ? ', ' : ' in ';
  return `${agent} ${words ?? describeOutcome(status)}${spent === '' ? '' : `${within}${spent}`}.`;
}

function firstLine(text: string): string {
  return text.split('\n').find((line) => line.trim() !== '') ?? '';
}

function describeExecution({ outcome, failure, handoff, note, results, transfer, children = [] }: ReportedExecution): string {
  if (failure !== undefined) return failure.message;
  if (handoff === undefined && children.length > 0) return `Asked for ${children.join(', ')}.`;
  if (transfer !== undefined) return `Handed over to ${transfer.to}: ${transfer.message}`;
  if (handoff !== undefined) return handoff.summary;
  if (results.pr !== undefined) return `Opened pull request #${results.pr}.`;
  if (results.issue_created !== undefined) return `Opened issue ${results.issue_created}.`;
  return outcome === 'succeeded' ? '' : (note ?? '');
}

/** Renders plain steps and faults. Where nothing ran, the summaries of the jobs say why, or what would have been written. */
function renderRest(report: RunReport, options: TerminalOptions): readonly string[] {
  const { runs, steps, failures, jobs } = report;
  const failed = jobs.filter(({ conclusion }) => conclusion === 'failure');
  const silent = runs.length === 0 && steps.length === 0;
  const summaries = silent ? jobs.filter(({ summary }) => summary !== '') : [];
  return [
    ...steps.map(
      ({ job, outcome, output }) =>
        `Job ${options.colors.bold(job)}: ${outcome}\n${prefixLines(wrapText(output.trim(), options.width - 2), '  ')}`,
    ),
    ...summaries.map(({ name, summary }) => `Job ${options.colors.bold(name)} says:\n\n${renderMarkdown(summary, options)}`),
    ...failures.map((failure) => wrapText(`GitHub would refuse the workflow: ${failure}`, options.width)),
    ...failed.map(
      ({ name, title, errors }) =>
        `Job ${name} of ${title} failed:\n${prefixLines(wrapText(errors.join('\n'), options.width - 2), '  ')}`,
    ),
    report.events.map((event) => wrapText(describeEvent(event), options.width)).join('\n'),
    options.colors.dim(wrapText(countWork(report), options.width)),
  ];
}

/** Says how many jobs ran, and how many requests jobs of each kind made. */
function countWork({ jobs, requests }: RunReport): string {
  const count = jobs.filter(({ conclusion }) => conclusion !== 'skipped').length;
  const byKind = new Map<string, number>();
  for (const [job, made] of Object.entries(requests.byJob)) {
    const kind = job.split(':')[0] ?? job;
    byKind.set(kind, (byKind.get(kind) ?? 0) + made);
  }
  const parts = [...byKind].map(([kind, made]) => `${kind} ${made}`).join(', ');
  return `${count} ${count === 1 ? 'job' : 'jobs'} made ${requests.total} requests to GitHub${parts === '' ? '' : ` (${parts})`}.`;
}

function renderThread(title: string, thread: ReportedThread, options: TerminalOptions): Section {
  const by = options.colors.bold(`${thread.author} wrote`);
  const body = cutLines(renderMarkdown(thread.body, options));
  return section(title, [...(body === '' ? [] : [`${by}\n\n${body}`]), renderComments(thread, options)]);
}

/** The most lines of the text of an issue or pull request that are printed. */
const mostLines = 40;

function cutLines(text: string): string {
  const lines = text.split('\n');
  return lines.length <= mostLines
    ? text
    : [...lines.slice(0, mostLines), `… and ${lines.length - mostLines} more lines`].join('\n');
}
