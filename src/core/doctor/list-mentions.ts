import { parse } from 'yaml';
import { z } from 'zod';

const usesSchema = z.looseObject({ uses: z.string().optional().catch(undefined) });
const workflowSchema = z.looseObject({
  jobs: z.record(z.string(), usesSchema.extend({ steps: z.array(usesSchema.catch({})).catch([]) }).catch({ steps: [] })),
});

/** Lists what a workflow uses from elsewhere. A path of its own repository is always allowed. */
export function listUses(text: string): readonly string[] {
  const jobs = Object.values(workflowSchema.safeParse(parse(text)).data?.jobs ?? {});
  const found = jobs.flatMap(({ uses, steps }) => [uses, ...steps.map((step) => step.uses)]);
  return found.filter((uses) => uses !== undefined).filter((uses) => !/^(?:[.$]\/|docker:)/.test(uses));
}

/** Lists the variables that a workflow needs. One with another value in its place, or that only switches off, may be unset. */
export function listVariables(text: string): readonly string[] {
  const found = listExpressions(parse(text)).flatMap((each) => [
    ...each.matchAll(/(!\s*)?\bvars\.([A-Za-z_]\w*)(\s*(?:\|\||!=|==\s*''))?/g),
  ]);
  return found.flatMap(([, not, name = '', other]) => {
    const upper = name.toUpperCase();
    return upper === modeName || (not === undefined && other === undefined) ? [upper] : [];
  });
}

/** The variable that says whether the App or the workflow starts the pipelines. */
export const modeName = 'BATON_MODE';

/** Lists the texts of a workflow that GitHub computes: those between braces, and conditions. */
function listExpressions(value: unknown, key?: string): readonly string[] {
  if (typeof value === 'string') return key === 'if' ? [value] : [...value.matchAll(/\$\{\{(.*?)\}\}/gs)].map(([all]) => all);
  if (Array.isArray(value)) return value.flatMap((each) => listExpressions(each));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => listExpressions(each, name));
}
