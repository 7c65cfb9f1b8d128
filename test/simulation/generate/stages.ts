import type { SimStage } from '../script.ts';
import { apart, type Draft, has, use } from './draft.ts';

/** A stage before it has its keys: what later ones need to know of it. */
interface Plan {
  readonly name: string;
  readonly needs: readonly string[];
  readonly isMatrix: boolean;
  /** The stage whose agent names the elements, or whose elements it judges. */
  readonly from?: { readonly stage: string; readonly isEach: boolean };
}

/** Generates the stages of a pipeline: agents in an order of needs, and built-ins behind them. */
export function generateStages(draft: Draft): readonly SimStage[] {
  const { random } = draft;
  const names = ['a', 'b', 'c', 'd', 'e'].slice(0, 1 + random.below(4));
  const plans: Plan[] = [];
  for (const name of names) plans.push(planStage(draft, name, plans));
  const shared = has(draft, 'shared-branch', 0.15) ? chooseShared(draft) : undefined;
  const stages = plans.map((plan) => ({ name: plan.name, needs: plan.needs, keys: writeKeys(draft, plan, shared) }));
  return [...stages, ...generateBuiltins(draft, stages)];
}

function planStage(draft: Draft, name: string, before: readonly Plan[]): Plan {
  const { random } = draft;
  const drawn = before.filter(() => random.chance(0.6));
  const isMatrix = has(draft, 'matrix', 0.16);
  const source = isMatrix && before.length > 0 && has(draft, 'matrix-from', 0.6) ? random.pick(before) : undefined;
  const needs = [...new Set([...drawn, ...(source === undefined ? [] : [source])].map((plan) => plan.name))];
  if (needs.length > 0) draft.used.add('needs');
  return { name, needs, isMatrix, from: source && { stage: source.name, isEach: source.isMatrix } };
}

/** Chooses the branch that several stages have: one of the subject, or one of all runs. */
function chooseShared(draft: Draft): string {
  return has(draft, 'branch-of-all', 0.3) ? 'baton/shared' : 'baton/{{ subject.number }}-shared';
}

function writeKeys(draft: Draft, plan: Plan, shared: string | undefined): readonly string[] {
  const { name, needs, isMatrix } = plan;
  const shown = needs.map((need) => `{{ needs.${need}.handoff.summary }}`).join(' and ');
  const keys = [
    'agent: one',
    `prompt: "Do ${name}. ${shown}"`,
    'signal: optional',
    has(draft, 'retry', 0.4) && `retry: { attempts: ${1 + draft.random.below(3)} }`,
    has(draft, 'continue-on-failure', 0.2) && 'continue-on-failure: true',
    !isMatrix && writeBranch(draft, name, shared),
    writeApproval(draft),
    isMatrix && writeMatrix(draft, plan),
    needs.length > 0 && has(draft, 'if', 0.1) && writeCondition(draft, plan),
    !isMatrix && has(draft, 'inline', 0.15) && 'transfer: inline',
    has(draft, 'handoff-required', 0.1) && 'handoff: { required: true }',
    !isMatrix && has(draft, 'children', 0.18) && writeChildren(draft),
  ].filter((key) => typeof key === 'string');
  return keys.some((key) => key.startsWith('branch:')) ? keys.map((key) => mergeChildren(draft, key)) : keys;
}

/** Writes a condition: of the outcome of one stage before, or of how all of them ended, for which the stage waits. */
function writeCondition(draft: Draft, { name, needs }: Plan): string {
  const own = apart(draft, `condition of ${name}`);
  if (!has(own, 'if-status', 0.6)) return `if: needs.${needs[0]}.outcome == "succeeded"`;
  return `if: ${own.random.pick(['always()', 'failed()'])}`;
}

function writeBranch(draft: Draft, name: string, shared: string | undefined): string | undefined {
  if (shared !== undefined && draft.random.chance(0.7)) return `branch: "${shared}"`;
  return has(draft, 'branch', 0.3) ? `branch: "baton/{{ subject.number }}-${name}"` : undefined;
}

function writeApproval(draft: Draft): string | undefined {
  if (!has(draft, 'approval', 0.12)) return undefined;
  if (has(draft, 'two-approvers', 0.3)) return 'approval: { role: maintain, count: 2 }';
  return draft.random.chance(0.2) ? 'approval: { role: maintain, self: false }' : 'approval: { role: maintain }';
}

function writeMatrix(draft: Draft, { from }: Plan): string {
  const more = [has(draft, 'max-parallel', 0.3) && 'max-parallel: 1', has(draft, 'fail-fast', 0.3) && 'fail-fast: true'];
  const origin = from === undefined ? 'values: [x, y]' : writeOrigin(from);
  const pick = has(draft, 'pick', 0.4) && 'pick: double(each.results.score)';
  return `matrix: { ${[origin, ...more, pick].filter((part) => part !== false).join(', ')} }`;
}

function writeOrigin({ stage, isEach }: NonNullable<Plan['from']>): string {
  return `from: needs.${stage}.${isEach ? 'each' : 'handoff.data.items'}`;
}

/** Lets what children commit be merged into the branch of their stage, now and then. */
function mergeChildren(draft: Draft, key: string): string {
  const [, more] = /^children: \{ ?(.*?) ?\}$/.exec(key) ?? [];
  if (more === undefined || !has(apart(draft, 'merge'), 'merge-branch', 0.6)) return key;
  return `children: { ${['merge: branch', more].filter((part) => part !== '').join(', ')} }`;
}

function writeChildren(draft: Draft): string {
  return has(draft, 'children-cancelled', 0.3) ? 'children: { on-parent-failure: cancel }' : 'children: {}';
}

/** Generates stages without an agent: a pull request of a branch, a comment, a label, an issue. */
function generateBuiltins(draft: Draft, stages: readonly SimStage[]): readonly SimStage[] {
  const built: SimStage[] = [];
  const owner = stages.find(({ keys }) => keys.some((key) => key.startsWith('branch:')));
  if (owner !== undefined && has(draft, 'pull-request', 0.5)) {
    const keys = ['uses: pull-request', 'with: { title: "Fix #{{ subject.number }}", body: "Done." }'];
    built.push({ name: 'open-pr', needs: [owner.name], keys });
  }
  if (!has(draft, 'built-in', 0.2)) return built;
  const last = stages.at(-1)?.name ?? 'a';
  const kind = draft.random.pick(['comment', 'labels', 'issue'] as const);
  return [...built, { name: `make-${kind}`, needs: [last], keys: [`uses: ${kind}`, `with: ${fields(last)[kind]}`] }];
}

function fields(last: string) {
  return {
    comment: `{ body: "Said: {{ needs.${last}.handoff.summary }}" }`,
    labels: '{ add: [done], remove: [agent-ready] }',
    issue: `{ title: "After ${last}", body: "Made: {{ needs.${last}.handoff.summary }}" }`,
  } as const;
}

/** Generates the further keys of the pipeline, and those of the whole configuration. */
export function generateTop(
  draft: Draft,
  { length }: readonly SimStage[],
): { readonly top: readonly string[]; readonly root: readonly string[] } {
  const top = [
    has(draft, 'history', 0.2) && 'history: { limit: 3, include-keys: [error, handoff_summary] }',
    has(draft, 'on-conflict', 0.15) && `on-conflict: ${draft.random.pick(['replace', 'ignore', 'queue'])}`,
    has(draft, 'on-change', 0.2) &&
      `on-change: ${draft.random.pick(['continue', '{ closed: continue }', '{ label-removed: continue }'])}`,
    has(draft, 'notify', 0.15) && 'notify: [{ on: [end, needs-input, approval, transfer], dispatch: baton-told }]',
    writeLimits(draft, length),
  ];
  const root = [
    has(draft, 'outcomes', 0.15) && 'comments: outcomes',
    has(draft, 'artifacts', 0.1) && 'store: artifacts',
    has(draft, 'budget', 0.12) &&
      `budgets: [{ per: day, ${draft.random.pick(['max-runs: 1', 'max-runs: 2', 'max-cost-usd: 1'])} }]`,
  ];
  return { top: top.filter((line) => typeof line === 'string'), root: root.filter((line) => line !== false) };
}

/** Lets a run ask for money at the limit on its cost, now and then: at the limit that it has, or at one that it reaches soon. */
function askAtLimit(draft: Draft, written: readonly string[]): readonly string[] {
  const own = apart(draft, 'on-limit');
  if (!has(own, 'on-limit', 0.12)) return [];
  const hasLimit = written.some((limit) => limit.startsWith('max-cost-usd'));
  return [...(hasLimit ? [] : [`max-cost-usd: ${own.random.pick([0.4, 0.5, 1, 1.7])}`]), 'on-limit: ask'];
}

function writeLimits(draft: Draft, stages: number): string | undefined {
  const written = [
    has(draft, 'answer-within', 0.15) && 'answer-within: 6h',
    draft.random.chance(0.06) && use(draft, 'limits', `max-tasks: ${2 * stages + draft.random.below(4)}`),
    draft.random.chance(0.06) && use(draft, 'limits', `max-handoffs: ${draft.random.below(2)}`),
    draft.random.chance(0.06) && use(draft, 'limits', `max-children: ${1 + draft.random.below(2)}`),
    draft.random.chance(0.06) && use(draft, 'limits', 'max-cost-usd: 1.5'),
    draft.random.chance(0.06) && use(draft, 'limits', 'timeout-minutes: 25'),
  ].filter((limit) => limit !== false);
  const limits = [...written, ...askAtLimit(draft, written)];
  return limits.length === 0 ? undefined : `limits: { ${limits.join(', ')} }`;
}
