import { createRedactor } from '../../core/redaction/redactor.ts';
import { truncateCodePoints } from '../../core/text/code-points.ts';
import { type Crash, renderCrash } from '../../core/view/summary/crash.ts';
import { version } from '../../host/program-facts.ts';
import { StartBlocked } from '../../host/start-blocked.ts';
import { GitHubError } from '../../ports/github.ts';
import type { Environment } from '../job/job-io.ts';
import { collectSecrets } from '../job/secrets.ts';

/** Renders an error for the summary of the job. Redacts it, because GitHub does not mask summaries as it masks logs. */
export function reportCrash(thrown: unknown, environment: Environment): string {
  const secrets = [environment.INPUT_TOKEN ?? '', environment['INPUT_SIGNING-KEY'] ?? ''].filter((secret) => secret !== '');
  const redactor = createRedactor([...Object.values(collectSecrets(environment).secrets), ...secrets]);
  const redact = (text: string): string => redactor.redact(text).text;
  const message = redact(thrown instanceof Error ? thrown.message : `Something that is no error was thrown: ${String(thrown)}`);
  const crash: Crash = {
    message,
    isKnown: thrown instanceof GitHubError || /^BATON-E\d{3}\b/m.test(message),
    isOfCommit: thrown instanceof StartBlocked && thrown.by === 'configuration',
    mode: environment.INPUT_MODE || 'auto',
    facts: listFacts(environment),
    stack: thrown instanceof Error ? redact(thrown.stack ?? '') : '',
  };
  return renderCrash(crash);
}

function listFacts(environment: Environment): readonly string[] {
  const named = (label: string, ...names: readonly string[]): readonly string[] => {
    const values = names.flatMap((name) => environment[name] || []);
    return values.length === 0 ? [] : [`${label}: ${truncateCodePoints(values.join(' '), 200)}`];
  };
  return [
    `baton: ${version}`,
    `node: ${process.version}`,
    ...named('event', 'GITHUB_EVENT_NAME'),
    ...named('workflow run', 'GITHUB_RUN_ID'),
    ...named('attempt', 'GITHUB_RUN_ATTEMPT'),
    ...named('job', 'GITHUB_JOB', 'BATON_JOB_ID'),
    ...named('runner', 'RUNNER_OS', 'RUNNER_ARCH', 'RUNNER_ENVIRONMENT'),
  ];
}
