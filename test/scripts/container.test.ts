import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { parse } from 'yaml';
import { copiedFiles, readDockerfile } from '../support/dockerfile.ts';
import { requirement } from '../support/requirement.ts';

interface Compose {
  readonly services: Readonly<Record<'app' | 'database', Readonly<Record<string, unknown>>>>;
}

describe('the container of the App', () => {
  const lines = readDockerfile();

  requirement(
    {
      ids: ['P10-8'],
      title: 'holds the bundle alone, runs without root, and says whether it is alive',
      input: 'deploy/Dockerfile and the .dockerignore beside it',
      expected: 'one COPY list in both; a numeric user that is not 0; CMD as `npm start`; HEALTHCHECK of /healthz',
    },
    () => {
      expect(copiedFiles()).toEqual(['LICENSE', 'package.json', 'dist']);
      const sent = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').trim().split('\n');
      expect(sent).toEqual(['*', ...copiedFiles().map((name) => `!${name}`)]);
      expect(lines.findLast(({ word }) => word === 'USER')?.rest).toBe('1000:1000');
      const command = JSON.parse(lines.find(({ word }) => word === 'CMD')?.rest ?? '[]') as string[];
      const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
      expect(command.join(' ')).toBe(scripts.start);
      expect(lines.find(({ word }) => word === 'HEALTHCHECK')?.rest).toContain('/healthz');
    },
  );

  requirement(
    {
      ids: ['P10-8'],
      title: 'is composed with PostgreSQL: read-only, without rights, and with no secret in the file',
      input: 'deploy/compose.yaml',
      expected: 'read_only, no capabilities, the password from .env; more time to stop than the App takes',
    },
    () => {
      const text = readFileSync('deploy/compose.yaml', 'utf8');
      const { app, database } = (parse(text) as Compose).services;
      expect(app).toMatchObject({ read_only: true, tmpfs: ['/tmp'], cap_drop: ['ALL'], stop_grace_period: '30s' });
      expect(database).toMatchObject({ read_only: true });
      expect(text.match(/PASSWORD: (?!\$\{POSTGRES_PASSWORD:\?)|:\/\/\w+:(?!\$\{POSTGRES_PASSWORD:\?)/g)).toBeNull();
    },
  );
});
