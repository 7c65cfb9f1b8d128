import { commandScenes } from './commands.ts';
import { commentsScenes } from './comments.ts';
import { cronScene } from './cron.ts';
import { childrenScenes } from './divide/children.ts';
import { endlessScenes } from './divide/endless.ts';
import { matrixPickScene } from './divide/matrix-pick.ts';
import { dryRunScene } from './dry-run.ts';
import { floodScene } from './flood.ts';
import { forkCommandScene, forkScene } from './fork.ts';
import { frozenScene } from './frozen.ts';
import { handWrittenScene } from './hand-written.ts';
import { answerScene } from './listen/answer.ts';
import { answerReviewScene } from './listen/answer-review.ts';
import { approvalScene } from './listen/approval.ts';
import { conditionScene } from './listen/condition.ts';
import { fixCiScene } from './listen/fix-ci.ts';
import { inputsScene } from './listen/inputs.ts';
import { notifyScenes } from './listen/notify.ts';
import { checkChain, mainScenes } from './main-job.ts';
import { noiseScenes } from './noise.ts';
import { outsiderScene } from './outsider.ts';
import { pauseScene } from './pause.ts';
import { publishScenes } from './publish.ts';
import { rerunScene } from './rerun.ts';
import { retryScenes } from './retry.ts';
import type { Scene } from './scene/scene.ts';
import { storeScene } from './store.ts';
import { transferScenes } from './transfer.ts';
import { unsignedScene } from './unsigned.ts';

const scenes: readonly Scene[] = [
  ...mainScenes,
  ...retryScenes,
  ...commandScenes,
  answerScene,
  ...transferScenes,
  ...childrenScenes,
  ...endlessScenes,
  matrixPickScene,
  ...notifyScenes,
  conditionScene,
  cronScene,
  handWrittenScene,
  dryRunScene,
  ...noiseScenes,
  ...commentsScenes(checkChain),
  ...publishScenes,
  storeScene,
  unsignedScene,
  frozenScene,
  answerReviewScene,
  fixCiScene,
  forkScene,
  forkCommandScene,
  outsiderScene,
  floodScene,
  rerunScene,
  pauseScene,
  inputsScene,
  approvalScene,
];

/** Returns the scene of a name. */
export function getScene(name: string): Scene {
  const found = scenes.find((scene) => scene.name === name);
  if (found === undefined)
    throw new Error(`There is no scene "${name}": write one of ${scenes.map((scene) => scene.name).join(', ')}.`);
  return found;
}
