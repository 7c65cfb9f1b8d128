import { matchPipelines } from '../../../core/trigger/match-pipelines.ts';
import { parseTrigger } from '../../../core/trigger/parse-trigger.ts';
import { loadConfig } from '../load-config.ts';
import { printJson } from '../print-json.ts';
import { readJson } from '../read-json.ts';

interface ExplainOptions {
  readonly event: string;
  readonly role?: string;
  readonly config: string;
  readonly json?: boolean;
}

interface Explained {
  readonly pipeline: string;
  readonly matched: boolean;
  readonly checks: readonly { readonly check: string; readonly passed: boolean; readonly detail: string }[];
}

/** 0 when at least one pipeline would start, 1 when none would. */
export async function explain(file: string, options: ExplainOptions): Promise<number> {
  const config = loadConfig(options.config);
  const trigger = parseTrigger(options.event, readJson(file));
  const pipelines: readonly Explained[] = trigger.ok
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

function renderMatch({ pipeline, matched, checks }: Explained): string {
  const lines = checks.map(({ check, passed, detail }) => `  ${passed ? 'yes' : 'no '} ${check}: ${detail}\n`);
  return `${pipeline}: ${matched ? 'starts' : 'does not start'}\n${lines.join('')}`;
}
