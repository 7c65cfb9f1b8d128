/**
 * This folder plays runs that nobody wrote down: `random-pipeline` draws a configuration, `random-run` plays a run of it, one comment after
 * another, with the events of `run-events` and the records of `write-records`. `described-run` says in words how the run stands after each,
 * the same for every derivation; `describe-old` and `describe-new` fill it in, and nothing else knows the types of a state.
 */

import fc from 'fast-check';
import { type Config, configSchema } from '../../../src/core/config/schema/config-schema.ts';

/** A stage as it is drawn. Numbers choose among what its place in the pipeline allows. */
interface DrawnStage {
  readonly needs: readonly number[];
  readonly kind: 'plain' | 'matrix' | 'children' | 'built-in';
  readonly condition: number | undefined;
  readonly tolerated: boolean;
  readonly attempts: number;
  readonly branch: 'none' | 'shared' | 'own' | 'late';
  readonly approvals: number;
  readonly inline: boolean;
  readonly matrix: DrawnMatrix;
  readonly children: { readonly polls: boolean; readonly cancels: boolean; readonly merges: boolean };
}

interface DrawnMatrix {
  readonly origin: 'values' | 'data' | 'each';
  readonly count: number;
  readonly maxParallel: number | undefined;
  readonly failFast: boolean;
  readonly picks: boolean;
}

interface DrawnLimits {
  readonly 'max-tasks': number;
  readonly 'max-handoffs': number;
  readonly 'timeout-minutes': number;
  readonly 'max-repeats'?: number;
  readonly 'max-cost-usd'?: number;
  readonly 'answer-within'?: string;
}

const rarely = (of: number): fc.Arbitrary<boolean> => fc.nat(of - 1).map((drawn) => drawn === of - 1);

const stageArbitrary: fc.Arbitrary<DrawnStage> = fc.record({
  needs: fc.array(fc.nat(9), { maxLength: 3 }),
  kind: fc.constantFrom('plain', 'plain', 'children', 'children', 'matrix', 'matrix', 'built-in'),
  condition: fc.option(fc.nat(7), { nil: undefined, freq: 3 }).chain((drawn) => fc.constantFrom(undefined, undefined, drawn)),
  tolerated: rarely(4),
  attempts: fc.integer({ min: 1, max: 3 }),
  branch: fc.constantFrom('none', 'none', 'shared', 'shared', 'own', 'late'),
  approvals: fc.constantFrom(0, 0, 0, 0, 1, 2),
  inline: fc.boolean(),
  matrix: fc.record({
    origin: fc.constantFrom('values', 'values', 'data', 'each'),
    count: fc.integer({ min: 1, max: 4 }),
    maxParallel: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    failFast: fc.boolean(),
    picks: rarely(3),
  }),
  children: fc.record({ polls: fc.boolean(), cancels: fc.boolean(), merges: fc.boolean() }),
});

const limitsArbitrary: fc.Arbitrary<DrawnLimits> = fc.record(
  {
    'max-tasks': fc.constantFrom(50, 50, 50, 6, 12),
    'max-handoffs': fc.constantFrom(10, 10, 2, 1),
    'timeout-minutes': fc.constantFrom(1_000, 1_000, 45),
    'max-repeats': fc.constantFrom(1, 3),
    'max-cost-usd': fc.constantFrom(2, 100),
    'answer-within': fc.constantFrom('12h', '7d'),
  },
  { requiredKeys: ['max-tasks', 'max-handoffs', 'timeout-minutes'] },
);

/** Draws the configuration of a repository with one pipeline, `fix`, of stages `s0`, `s1`, … that need earlier ones. */
export const configArbitrary: fc.Arbitrary<Config> = fc
  .record({
    stages: fc.array(stageArbitrary, { minLength: 1, maxLength: 6 }),
    limits: limitsArbitrary,
    isTold: fc.boolean(),
    remembers: fc.boolean(),
  })
  .map(({ stages, limits, isTold, remembers }) =>
    configSchema.parse({
      version: 1,
      agents: { worker: agentOf('edit'), helper: agentOf('edit'), reader: agentOf('read') },
      pipelines: {
        fix: {
          on: { issues: { labels: ['agent-ready'] } },
          limits,
          ...(isTold ? { notify: [{ on: ['end', 'failed', 'needs-input', 'approval', 'transfer'], dispatch: 'baton' }] } : {}),
          ...(remembers ? { history: {} } : {}),
          stages: buildStages(stages),
        },
      },
    }),
  );

function agentOf(access: 'edit' | 'read'): object {
  return { engine: 'command', command: ['true'], access };
}

function buildStages(drawn: readonly DrawnStage[]): Readonly<Record<string, object>> {
  const matrices = new Set(drawn.flatMap(({ kind }, index) => (kind === 'matrix' ? [`s${index}`] : [])));
  return Object.fromEntries(
    drawn.map((stage, index) => {
      const needs = index === 0 ? [] : [...new Set(stage.needs.map((need) => `s${need % index}`))];
      return [`s${index}`, buildStage(stage, { needs, matrices })];
    }),
  );
}

interface Surroundings {
  readonly needs: readonly string[];
  /** The stages of the pipeline that have a matrix. */
  readonly matrices: ReadonlySet<string>;
}

function buildStage(stage: DrawnStage, { needs, matrices }: Surroundings): object {
  const condition = conditionOf(stage.condition, needs);
  const gates = {
    needs,
    ...(condition === undefined ? {} : { if: condition }),
    ...(stage.approvals === 0 ? {} : { approval: { role: 'write', count: stage.approvals } }),
    ...(stage.tolerated ? { 'continue-on-failure': true } : {}),
  };
  if (stage.kind === 'built-in') return { ...gates, uses: 'pull-request', with: { title: 'x' } };
  const [need] = needs;
  const branch = branchOf(stage, need);
  return {
    ...gates,
    agent: 'worker',
    retry: { attempts: stage.attempts },
    transfer: stage.inline ? 'inline' : 'job',
    ...(branch === undefined ? {} : { branch }),
    ...(stage.kind === 'matrix' ? { matrix: matrixOf(stage.matrix, { needs, matrices }) } : {}),
    ...(stage.kind === 'children' ? { children: childrenOf(stage, branch !== undefined) } : {}),
  };
}

function childrenOf({ children }: DrawnStage, hasBranch: boolean): object {
  return {
    ...(children.polls ? { wait: 'poll' } : {}),
    ...(children.cancels ? { 'on-parent-failure': 'cancel' } : {}),
    ...(children.merges && hasBranch ? { merge: 'branch' } : {}),
  };
}

function branchOf({ branch, kind }: DrawnStage, need: string | undefined): string | undefined {
  if (branch === 'none') return undefined;
  if (branch === 'shared') return 'shared';
  if (branch === 'late' && need !== undefined) return `late-{{ needs.${need}.results.kind | default: "x" }}`;
  return kind === 'matrix' ? 'own-{{ matrix.index }}' : 'own-{{ subject.number }}';
}

function matrixOf({ origin, count, maxParallel, failFast, picks }: DrawnMatrix, { needs, matrices }: Surroundings): object {
  const each = needs.find((need) => matrices.has(need));
  const plain = needs.find((need) => !matrices.has(need));
  const values = Array.from({ length: count }, (_, index) => `e${index}`);
  const fromEach = origin === 'each' && each !== undefined ? { from: `needs.${each}.each` } : undefined;
  const fromData = origin === 'data' && plain !== undefined ? { from: `needs.${plain}.handoff.data.list` } : undefined;
  return {
    ...(fromEach ?? fromData ?? { values }),
    ...(maxParallel === undefined ? {} : { 'max-parallel': maxParallel }),
    ...(failFast ? { 'fail-fast': true } : {}),
    ...(picks ? { pick: 'double(each.results.kind)' } : {}),
  };
}

/** Returns a condition on the stages that a stage needs. `kind` is a result of every execution: a number or a word. */
function conditionOf(drawn: number | undefined, needs: readonly string[]): string | undefined {
  const [first, last = first] = [needs[0], needs.at(-1)];
  if (drawn === undefined || first === undefined) return undefined;
  const conditions = [
    `needs.${first}.results.kind == "7"`,
    `int(needs.${first}.results.kind) > 1`,
    'failed()',
    '!failed()',
    'always()',
    `skipped("${last}") || needs.${first}.outcome == "succeeded"`,
    `needs.${last}.outcome != "noop"`,
    `needs.${last}.handoff.summary == "done" || failed()`,
  ];
  return conditions[drawn % conditions.length];
}
