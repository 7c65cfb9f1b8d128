import { join, relative } from 'node:path';
import { runCommand } from '../run-command.ts';
import { writeFiles } from './repository.ts';

/** A finding of `baton validate`. */
export interface Found {
  readonly severity: string;
  readonly code: string;
  readonly place: string;
  readonly message: string;
}

/** Everything that `baton validate` says about a repository, with its exit code. */
export async function inspect(
  folder: string,
  { name, files }: { readonly name: string; readonly files: Readonly<Record<string, string>> },
): Promise<{ code: number; found: readonly Found[] }> {
  const root = join(folder, name);
  writeFiles(root, files);
  const config = join(root, '.github/baton.yml');
  const { code, stdout } = await runCommand('validate', '--config', config, '--json');
  const { problems, warnings = [], notes } = JSON.parse(stdout);
  const read =
    (severity: string) =>
    (each: { code: string; message: string; file?: string; line: number; column: number }): Found => ({
      severity,
      code: each.code,
      place: `${relative(root, each.file ?? config)}:${each.line}:${each.column}`,
      message: each.message,
    });
  const noted = notes.map((note: string) => {
    const [, place = '', kind = '', message = ''] = /^(\S+): (BATON-E\d+) (.*)$/.exec(note) ?? ['', '', '', note];
    return { severity: 'note', code: kind, place: relative(root, place), message };
  });
  return { code, found: [...problems.map(read('error')), ...warnings.map(read('warning')), ...noted] };
}
