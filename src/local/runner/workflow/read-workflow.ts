// This folder parses workflow and action files. `read-template` checks a file by GitHub's schema and builds a tree of templates,
// whose expressions are not evaluated yet; the `build-…` files turn it into the types of `workflow-model`. `resolve-template`
// evaluates templates later, when their contexts are known.

import { convertOn } from '@actions/workflow-parser/model/converter/events';
import { convertJobs } from '@actions/workflow-parser/model/converter/jobs';
import type { TemplateContext } from '@actions/workflow-parser/templates/template-context';
import type { TemplateToken } from '@actions/workflow-parser/templates/tokens/index';
import { isMapping } from '@actions/workflow-parser/templates/tokens/type-guards';
import { buildDefaults, buildJob } from './build-job.ts';
import { buildPermissions } from './build-permissions.ts';
import { buildTriggers } from './build-triggers.ts';
import { readTemplate } from './read-template.ts';
import { getWorkflowSchema } from './schemas.ts';
import type { Template } from './template.ts';
import { readFields, readMap } from './template-fields.ts';
import { type Fault, WorkflowError } from './workflow-error.ts';
import type { Job, Workflow } from './workflow-model.ts';

const KNOWN = [
  'on', 'name', 'description', 'run-name', 'defaults', 'env', 'permissions', 'concurrency', 'jobs', 'cache-mode',
]; // biome-ignore format: a list to read at a glance

/** Parsed workflows by file and text, because every event reads the same files again. */
const cache = new Map<string, Workflow>();

/** Parses a workflow file like GitHub and refuses what the local runner cannot do. Throws a WorkflowError with all faults. */
export function readWorkflow(file: string, text: string): Workflow {
  const key = `${file}\n${text}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const workflow = buildWorkflow(file, text);
  cache.set(key, workflow);
  return workflow;
}

/** Lists what GitHub refuses in a workflow file. What only the local runner cannot do is none of it. */
export function listFaults(file: string, text: string): readonly Fault[] {
  try {
    readRoot(file, text);
    return [];
  } catch (error) {
    if (error instanceof WorkflowError) return error.faults;
    throw error;
  }
}

function readRoot(file: string, text: string): Template {
  return readTemplate({ file, text, schema: getWorkflowSchema(), root: 'workflow-root-strict', validate });
}

function buildWorkflow(file: string, text: string): Workflow {
  const template = readRoot(file, text);
  const fields = readFields(template, KNOWN);
  const on = fields.find('on');
  if (!on) throw new WorkflowError([{ file, message: "a workflow needs 'on'" }]);
  return {
    file,
    name: fields.text('name'),
    runName: fields.find('run-name'),
    triggers: buildTriggers(on),
    env: fields.map('env'),
    defaults: buildDefaults(fields.find('defaults')),
    permissions: buildPermissions(fields.find('permissions')),
    concurrency: fields.find('concurrency'),
    jobs: buildJobs(fields.find('jobs')),
  };
}

function buildJobs(template: Template | undefined): readonly Job[] {
  const faults: Fault[] = [];
  const jobs = (readMap(template)?.entries ?? []).flatMap((entry) => {
    try {
      return [buildJob(entry)];
    } catch (error) {
      if (!(error instanceof WorkflowError)) throw error;
      faults.push(...error.faults);
      return [];
    }
  });
  if (faults.length > 0) throw new WorkflowError(faults);
  return jobs;
}

/** Runs the package's converters, which check what its reader does not: text of `if`, graph of `needs`, ids, cron lines. */
function validate(context: TemplateContext, token: TemplateToken): void {
  if (!isMapping(token)) return;
  const on = token.find('on');
  const jobs = token.find('jobs');
  if (on) convertOn(context, on);
  if (jobs) convertJobs(context, jobs);
}
