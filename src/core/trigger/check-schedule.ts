import type { Triggers } from '../config/triggers-schema.ts';
import { tidyCron } from '../schedule/tidy-cron.ts';
import type { Check } from './check.ts';

/** Whether a tick is the pipeline's. Nobody's role counts: who may change the workflow and the config has set the time. */
export function checkSchedule(on: Triggers, cron: string): Check {
  const own = on.schedule?.cron;
  if (own === undefined) return build(false, `It is a tick of \`${cron}\`, and the pipeline has no \`on.schedule\`.`);
  const passed = tidyCron(own) === tidyCron(cron);
  return build(passed, passed ? `It is a tick of \`${own}\`.` : `It is a tick of \`${cron}\`, and the pipeline has \`${own}\`.`);
}

function build(passed: boolean, detail: string): Check {
  return { check: 'schedule', passed, detail };
}
