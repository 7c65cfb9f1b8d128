import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';

/** A workflow file of the user's repository that starts Baton's pipelines, as far as its schedule goes. */
export interface Caller {
  readonly file: string;
  readonly crons: readonly string[];
  /** Whether `schedule` is there, and written between brackets. */
  readonly form: 'absent' | 'flow' | 'block';
  /** 1-based place of `schedule`, else of `on`. */
  readonly line: number;
  readonly column: number;
}

const stepSchema = z.looseObject({ uses: z.string().catch(''), with: z.record(z.string(), z.unknown()).catch({}) });
const jobSchema = z.looseObject({
  uses: z.string().catch(''),
  steps: z.array(stepSchema.catch({ uses: '', with: {} })).catch([]),
});
const workflowSchema = z.looseObject({ jobs: z.record(z.string(), jobSchema) });
const cronsSchema = z.array(z.object({ cron: z.string() }).transform(({ cron }) => cron));

/** Undefined for a workflow of another kind, and for what is no workflow. */
export function readCaller(file: string, text: string): Caller | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, stringKeys: true });
  if (document.errors.length > 0) return undefined;
  const workflow = workflowSchema.safeParse(document.toJS({ maxAliasCount: 100 }));
  if (!workflow.success || !Object.values(workflow.data.jobs).some(callsBaton)) return undefined;
  const on = findPair(document.contents, 'on');
  const schedule = findPair(on?.value, 'schedule');
  const { line, col: column } = lines.linePos(schedule?.offset ?? on?.offset ?? 0);
  const list = schedule?.value;
  const crons = isSeq(list) ? cronsSchema.safeParse(list.toJS(document)).data : undefined;
  return { file, crons: crons ?? [], form: isSeq(list) ? formOf(list) : 'absent', line, column };
}

function formOf({ flow }: { readonly flow?: boolean | undefined }): Caller['form'] {
  return flow === true ? 'flow' : 'block';
}

/** A value of a map with the place of its key. */
function findPair(map: unknown, name: string): { readonly value: unknown; readonly offset: number | undefined } | undefined {
  const pair = isMap(map) ? map.items.find(({ key }) => isScalar(key) && key.value === name) : undefined;
  return pair === undefined ? undefined : { value: pair.value, offset: isScalar(pair.key) ? pair.key.range?.[0] : undefined };
}

/** Our reusable workflow, or our action in all modes but as a plain step, which starts no pipeline. */
function callsBaton({ uses, steps }: z.infer<typeof jobSchema>): boolean {
  if (/^(?:[\w.-]+\/baton|\.)\/\.github\/workflows\/run\.yml(?:@|$)/.test(uses)) return true;
  return steps.some((step) => /^[\w.-]+\/baton@/.test(step.uses) && !Object.hasOwn(step.with, 'agent'));
}
