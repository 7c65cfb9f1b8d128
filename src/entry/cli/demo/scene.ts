import type { LocalRunnerJob } from '../../../local/runner-contract.ts';
import type { DemoResult } from './demo-result.ts';
import type { World } from './world.ts';

/** One scene of the demo. It asserts itself: every sentence that `check` answers is something that did not go as told. */
export interface Scene {
  readonly name: string;
  readonly description: string;
  /** Plan and publish in the App instead of in workflow jobs. */
  readonly app?: boolean;
  /** A private repository without signing keys. */
  readonly unsigned?: boolean;
  /** A private repository, with keys. */
  readonly private?: boolean;
  /** Folders whose files are laid over the example repository, below `examples/`. */
  readonly overlays?: readonly string[];
  /** A change to the text of `.github/baton.yml`. */
  readonly configure?: (config: string) => string;
  /** A change to the text of `.github/workflows/baton.yml`. */
  readonly workflow?: (text: string) => string;
  /** How long lists of comments lag behind writes. */
  readonly lagMilliseconds?: number;
  /** What happens, when it is not that an issue gets a label; the number of the issue to look at. */
  readonly act?: (world: World, settle: () => Promise<void>) => Promise<number>;
  /** The same scene is played once more with this changed, to show what makes the difference. */
  readonly contrast?: Pick<Scene, 'configure' | 'workflow' | 'act'>;
  /** And once more, while something goes wrong. */
  readonly mishap?: { readonly what: string; readonly watch: (world: World, job: LocalRunnerJob) => void };
  readonly check: (result: DemoResult) => readonly string[];
}
