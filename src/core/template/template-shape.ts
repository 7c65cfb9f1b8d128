import type { MatrixScope } from '../matrix-scope.ts';

/**
 * The kind of value that a path of a template can lead to. `trust` of a text: `ours` comes from the config or from GitHub;
 * `outside` was written by people and agents.
 */
export type Shape =
  | { readonly kind: 'text'; readonly trust: 'ours' | 'outside' }
  | { readonly kind: 'value' }
  | { readonly kind: 'list'; readonly item: Shape; readonly separator: string }
  /** A map with any key, or with any of `keys`; a missing key is empty. */
  | {
      readonly kind: 'map';
      readonly item: Shape;
      readonly keys?: readonly string[] | undefined;
      /** The keys whose values are of another kind. */
      readonly fields?: ReadonlyMap<string, Shape>;
    }
  | { readonly kind: 'group'; readonly fields: ReadonlyMap<string, Shape> }
  /** The product of filters. Any path may follow it. */
  | { readonly kind: 'any' };

/** The stages that a template may refer to. */
export interface TemplateScope {
  readonly ancestors: readonly string[];
  /** The keys that `data` can have, for stages whose handoffs have a schema. */
  readonly dataKeys?: ReadonlyMap<string, readonly string[]>;
  /** The elements of this stage, where it has a matrix. */
  readonly matrix?: MatrixScope | undefined;
  /** The elements of the stages before it that have a matrix. */
  readonly matrices?: ReadonlyMap<string, MatrixScope>;
  /** The inputs that a run can have; undefined where their names are not known. */
  readonly inputKeys?: readonly string[] | undefined;
  /** True for Baton's own templates for an agent that receives a transfer. No template of a config is rendered with it. */
  readonly transfer?: boolean;
  /** The same for Baton's own templates for a child task. */
  readonly child?: boolean;
  /** The same for Baton's own template for an agent whose question was answered. */
  readonly answers?: boolean;
  /** The same for Baton's own template for an agent whose turn follows others that made children. */
  readonly resumed?: boolean;
  /** True for a stage whose agent may create children. */
  readonly children?: boolean;
}

const ours: Shape = { kind: 'text', trust: 'ours' };
const outside: Shape = { kind: 'text', trust: 'outside' };
const value: Shape = { kind: 'value' };
const lines: Shape = { kind: 'list', item: outside, separator: '\n' };
const anyText = { kind: 'map', item: outside } as const satisfies Shape;

function group(fields: Readonly<Record<string, Shape>>): Shape {
  return { kind: 'group', fields: new Map(Object.entries(fields)) };
}

const subject = group({
  kind: ours,
  number: value,
  title: outside,
  body: outside,
  url: ours,
  author: ours,
  labels: { kind: 'list', item: outside, separator: ', ' },
  'head-branch': outside,
  comments: { kind: 'list', item: group({ author: ours, body: outside }), separator: '\n---\n' },
});

const event = group({
  name: ours,
  action: outside,
  actor: ours,
  label: outside,
  comment: outside,
  missed: value,
  review: group({
    state: ours,
    author: ours,
    body: outside,
    comments: { kind: 'list', item: outside, separator: '\n---\n' },
  }),
  check: group({
    workflow: outside,
    conclusion: ours,
    url: ours,
    head: ours,
    jobs: { kind: 'list', item: outside, separator: '\n---\n' },
  }),
});

const handoffContext = group({
  relevant_files: lines,
  key_findings: lines,
  constraints: lines,
  suggested_approach: outside,
});

function buildHandoff(keys: readonly string[] | undefined): Shape {
  const data: Shape = { kind: 'map', item: outside, keys };
  return group({ present: value, version: value, summary: outside, detail: outside, data, context: handoffContext });
}

interface NeedScope {
  readonly keys: readonly string[] | undefined;
  readonly matrix?: MatrixScope | undefined;
}

function findNeed(scope: NeedScope): Shape {
  return (scope.keys ?? scope.matrix) === undefined ? plainNeed : buildNeed(scope);
}

function buildNeed({ keys, matrix }: NeedScope): Shape {
  const own = needFields(keys);
  if (matrix === undefined) return group(own);
  const element = buildMatrix(matrix);
  const each: Shape = { kind: 'list', item: group({ ...own, index: value, matrix: element }), separator: '\n---\n' };
  return group({ ...own, each, picked: value, matrix: element });
}

/** Builds the shape of the element that a task is for. Values of the config are ours, all others were written by agents. */
function buildMatrix(scope: MatrixScope): Shape {
  if (scope.kind === 'data') return { ...anyText, fields: new Map([['index', value]]) };
  if (scope.kind === 'values')
    return group({ index: value, value: ours, ...Object.fromEntries(scope.keys.map((key) => [key, ours])) });
  const own = { ...needFields(scope.dataKeys), index: value };
  return group(scope.of === undefined ? own : { ...own, matrix: buildMatrix(scope.of) });
}

function needFields(keys: readonly string[] | undefined): Readonly<Record<string, Shape>> {
  return {
    name: ours,
    agent: ours,
    outcome: ours,
    note: outside,
    response: outside,
    outputs: lines,
    results: anyText,
    handoff: buildHandoff(keys),
  };
}

/** The children of the stage, in the order in which they were asked for. */
const childList: Shape = {
  kind: 'list',
  item: group({
    name: ours,
    outcome: ours,
    reason: outside,
    agent: ours,
    branch: outside,
    merge: ours,
    conflict: outside,
    results: anyText,
    handoff: buildHandoff(undefined),
  }),
  separator: '\n---\n',
};

const childRoots: readonly (readonly [string, Shape])[] = [
  ['child', group({ name: ours, parent: ours, by: ours, prompt: outside, branch: outside })],
  [
    'parent',
    group({ name: ours, agent: ours, note: ours, handoff: buildHandoff(undefined), matrix: buildMatrix({ kind: 'data' }) }),
  ],
];

const failed = { reason: outside, error_summary: outside, attempt: value };

const previousFailure = group({ ...failed, all: { kind: 'list', item: group(failed), separator: '\n' } });
const notes = group({ summary: outside, detail: outside, data: anyText });
const answeredList: Shape = {
  kind: 'list',
  item: group({ question: outside, text: outside, by: ours, notes }),
  separator: '\n---\n',
};

/** The shape of most stages. In a long chain it is needed for each stage before each stage. */
const plainNeed = buildNeed({ keys: undefined });

/** Builds the tree of all paths that a template with these ancestors may use. `PromptContext` has this shape. */
export function buildTemplateShape(scope: TemplateScope): ReadonlyMap<string, Shape> {
  const { ancestors, dataKeys, inputKeys, transfer, child, answers, resumed, children, matrix, matrices } = scope;
  const needs = ancestors.map((name) => [name, findNeed({ keys: dataKeys?.get(name), matrix: matrices?.get(name) })] as const);
  return new Map<string, Shape>([
    ['subject', subject],
    ['event', event],
    ['needs', { kind: 'group', fields: new Map(needs) }],
    ['results', anyText],
    ...(matrix === undefined ? [] : [['matrix', buildMatrix(matrix)] as const]),
    ['history', outside],
    ['previous_failure', previousFailure],
    ...(transfer === true ? [['transfer', group({ from: ours, to: ours, message: outside })] as const] : []),
    ...(child === true ? childRoots : []),
    ['answer', outside],
    ...(answers === true ? [['answers', answeredList] as const] : []),
    ...(resumed === true ? [['resumed', group({ over: ours, notes })] as const] : []),
    ...(children === true ? [['children', childList] as const, ['children_refused', lines] as const] : []),
    ['inputs', { ...anyText, keys: inputKeys }],
    ['run', group({ id: ours, pipeline: ours, attempt: value, execution: value })],
  ]);
}
