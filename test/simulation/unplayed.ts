/** Functions that no play runs, and why. */
interface Unplayed {
  /** Below `src`. */
  readonly file: string;
  /** All functions of the file where they are absent. */
  readonly functions?: readonly string[];
  readonly reason: string;
}

const checks = 'Failed checks start no run of a play: its world has no workflow runs but those of Baton.';
const keys = 'Children of a play have no keys.';
const polls = 'No stage of a play has `wait: poll`: agents of the world end their turn before their children begin.';
const pulls = 'No run of a play is about a pull request that people opened.';
const repeated = 'Asked only where Baton has said the same before: by a job that runs again, which is rare there.';
const checkouts = 'An agent job of the world finds its checkout, its branch and its handoffs as they are meant to be.';
const servers = 'Agents of the world leave files: they have no MCP server.';

/**
 * Functions of the engine, and of the parts of core that decide about runs, that the plays of `npm run simulate` do not run, or hardly
 * ever. `node scripts/measure-simulation.ts` fails on any other one.
 */
export const unplayed: readonly Unplayed[] = [
  { file: 'core/children/child-offer.ts', reason: keys },
  { file: 'core/record/stored-record-schema.ts', reason: 'The command line alone prints records.' },
  {
    file: 'core/run/check-decision.ts',
    functions: ['isApart'],
    reason: 'The job of a command has to run after that of a later one, of which it knows nothing.',
  },
  { file: 'core/state/find-fixes.ts', reason: checks },
  { file: 'core/state/step.ts', reason: 'The action as a step of a workflow of the user has no run.' },
  { file: 'engine/agent/follow-turn.ts', reason: polls },
  { file: 'engine/agent/pass-on-requests.ts', reason: polls },
  { file: 'engine/agent/prepared-execution.ts', functions: ['digest'], reason: keys },
  { file: 'engine/agent/prepared-execution.ts', functions: ['isOther'], reason: servers },
  { file: 'engine/agent/run-agent.ts', functions: ['toOutput', 'checkTip'], reason: checkouts },
  { file: 'engine/agent/run-task.ts', functions: ['warn'], reason: 'Working copies of the world can always be removed.' },
  { file: 'engine/agent/start-once.ts', functions: ['digest'], reason: keys },
  { file: 'engine/agent/watch-children.ts', reason: polls },
  { file: 'engine/builtin/render-fields.ts', functions: ['present'], reason: 'Titles of a play hold no text of others.' },
  { file: 'engine/builtin/submit-review.ts', reason: pulls },
  {
    file: 'engine/builtin/upsert-pull.ts',
    functions: ['perform'],
    reason: 'Pull requests of a play have no labels and no reviewers.',
  },
  {
    file: 'engine/command/press-button.ts',
    reason: 'People of a play type their commands: there are no check runs with buttons.',
  },
  {
    file: 'engine/command/show.ts',
    functions: ['listTasks'],
    reason: 'People of a play ask for handoffs of stages, never of an element or a child that is not there.',
  },
  { file: 'engine/command/show.ts', functions: ['verify'], reason: 'The world keeps no trace of events that started nothing.' },
  { file: 'engine/dry-ports.ts', reason: 'A dry run writes nothing, and so can lose nothing.' },
  { file: 'engine/order/check-order.ts', functions: ['isBefore'], reason: 'Orders of a play are signed.' },
  { file: 'engine/plan/freeze-comments.ts', functions: ['wasThere'], reason: 'No prompt of a play shows comments.' },
  { file: 'engine/plan/locate-check.ts', reason: checks },
  { file: 'engine/plan/match-event.ts', functions: ['match'], reason: pulls },
  { file: 'engine/plan/read-fixes.ts', reason: checks },
  { file: 'engine/plan/refuse-command.ts', functions: ['accepts'], reason: repeated },
  { file: 'engine/plan/report-config.ts', reason: 'The configuration of a play is valid from its beginning to its end.' },
  { file: 'engine/plan/resolve-check.ts', reason: checks },
  {
    file: 'engine/plan/screen-event.ts',
    reason: 'No job of a play screens events of outsiders (`forward`): all people may write.',
  },
  { file: 'engine/publish/start-early-children.ts', reason: polls },
  { file: 'engine/thread/run-threads.ts', functions: ['isOlderNeeded'], reason: 'No play is long enough to fill a runs issue.' },
  {
    file: 'engine/view/show-limit-wait.ts',
    reason: 'A limit has to keep back a result of the App, and to leave room for an edit, for a minute and more.',
  },
];
