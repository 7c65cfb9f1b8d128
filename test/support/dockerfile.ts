import { readFileSync } from 'node:fs';

interface Instruction {
  readonly word: string;
  readonly rest: string;
}

/** The instructions of our Dockerfile, each on one line. */
export function readDockerfile(): readonly Instruction[] {
  const lines = readFileSync('deploy/Dockerfile', 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => ({ word: line.split(' ', 1)[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }));
}

/** The files and folders that the image has of this repository. */
export function copiedFiles(): readonly string[] {
  const copies = readDockerfile().filter(({ word }) => word === 'COPY');
  return copies.flatMap(({ rest }) => rest.split(' ').slice(0, -1));
}
