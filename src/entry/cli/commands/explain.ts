import { matchPipelines } from '../../../core/trigger/match-pipelines.ts';
import { parseTrigger } from '../../../core/trigger/parse-trigger.ts';
import { loadConfig } from '../load-config.ts';
import { printJson } from '../print-json.ts';
import { readJson } from '../read-file.ts';

interface ExplainOptions {
  readonly event: string;
  readonly role?: string;
  readonly config: string;
  readonly json?: boolean;
}

/** 0 when at least one pipeline would start, 1 when none would. */
export async function explain(file: string, options: ExplainOptions): Promise<number> {
  const config = loadConfig(options.config);
  const trigger = parseTrigger(options.event, readJson(file));
  const pipelines = trigger.ok
    ? matchPipelines({ config, trigger: trigger.value, role: options.role })
    : Object.keys(config.pipelines).map((pipeline) => ({
        pipeline,
        matched: false,
        checks: [{ check: 'event', passed: false, detail: trigger.error.reason }],
      }));
  if (options.json === true) printJson({ pipelines });
  else process.stdout.write(pipelines.map(renderMatch).join('\n'));
  return pipelines.some(({ matched }) => matched) ? 0 : 1;
}

function renderMatch(match: {
  pipeline: string;
  matched: boolean;
  checks: readonly { check: string; passed: boolean; detail: string }[];
}): string {
  const checks = match.checks.map(({ check, passed, detail }) => `  ${passed ? 'yes' : 'no '} ${check}: ${detail}\n`);
  return `${match.pipeline}: ${match.matched ? 'starts' : 'does not start'}\n${checks.join('')}`;
}
