import { afterEach } from 'vitest';
import { copyProject, type DemoCopy } from '../../support/demo-copy.ts';

/** What the tests read of what the demo prints. */
export interface DemoDocument {
  readonly run: string | null;
  readonly outcome: string | null;
  readonly tasks: readonly {
    readonly stage: string;
    readonly outcome: string;
    readonly prompt: string | null;
    readonly handoff: { summary: string; detail?: string } | null;
  }[];
  readonly thread: readonly { readonly id: number; readonly body: string }[];
  readonly pullRequests: readonly { readonly body: string }[];
  readonly requests: {
    readonly total: number;
    readonly byJob: Readonly<Record<string, number>>;
    readonly phases?: readonly Readonly<Record<string, number>>[];
  };
}

export function parseDemo(stdout: string): DemoDocument {
  return JSON.parse(stdout) as DemoDocument;
}

/** Gives each test a clone of its own. */
export function useClones(): () => DemoCopy {
  let copy: DemoCopy | undefined;
  afterEach(() => copy?.remove());
  return () => {
    copy = copyProject();
    return copy;
  };
}
