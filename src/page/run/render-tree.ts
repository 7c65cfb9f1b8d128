import { formatCost, formatTime, formatTokens } from '../../core/run/usage.ts';
import { describeWait } from '../../core/view/outcome-words.ts';
import { flattenTree, type TaskNode } from '../../core/view/tree/derive-tree.ts';
import { countChildren, type Glance } from '../../core/view/tree/describe-tree.ts';
import type { ReportedRun } from '../report/run-report.ts';
import { escapeHtml, renderBadge } from './html.ts';

/** Renders the answers to what people ask first, and below them all tasks as a tree, with sums for those that have children. */
export function renderTree({ run, tree, glance }: Pick<ReportedRun, 'run' | 'tree' | 'glance'>): string {
  const isKnown = { tokens: formatTokens(tree.total) !== '', cost: formatCost(tree.total) !== '' };
  const rows = flattenTree(tree.tasks).map(({ node, depth }) => renderRow(node, { run, depth, isKnown }));
  const spent = usageCells(tree.total, { isKnown });
  const sum = `<tr class="sum"><td>all tasks${tree.outcome === null ? ' so far' : ''}</td>${cell('state', '')}${cell('agent', '')}${spent}${cell('branch and commit', '')}</tr>`;
  const shown = columns.filter((name) => (name !== 'tokens' && name !== 'cost') || isKnown[name]);
  const head = shown.map((name) => `<th>${name}</th>`).join('');
  return [
    `<dl class="glance">${glance.map(renderGlance).join('')}</dl>`,
    `<table class="tree"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}${sum}</tbody></table>`,
  ].join('\n');
}

const columns = ['task', 'state', 'agent', 'time', 'tokens', 'cost', 'branch and commit'] as const;

function renderGlance({ question, answers }: Glance): string {
  return `<dt>${question}</dt>${answers.map((answer) => `<dd>${escapeHtml(answer)}</dd>`).join('')}`;
}

/** The columns that are left out where no engine reported anything. */
interface KnownColumns {
  readonly isKnown: { readonly tokens: boolean; readonly cost: boolean };
}

/** The deepest level that is drawn further to the right. The style has a class for each. */
const deepest = 6;

interface Row extends KnownColumns {
  readonly run: string;
  readonly depth: number;
}

function renderRow(node: TaskNode, { run, depth, isKnown }: Row): string {
  const { name, short, status, words, agent, attempt, attempts, wait } = node;
  const link = `<a href="#stage-${escapeHtml(`${run}-${name}`)}">${escapeHtml(short)}</a>`;
  const isMatrix = node.children.some(({ kind }) => kind === 'element');
  const tries = attempts > 1 && attempt > 0 && !isMatrix ? ` <small>attempt ${attempt} of ${attempts}</small>` : '';
  return [
    `<tr class="depth-${Math.min(depth, deepest)}${node.status === 'running' || node.wait?.for === 'person' ? ' turn' : ''}">`,
    `<td class="task">${depth === 0 ? '' : '<span class="quiet">↳</span> '}${link}</td>`,
    cell('state', `${renderBadge(status, wait?.gate === 'children' ? 'waiting' : words)}${listNotes(node)}`),
    cell('agent', `${escapeHtml(agent)}${tries}`),
    usageCells(node.usage, { isKnown, isMatrix, all: node.children.length === 0 ? undefined : node.total }),
    cell('branch and commit', renderPlace(node)),
    '</tr>',
  ].join('');
}

function listNotes(node: TaskNode): string {
  const { wait, why, status, name } = node;
  const toShort = (other: string): string => (other.startsWith(`${name}/`) ? other.slice(name.length + 1) : other);
  const notes = [
    wait === undefined ? '' : `<div class="note">${escapeHtml(describeWait(wait, toShort))}</div>`,
    why === undefined ? '' : `<div class="note ${status === 'failed' ? 'failure' : 'quiet'}">${escapeHtml(why)}</div>`,
    node.children.length === 0 ? '' : `<div class="note quiet">${escapeHtml(countChildren(node))}</div>`,
  ];
  return notes.join('');
}

interface Spent extends KnownColumns {
  /** The sum with all tasks below; undefined for a task without any. */
  readonly all?: TaskNode['usage'] | undefined;
  /** True where these are elements. Then the task has done nothing of its own. */
  readonly isMatrix?: boolean;
}

/** Renders the cells of what a task took, and below it the sum with all tasks below. */
function usageCells(own: TaskNode['usage'], { isKnown, all, isMatrix }: Spent): string {
  const both = (name: string, format: (usage: TaskNode['usage']) => string): string => {
    const sum =
      all === undefined || format(all) === ''
        ? ''
        : `<small>${escapeHtml(format(all))} ${isMatrix === true ? 'in all' : 'with children'}</small>`;
    return cell(name, `${escapeHtml(format(own))} ${sum}`, format(own) === '' && sum === '');
  };
  return [
    both('time', (usage) => (usage.seconds === 0 ? '' : formatTime(usage))),
    isKnown.tokens ? both('tokens', formatTokens) : '',
    isKnown.cost ? both('cost', formatCost) : '',
  ].join('');
}

function renderPlace({ branch, commit }: TaskNode): string {
  if (branch === undefined) return '';
  const at = commit === undefined ? '<small>no commit yet</small>' : `<code>${escapeHtml(commit.slice(0, 12))}</code>`;
  return `<code>${escapeHtml(branch)}</code> ${at}`;
}

/** Renders a cell with the name of its column, which narrow screens show beside it. Empty cells are left out there. */
function cell(name: (typeof columns)[number] | string, html: string, isEmpty = html === ''): string {
  return `<td data-column="${name}"${isEmpty ? ' class="empty"' : ''}>${isEmpty ? '' : `<div>${html}</div>`}</td>`;
}
