import { emailOf } from '../git/identity.ts';
import type { Repository } from '../world/model.ts';
import type { Run } from '../world/run.ts';

/** Head commit of a run without asking git: the runner reports in the middle of its own work and cannot wait. */
export function describeHead(repository: Repository, run: Run): Record<string, unknown> {
  const person = { name: repository.owner.login, email: emailOf(repository.owner) };
  return { id: run.headSha, tree_id: run.headSha, message: '', timestamp: run.createdAt, author: person, committer: person };
}
