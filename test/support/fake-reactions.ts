import { GitHubError } from '../../src/ports/github.ts';
import type { Reactions } from '../../src/ports/reactions.ts';

export interface FakeReactions extends Reactions {
  /** What stands there now: `comment 5 eyes`. */
  readonly given: ReadonlyMap<number, string>;
  /** From now on GitHub refuses them. */
  refuse(): void;
}

/** Reactions in memory. `written` is told of every write, after it. */
export function createFakeReactions(written: (what: string) => void): FakeReactions {
  const given = new Map<number, string>();
  let next = 300;
  let refused = false;
  const check = (): void => {
    if (refused) throw new GitHubError('not accessible', { reason: 'forbidden', status: 403, code: 'BATON-E801' });
  };
  const reactions: FakeReactions = {
    given,
    refuse: () => {
      refused = true;
    },
    async add(place, content) {
      check();
      const name = `${'comment' in place ? `comment ${place.comment}` : `subject ${place.subject}`} ${content}`;
      const same = [...given].find(([, other]) => other === name)?.[0];
      const id = same ?? next++;
      given.set(id, name);
      written(`react ${name}`);
      return id;
    },
    async replaceEyes(place, eyes, content) {
      await reactions.add(place, content);
      await reactions.remove(place, eyes);
    },
    async remove(_place, id) {
      check();
      written(`unreact ${given.get(id) ?? 'nothing'}`);
      given.delete(id);
    },
  };
  return reactions;
}
