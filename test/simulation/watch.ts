import type { FullWorld } from './world/jobs.ts';

/** Something that people see in the code or on GitHub, published at a moment of a play. */
export interface Published {
  readonly at: number;
  readonly run: string;
  readonly what: string;
}

/** Notes after each step of a play what was published in it: no list of GitHub says later when that was. */
export function createWatch(): { readonly published: readonly Published[]; look(world: FullWorld): void } {
  const published: Published[] = [];
  const tips = new Map<string, string>();
  let [pulls, issues] = [0, 0];
  return {
    published,
    look({ code, pulling, board, schedule }) {
      const at = schedule.now();
      const note = (text: string, what: string): void => {
        const run = /(?:Baton-Task: |baton-made:)([^/\s]+)\//.exec(text.replaceAll('\\u002d', '-'))?.[1];
        if (run !== undefined) published.push({ at, run, what });
      };
      for (const [branch, sha] of code.branches) {
        if (tips.get(branch) === sha) continue;
        tips.set(branch, sha);
        note(code.commits.get(sha)?.message ?? '', `commit ${sha.slice(-8)} on ${branch}`);
      }
      for (const { number, body } of pulling.pulls.slice(pulls)) note(body, `pull request #${number}`);
      for (const { number, body } of board.made.slice(issues)) note(body ?? '', `issue #${number}`);
      [pulls, issues] = [pulling.pulls.length, board.made.length];
    },
  };
}
