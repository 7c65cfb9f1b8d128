import type { PullRequestFilter } from '../../config/schema/filter-schema.ts';
import { compileGlob } from '../../text/patterns.ts';
import type { Subject } from '../trigger.ts';
import type { Check } from './check.ts';

/** The paths that a pull request changes, or `any`: every filter over files fits, to see whether the list decides anything. */
export type ChangedFiles = readonly string[] | 'any';

/** Checks the conditions that only pull requests have. A fact that GitHub did not report does not match. */
export function checkPullRequest(
  filter: PullRequestFilter,
  { subject, files }: { readonly subject: Subject; readonly files: ChangedFiles | undefined },
): readonly Check[] {
  return [
    ...checkDraft(filter.draft, subject.draft),
    ...checkBase(filter['base-branch'], subject.base?.branch),
    ...(filter.files === undefined ? [] : [checkFiles(filter.files, files)]),
  ];
}

function checkDraft(wanted: boolean | undefined, draft: boolean | undefined): readonly Check[] {
  if (wanted === undefined) return [];
  if (draft === undefined) return [{ check: 'draft', passed: false, detail: 'GitHub did not say whether it is a draft.' }];
  const detail = `It is ${draft ? 'a' : 'no'} draft, and ${draft === wanted ? 'that is asked for' : `has to be ${wanted ? 'one' : 'ready'}`}.`;
  return [{ check: 'draft', passed: draft === wanted, detail }];
}

function checkBase(glob: string | undefined, branch: string | undefined): readonly Check[] {
  if (glob === undefined) return [];
  const check = 'base-branch';
  const compiled = compileGlob(glob);
  if (!compiled.ok) return [{ check, passed: false, detail: `The glob ${JSON.stringify(glob)} ${compiled.error}.` }];
  if (branch === undefined) return [{ check, passed: false, detail: 'GitHub did not say which branch it would be merged into.' }];
  const passed = compiled.value(branch);
  return [
    { check, passed, detail: `It would be merged into \`${branch}\`, which ${passed ? 'fits' : 'does not fit'} \`${glob}\`.` },
  ];
}

/** Checks the changed files. One file that counts is enough; without one, or without the list, the filter does not match. */
function checkFiles(filter: NonNullable<PullRequestFilter['files']>, files: ChangedFiles | undefined): Check {
  const check = 'files';
  const include = (filter.include ?? ['**']).map((glob) => ({ glob, compiled: compileGlob(glob) }));
  const exclude = (filter.exclude ?? []).map((glob) => ({ glob, compiled: compileGlob(glob) }));
  for (const { glob, compiled } of [...include, ...exclude])
    if (!compiled.ok) return { check, passed: false, detail: `The glob ${JSON.stringify(glob)} ${compiled.error}.` };
  if (files === undefined) return { check, passed: false, detail: 'It is not known which files it changes.', unasked: true };
  if (files === 'any') return { check, passed: true, detail: 'Any files will do.' };
  const fits = (globs: typeof include, file: string): boolean =>
    globs.some(({ compiled }) => compiled.ok && compiled.value(file));
  const found = files.find((file) => fits(include, file) && !fits(exclude, file));
  if (found !== undefined) return { check, passed: true, detail: `It changes \`${found}\`, which is asked for.` };
  return { check, passed: false, detail: `None of the ${files.length} files that it changes is asked for.` };
}
