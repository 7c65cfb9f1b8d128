import { checkUnsigned } from '../config/check-signing-key.ts';
import { type Check, right, wrong } from './check.ts';
import type { SetupNeeds } from './derive-needs.ts';
import type { SetupFacts } from './facts.ts';

const mostSeconds = 60;

/** Checks the repository itself and the clock of this machine. */
export function checkRepository(needs: SetupNeeds | undefined, facts: SetupFacts): readonly Check[] {
  const { name, repository } = facts;
  const { isPrivate, isArchived } = repository;
  const found = right('Token and repository', `${name} is there, ${isPrivate ? 'private' : 'public'}`);
  const archived = isArchived
    ? [wrong('Archive', 'the repository is archived, so nothing can be written', `gh repo unarchive ${name}`)]
    : [];
  return [
    found,
    ...archived,
    ...(needs?.usesIssues === true ? [checkIssues(facts)] : []),
    ...checkUnsignedPublic(needs, facts),
    ...checkClock(facts),
  ];
}

function checkIssues({ page, repository }: SetupFacts): Check {
  return repository.hasIssues
    ? right('Issues', 'switched on')
    : wrong('Issues', 'switched off, and records of runs are kept on issues', `${page}/settings: tick "Issues"`);
}

/** Checks that a public repository has keys. Where keys are listed, the secret is checked instead. */
function checkUnsignedPublic(needs: SetupNeeds | undefined, { repository }: SetupFacts): readonly Check[] {
  if (needs === undefined || needs.config.signing !== undefined || checkUnsigned(repository.isPrivate) === undefined) return [];
  return [wrong('Signing key', 'the repository is public and the configuration lists no key, so nothing starts', 'baton init')];
}

function checkClock({ aheadSeconds }: SetupFacts): readonly Check[] {
  if (aheadSeconds === undefined) return [];
  const off = Math.abs(Math.round(aheadSeconds));
  if (off <= mostSeconds) return [right('Clock of this machine', `within a minute of GitHub's`)];
  const words = `${off} seconds ${aheadSeconds > 0 ? 'ahead of' : 'behind'} GitHub's`;
  return [wrong('Clock of this machine', words, 'sudo timedatectl set-ntp true')];
}
