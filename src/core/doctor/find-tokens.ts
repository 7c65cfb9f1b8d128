import { parse } from 'yaml';
import { z } from 'zod';
import type { Config } from '../config/schema/config-schema.ts';
import { listAgentSecrets } from '../config/workflow/check-secrets.ts';
import { listEvents } from '../config/workflow/list-events.ts';

/** A token whose events start workflows, unlike those of a workflow's own token. */
export interface ForeignToken {
  /** The place of the token in words. */
  readonly where: string;
  readonly mend: string;
}

/** The events that somebody with a token could cause while Baton works. */
const caused: ReadonlySet<string> = new Set(['issues', 'issue_comment', 'pull_request', 'pull_request_review']);

/** Matches the workflow's own token in an expression. */
const own = '(?:github\\.token|secrets\\.GITHUB_TOKEN)';

const stepSchema = z.looseObject({ uses: z.string().catch(''), with: z.record(z.string(), z.unknown()).catch({}) });
const workflowSchema = z.looseObject({
  jobs: z.record(z.string(), z.looseObject({ steps: z.array(stepSchema).catch([]) })),
});

/** Finds tokens by which what Baton or an agent writes could start a pipeline again, without end. */
export function findForeignTokens(
  config: Config,
  workflows: readonly { readonly path: string; readonly text: string }[],
): readonly ForeignToken[] {
  const isStartedByEvents = Object.values(config.pipelines).some((pipeline) =>
    listEvents(pipeline).some(({ event }) => caused.has(event)),
  );
  if (!isStartedByEvents) return [];
  const given = listAgentSecrets(config).filter(
    (name) => isTokenName(name) && !workflows.some(({ text }) => isOwnToken(name, text)),
  );
  return [...given.map(describeAgentToken), ...workflows.flatMap(findStepTokens)];
}

/** Returns whether a secret of this name is most likely a token for GitHub. The one of Copilot only asks for models. */
function isTokenName(name: string): boolean {
  return name !== 'COPILOT_GITHUB_TOKEN' && /(?:^|_)(?:GH|GITHUB)_(?:.*_)?(?:TOKEN|PAT)$|(?:^|_)PAT$|PERSONAL_ACCESS/i.test(name);
}

/** Returns whether a workflow sets this name to its own token. That one is harmless: events that it causes start no workflows. */
function isOwnToken(name: string, text: string): boolean {
  return new RegExp(`\\b${name}\\s*[=:]\\s*["']?\\$\\{\\{\\s*${own}\\s*\\}\\}`).test(text);
}

function describeAgentToken(name: string): ForeignToken {
  return {
    where: `agents are given \`${name}\``,
    mend: `take ${name} out of \`env\` and \`setup-env\` in .github/baton.yml: Baton itself publishes branches, comments and labels`,
  };
}

function findStepTokens({ path, text }: { readonly path: string; readonly text: string }): readonly ForeignToken[] {
  const jobs = Object.entries(workflowSchema.safeParse(parse(text)).data?.jobs ?? {});
  return jobs.flatMap(([job, { steps }]) =>
    steps
      .filter(({ uses, with: given }) => /^[\w.-]+\/baton@/.test(uses) && isForeign(given.token))
      .map(() => ({
        where: `the job \`${job}\` of ${path} gives Baton a token of its own`,
        mend: `write \`token: \${{ github.token }}\` in ${path}, or leave the line out`,
      })),
  );
}

function isForeign(token: unknown): boolean {
  return typeof token === 'string' && !new RegExp(`\\b${own}\\b`).test(token);
}
