import type { World } from '../../../../src/lab/world/world.ts';
import type { LocalRunnerJob } from '../../../../src/local/runner-contract.ts';
import type { RequestCounts } from '../../../../src/page/report/run-report.ts';
import type { SceneResult } from './scene-result.ts';

/** The world of a scene. */
export interface SceneWorld extends World {
  /** The requests of each part that the scene counts apart. */
  readonly phases: RequestCounts[];
}

/** A scene, which checks itself: `check` returns a sentence for each thing that went wrong. */
export interface Scene {
  readonly name: string;
  readonly description: string;
  /** True if the App plans and publishes instead of workflow jobs. */
  readonly app?: boolean;
  /** True if the repository is private and has no signing keys. */
  readonly unsigned?: boolean;
  /** The environment that keeps the signing key, in place of the repository. */
  readonly keyIn?: string;
  /** True if the reporter is an outsider. Otherwise they are a collaborator. */
  readonly outsider?: boolean;
  /** True if the repository is private and has keys. */
  readonly private?: boolean;
  /** The folders below `examples/` whose files are copied over the example repository. */
  readonly overlays?: readonly string[];
  /** Changes the text of `.github/baton.yml`. */
  readonly configure?: (config: string) => string;
  /** Changes the text of `.github/workflows/baton.yml`. */
  readonly workflow?: (text: string) => string;
  /** The delay between a write and its appearance in lists of comments. */
  readonly lagMilliseconds?: number;
  /** The text of the issue that gets the label. Default: that of the example. */
  readonly issue?: { readonly title: string; readonly body: string };
  /** Performs the events of the scene and returns the number of the issue to show. Default: an issue gets a label. */
  readonly act?: (world: SceneWorld, settle: () => Promise<void>) => Promise<number>;
  /** The change with which the scene is run a second time, to show its effect. */
  readonly contrast?: Pick<Scene, 'configure' | 'workflow' | 'act'>;
  /** The mishap with which the scene is run once more: what happens when a job changes its state. */
  readonly mishap?: (world: World, job: LocalRunnerJob) => void;
  readonly check: (result: SceneResult) => readonly string[];
}
