import { parse } from 'yaml';
import { z } from 'zod';

export interface WorkflowText {
  readonly path: string;
  readonly text: string;
}

const values = z.record(z.string(), z.unknown()).catch({});
const call = { uses: z.string().catch(''), with: values, run: z.unknown().optional(), env: z.unknown().optional() };
const noCall = { uses: '', with: {}, run: undefined, env: undefined };
const stepSchema = z.looseObject(call).catch(noCall);
const jobSchema = z
  .looseObject({
    ...call,
    secrets: z.unknown().optional(),
    steps: z.array(stepSchema).catch([]),
  })
  .catch({ ...noCall, secrets: undefined, steps: [] });
const workflowSchema = z.looseObject({ ...call, on: z.unknown().optional(), jobs: z.record(z.string(), jobSchema) });

export type Workflow = WorkflowText & z.infer<typeof workflowSchema>;
export type Job = Workflow['jobs'][string];
export type Call = Pick<Job, 'uses' | 'with'>;

/** Reads a file. One that is no workflow calls nothing; `validate` says what is wrong with it. */
export function readWorkflow({ path, text }: WorkflowText): readonly Workflow[] {
  try {
    const { success, data } = workflowSchema.safeParse(parse(text, { logLevel: 'silent', maxAliasCount: 100 }));
    return success ? [{ ...data, path, text }] : [];
  } catch {
    return [];
  }
}

/** Returns whether `uses` names something of the same repository. */
export function isWithin(uses: string): boolean {
  return /^[.$]\//.test(uses);
}
