import { globSync } from 'node:fs';
import type { Source, Violation } from '../check-imports/source.ts';

/** Lists the files that comments of the source may name, by their paths below the root. */
export function listNamedFiles(root: string): readonly string[] {
  return globSync(['src/**/*.ts', 'scripts/**/*.{ts,mjs}', 'test/**/*.{ts,mjs}', 'docs/**/*.md'], { cwd: root });
}

const comment = /^[ \t]*(?:\/\*\*?|\*|\/\/)(.*)$|(?<=[;,{)] )\/\/ (.*)$/;
/** Code of this repository, and its pages. Other names are files of a user's repository, or documents that lie elsewhere. */
const fileName = /(?<![\w./*-])(?:[\w.-]+\/)*[\w.-]*[\w-]\.(?:ts|mjs)\b|\bdocs\/[\w./-]*\.md\b/g;

/** The comment at the top of a folder's main file, which says what its files do. It names them without their ending. */
const folderComment = /^(?:\/\*\*\s+\* |\/\*\* |\/\/ )(?:This|The) (?:folder|room)\b(?:.*\n(?=[ \t]*(?:\*|\/\/)))*.*/;
const hyphenated = /`([a-z0-9]+(?:-[a-z0-9]+)+)`/g;

/** Finds names of files in comments that no file has. A name may leave out the folders before it. */
export function findMissingFiles({ path, text }: Source, files: readonly string[]): readonly Violation[] {
  const header = folderComment.exec(text)?.[0].split('\n').length ?? 0;
  return text.split('\n').flatMap((line, index) => {
    const missing = [
      ...listFileNames(line).filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`))),
      ...(index < header ? listModuleNames(line).filter((name) => !files.some((file) => isNamed(file, name))) : []),
    ];
    return missing.map((name) => ({
      file: path,
      line: index + 1,
      message: `the comment names \`${name}\`, and there is no such file. Write the name that the file has now`,
    }));
  });
}

function listFileNames(line: string): readonly string[] {
  const match = comment.exec(line);
  return (match?.[1] ?? match?.[2] ?? '').match(fileName) ?? [];
}

function listModuleNames(line: string): readonly string[] {
  return [...line.matchAll(hyphenated)].map(([, name = '']) => name);
}

/** Returns whether a path is that of a module or a folder with this name. */
function isNamed(file: string, name: string): boolean {
  return file.endsWith(`/${name}.ts`) || file.includes(`/${name}/`);
}
