import { elementName } from '../children/task-name.ts';
import { compareBy } from '../compare-by.ts';
import {
  type Matrix,
  type MatrixValue,
  matrixLimits,
  matrixValueSchema,
  toElementValue,
} from '../config/schema/matrix-schema.ts';
import { parseUntrustedJson } from '../json/parse-untrusted-json.ts';
import type { RunRecord, TaskRecord } from '../record/record.ts';
import { failure, type Result, success } from '../result.ts';
import { findMatrix, listElements } from '../run/elements.ts';
import { endOf } from '../run/handoffs.ts';
import { pipelineOf } from '../run/pipeline-of.ts';
import type { MatrixElement, MatrixExpansion, State } from '../run/state.ts';
import { truncateCodePoints } from '../text/code-points.ts';

type Expansions = ReadonlyMap<string, MatrixExpansion>;

/** Derives the state from the records before `until`, with the matrices that are known so far. */
type Derive = (known: Expansions, until: number) => State;

/**
 * Derives the state of a run with matrices. The elements of a matrix are read from the records that made its stage due, before the
 * record of any of them, so that no later record changes the list.
 */
export function deriveWithMatrices(
  run: RunRecord,
  { tasks, derive }: { readonly tasks: readonly TaskRecord[]; readonly derive: Derive },
): State {
  const names = Object.keys(pipelineOf(run).stages).filter((name) => findMatrix(run, name) !== undefined);
  const known = new Map<string, MatrixExpansion>();
  for (const { name, first } of listStarted(names, tasks)) {
    const search = { names, known, derive: (all: Expansions) => derive(all, first) };
    const state = deriveUntil((found) => dueCause(found, name) !== undefined, search);
    known.set(name, expand(state, { name, cause: dueCause(state, name) ?? first - 1 }));
  }
  return deriveUntil(() => false, { names, known, derive: (all) => derive(all, Number.POSITIVE_INFINITY) });
}

interface Search {
  readonly names: readonly string[];
  readonly known: Expansions;
  readonly derive: (known: Expansions) => State;
}

/**
 * Derives the state with the elements of every matrix that could start, or the first state on the way that is asked for. A matrix may
 * have no record because nothing of it could start, so those that follow from it are found one after the other. `known` is not changed.
 */
function deriveUntil(isAsked: (state: State) => boolean, { names, known, derive }: Search): State {
  const all = new Map(known);
  for (;;) {
    const state = derive(new Map(all));
    const fresh = names.filter((name) => !all.has(name) && dueCause(state, name) !== undefined);
    if (isAsked(state) || fresh.length === 0) return state;
    for (const name of fresh) all.set(name, expand(state, { name, cause: dueCause(state, name) ?? 0 }));
  }
}

/** Lists the stages of which an element has a record, with the `seq` of the first one, in the order in which they started. */
function listStarted(names: readonly string[], tasks: readonly TaskRecord[]): readonly { name: string; first: number }[] {
  const started = names.flatMap((name) => {
    const first = tasks.find(({ body }) => body.stage.startsWith(`${name}[`));
    return first === undefined ? [] : [{ name, first: first.seq }];
  });
  return started.toSorted(compareBy(({ first }) => first));
}

function dueCause(state: State, name: string): number | undefined {
  const row = state.rows.get(name);
  return row?.status === 'ready' ? row.next.cause : undefined;
}

/** Lists the elements of a stage, or says why there are none that can be used. Nothing of it starts then. */
export function expand(state: State, { name, cause }: { readonly name: string; readonly cause: number }): MatrixExpansion {
  const matrix = findMatrix(state.run, name);
  if (matrix === undefined) return { kind: 'refused', cause, message: 'BATON-E743: it has no matrix that can be read' };
  const found = readElements(state, { name, matrix });
  if (!found.ok) return { kind: 'refused', cause, message: found.error };
  const made = state.tasks.filter(({ seq }) => seq <= cause).length;
  const limit = pipelineOf(state.run).limits['max-tasks'];
  if (made + found.value.length <= limit) return { kind: 'elements', cause, elements: found.value };
  const message = `BATON-E747: its matrix has ${found.value.length} elements; \`limits.max-tasks\` is ${limit}, and ${made} executions have been made. Nothing of it was started`;
  return { kind: 'refused', cause, message };
}

function readElements(
  state: State,
  { name: stage, matrix: { origin } }: { readonly name: string; readonly matrix: Matrix },
): Result<readonly MatrixElement[], string> {
  if (origin.kind === 'values') return success(toElements(stage, origin.values));
  if (origin.kind === 'each')
    return success(listElements(state.run, origin.stage).map((of, index) => ({ stage, index, of: elementName(of) })));
  const { handoff } = endOf(state, origin.stage);
  const text = handoff?.data?.[origin.key];
  const seen = `\`${origin.path}\``;
  if (text === undefined)
    return failure(
      `BATON-E746: ${seen} is empty: ${origin.stage} left no such key. Let it leave a JSON list there, \`[]\` for none`,
    );
  const values = readList(text);
  return values.ok ? success(toElements(stage, values.value)) : failure(`BATON-E746: ${seen} ${values.error}`);
}

function toElements(stage: string, values: readonly MatrixValue[]): readonly MatrixElement[] {
  return values.map((value, index) => ({ stage, index, value: toElementValue(value) }));
}

/** Reads the list that an agent left as text. Fails as a whole, with words that follow the name of the key. */
function readList(text: string): Result<readonly MatrixValue[], string> {
  const shown = JSON.stringify(truncateCodePoints(text, 80, { mark: '…' }));
  const parsed = parseUntrustedJson(text, { maxBytes: 262_144, maxDepth: 3, maxNodes: 20_000 });
  if (!parsed.ok) return failure(`is ${shown}, no JSON list: ${parsed.error.message}`);
  const list = parsed.value;
  if (!Array.isArray(list)) return failure(`is ${shown}, no JSON list. Write such as ["one", "two"]`);
  const { elements, characters } = matrixLimits;
  if (list.length > elements)
    return failure(`has ${list.length} entries, and at most ${elements} are started. Leave a shorter list`);
  const values = list.map((entry) => matrixValueSchema.safeParse(entry));
  const wrong = values.findIndex(({ success: isFit }) => !isFit);
  if (wrong >= 0) {
    const entry = truncateCodePoints(JSON.stringify(list[wrong]), 80, { mark: '…' });
    return failure(
      `has ${entry} as entry ${wrong}. An entry is a text of 1 to ${characters} characters, or a map of plain values; \`index\` and \`value\` are no names for them`,
    );
  }
  return success(values.flatMap(({ data }) => (data === undefined ? [] : [data])));
}
