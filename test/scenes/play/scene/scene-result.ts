import type { DemoDocument, DemoResult } from '../../../../src/lab/demo/demo-result.ts';
import type { RequestCounts } from '../../../../src/page/report/run-report.ts';

export interface SceneDocument extends DemoDocument {
  /** The requests of the parts of a scene that are counted apart. */
  readonly phases: readonly RequestCounts[];
}

/** What a scene has left. */
export interface SceneResult extends DemoResult {
  readonly document: SceneDocument;
  /** The result of the same scene with its contrast. */
  readonly contrast?: SceneDocument;
  /** The result of the same scene with its mishap. */
  readonly mishap?: SceneDocument;
}
