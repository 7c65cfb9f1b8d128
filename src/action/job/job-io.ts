import type { MachineProbe } from '../../adapters/agent/process/probe-isolation.ts';
import type { LoadArtifactClient } from '../../adapters/artifact/action-artifacts.ts';
import type { LineSink } from '../../adapters/log/action-log.ts';

/** The variables that the runner gives the job. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The connection of a job to its runner, beside variables and files. */
export interface JobIo {
  /** The standard output of the job, in which the runner reads workflow commands. */
  readonly out: LineSink;
  /**
   * Returns a signal that fires when GitHub cancels the job (SIGINT, then SIGTERM). Only a mode with work to save asks for the
   * signal: a job that never asked ends at once.
   */
  readonly listenForCancel: () => AbortSignal;
  /** Sets an output of the step. */
  readonly setOutput: (name: string, value: string) => Promise<void>;
  /** Adds Markdown to the summary of the step. */
  readonly addSummary: (markdown: string) => Promise<void>;
  /** Loads GitHub's client for artifacts, which reads the variables of the process and prints its progress. */
  readonly loadArtifactClient: LoadArtifactClient;
  /** Probes the machine when a job of the process first asks, and returns the same answer to all later jobs of the process. */
  readonly probeOnce: (probe: () => Promise<MachineProbe>) => Promise<MachineProbe>;
}

/** Creates the memory of a process for what it found out about its machine. */
export function createProbeMemory(): JobIo['probeOnce'] {
  let probed: Promise<MachineProbe> | undefined;
  return (probe) => {
    probed ??= probe();
    return probed;
  };
}
