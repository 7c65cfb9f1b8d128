import { type Check, notVisible, right, seers, wrong } from './check.ts';
import type { SetupNeeds } from './derive-needs.ts';
import type { KeyFacts, Probe, SetupFacts } from './facts.ts';

const name = 'The key fits';

/** Checks that the secret fits a public key of the configuration: by a job that tries it, else by what was signed with it. */
export function checkKey({ config }: SetupNeeds, { key, name: repository }: SetupFacts): readonly Check[] {
  if (config.signing === undefined || key === undefined) return [];
  return [key.probe === undefined ? decideFromPast(key, repository) : decideFromProbe(key.probe, repository)];
}

function decideFromProbe(probe: Probe, repository: string): Check {
  if (probe.outcome === 'untried') return { name, answer: 'not visible', detail: probe.why, who: probe.next };
  if (probe.outcome === 'fits') return right(name, `a job has tried it: ${probe.url}`);
  return wrong(name, 'a job has tried it and failed', describeMend(probe.url, repository));
}

function decideFromPast({ changedAt, refused, ...past }: KeyFacts, repository: string): Check {
  const record = isBefore(past.record, changedAt) ? undefined : past.record;
  const plan = isBefore(past.plan, changedAt) ? undefined : past.plan;
  const isFailed = plan !== undefined && !plan.succeeded && (record === undefined || plan.at > record.at);
  if (isFailed)
    return wrong(name, 'the newest job plan failed, which looks at the key first', describeMend(plan.url, repository));
  if (record !== undefined) return right(name, `the newest record, of ${record.run}, is signed with it`);
  if (refused !== undefined) return notVisible(name, refused, seers.actions);
  const who = 'nobody, since secrets cannot be read. `baton doctor --probe` starts a job that tries it';
  const isAnew = isBefore(past.record, changedAt) || isBefore(past.plan, changedAt);
  const detail = isAnew ? 'the secret was replaced, and no run has used it since' : 'no record is signed with it yet';
  return { name, answer: 'not visible', detail, who };
}

/** Returns whether something is older than the secret. Times of GitHub are in seconds, and compare as texts. */
function isBefore(past: { readonly at: string } | undefined, changedAt: string | undefined): boolean {
  return past !== undefined && changedAt !== undefined && past.at < changedAt;
}

function describeMend(url: string, repository: string): string {
  return `read the summary at ${url}. If it says BATON-E904: gh secret set BATON_SIGNING_KEY --repo ${repository}, with the key that fits. Then try it: baton doctor --probe`;
}
