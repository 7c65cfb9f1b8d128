import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';

/** `max-handoffs` of a config that says it so, or where the first problem is. */
export function limitsOf(written: string | undefined): number | string | undefined {
  const limits = written === undefined ? '' : `\n    limits: { max-handoffs: ${written} }`;
  const parsed = parseConfig(`version: 1
agents: { one: { engine: command, command: ["true"] } }
pipelines:
  fix:
    on: { issues: { labels: [go] } }${limits}
    stages: { only: { agent: one } }
`);
  return parsed.ok ? parsed.value.pipelines.fix?.limits['max-handoffs'] : parsed.error[0]?.path;
}
