import { z } from 'zod';
import { createNodeHasher } from '../../adapters/crypto/node-hasher.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { isAgentStage } from '../../core/config/schema/stage-schema.ts';
import { problemText } from '../../core/problem.ts';
import { buildPromptContext } from '../../core/prompt/build-prompt-context.ts';
import { type RenderedPrompt, renderPrompt } from '../../core/prompt/render-prompt.ts';
import { describeRule, describeRules } from '../../core/prompt/rules.ts';
import { storedRecordSchema } from '../../core/record/stored-record-schema.ts';
import { loadGates, loadGatesOf } from '../../core/state/derive-state.ts';
import { parseTrigger } from '../../core/trigger/parse-trigger.ts';
import { hasSubject, type Trigger } from '../../core/trigger/trigger.ts';
import { findStage } from '../../terminal/files/find-stage.ts';
import { findConfigFile, loadConfig } from '../../terminal/files/load-config.ts';
import { printAside, printExact, printJson, readJson, readJsonAs } from '../../terminal/files/read-json.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';
import { fillSamples } from '../../terminal/handoff/fill-samples.ts';
import { type BuiltEvent, buildEvent, sampleJob } from '../../terminal/trigger/build-event.ts';
import { listChoices } from '../../terminal/trigger/choose-thread.ts';
import { describeChoice, type EventOptions, readEventChoice } from '../../terminal/trigger/event-options.ts';
import { buildSystem } from '../prompt/build-system.ts';
import { measurePrompt, renderMeasure } from '../prompt/measure-prompt.ts';
import { fillStoredHandoffs } from '../show/fill-handoffs.ts';
import { openTexts } from '../show/open-texts.ts';
import { describeHistory } from '../thread/describe-history.ts';
import { findPromptState, type PromptState, startPromptState } from '../thread/prompt-state.ts';

interface PromptOptions extends EventOptions {
  readonly event?: string;
  readonly eventName?: string;
  readonly records?: string;
  readonly history?: string;
  readonly trustedAuthor?: number;
  readonly nonce?: string;
  readonly artifacts?: string;
  readonly handoff?: readonly string[];
  readonly config?: string;
  readonly json?: boolean;
}

/**
 * Prints the exact prompt for the run in the records, or for a run that the event would start now. Says on stderr what was
 * assumed, how large the parts are and what is missing. Returns 1 if it cannot be rendered.
 */
export async function prompt(named: string, options: PromptOptions): Promise<number> {
  checkOptions(options);
  const config = loadConfig(options.config);
  // A child is in the records alone, below a stage of the config.
  const [parent = named, ...below] = named.split('/');
  const { pipeline, name: own } = findStage(config, parent);
  const name = [own, ...below].join('/');
  const known = await findState(config, { pipeline, stage: name, options });
  // A run continues with the config that it was started with.
  const { stage } = findStage(known.state.run.body.config, named);
  if (!isAgentStage(stage)) throw new UsageError(`Stage ${named} is the built-in ${stage.uses}: it has no prompt.`);

  const texts = openTexts({ folder: options.artifacts });
  const filled = await fillStoredHandoffs(known.state, { stage: name, texts });
  if (filled.missing.length > 0) throw new UsageError(filled.missing.join('\n'));

  const { sha256, randomHex } = createNodeHasher();
  const rendered = renderPrompt({
    stageName: name,
    stage,
    context: buildPromptContext({ state: filled.state, stage: name, due: known.due }),
    nonce: options.nonce ?? known.nonce ?? randomHex(8),
    sha256,
  });
  if (!rendered.ok) {
    printAside(`${problemText(rendered.error)}\n`);
    if (options.json === true) printJson({ error: rendered.error });
    return 1;
  }
  print(rendered.value, { known, name, options });
  return 0;
}

/** The state of a run, with sentences about what nobody said and was assumed. */
interface AssumedState extends PromptState {
  readonly assumed: readonly string[];
}

function print(
  { text, facts }: RenderedPrompt,
  { known, name, options }: { readonly known: AssumedState; readonly name: string; readonly options: PromptOptions },
): void {
  const { assumed, state } = known;
  const { instructions, rules: parts } = buildSystem(state, { name, config: findConfigFile(options.config) });
  const rules = describeRules(parts, (each) => createNodeHasher().sha256(each));
  const measure = measurePrompt(text, { nonce: facts.nonce, instructions, run: state.run.body });
  if (options.json === true) printJson({ prompt: text, ...facts, instructions, rules, ...measure, assumed });
  else {
    const lines = assumed.map((each) => `assumed: ${each}\n`);
    printAside([...lines, renderMeasure(measure, facts), ...rules.map((rule) => `${describeRule(rule)}\n`)].join(''));
    printExact(text);
  }
}

function checkOptions(options: PromptOptions): void {
  const { history, records, nonce, trustedAuthor, event, eventName, handoff = [] } = options;
  if ((event === undefined) !== (eventName === undefined))
    throw new UsageError(
      event === undefined
        ? "--event-name says what --event holds: add '--event <file>', or say the event with an option such as --label NAME."
        : "Say which event the file holds: add '--event-name <name>', such as --event-name issues.",
    );
  if (history !== undefined && records !== undefined)
    throw new UsageError('The run in --records holds its history already; leave --history out.');
  if (handoff.length > 0 && records !== undefined)
    throw new UsageError('The run in --records holds its handoffs already; leave --handoff out.');
  if (trustedAuthor !== undefined && history === undefined)
    throw new UsageError('--trusted-author says whose records of --history count; give --history too, or leave it out.');
  if (nonce === undefined || /^[0-9a-f]{1,64}$/i.test(nonce)) return;
  throw new UsageError(`--nonce is "${nonce}"; write hexadecimal digits, as the task record holds them.`);
}

const recordsSchema = z.object({ records: z.array(storedRecordSchema) });

interface StateQuestion {
  readonly pipeline: string;
  readonly stage: string;
  readonly options: PromptOptions;
}

async function findState(config: Config, asked: StateQuestion): Promise<AssumedState> {
  const { pipeline, stage, options } = asked;
  const event = findEvent(config, asked);
  if (options.records !== undefined) {
    const { records } = readJsonAs(options.records, { schema: recordsSchema, what: 'what `baton records --json` prints' });
    const subject = event === undefined ? undefined : findSubject(event);
    return {
      ...findPromptState(records, {
        pipeline,
        stage,
        nonce: options.nonce,
        subject,
        gates: await loadGatesOf(records),
      }),
      assumed: [],
    };
  }
  if (event === undefined)
    throw new UsageError(
      `Say what starts pipeline "${pipeline}": --webhook TYPE --payload FILE, or --event FILE --event-name NAME.`,
    );
  const trigger = parseTrigger(event.name, event.payload);
  if (!trigger.ok) throw new UsageError(`${options.event ?? 'The event'} starts no pipeline: ${trigger.error.reason}`);
  const { trustedAuthor } = options;
  const { check } = trigger.value;
  // Only GitHub has the jobs.
  const completed = { ...trigger.value, check: check && { ...check, jobs: [sampleJob] } };
  const facts = { config, pipeline, trigger: completed, trustedAuthor };
  const history = options.history === undefined ? undefined : describeHistory(options.history, facts);
  const own = config.pipelines[pipeline];
  const gates = await loadGates([config]);
  const started = startPromptState(config, { pipeline, trigger: completed, history, gates });
  const filled = await fillSamples(started.state, { stage, given: options.handoff ?? [] });
  const unknown = listUnknown(completed, own?.history !== undefined && !history);
  return { ...started, state: filled.state, assumed: [...event.assumed, ...unknown, ...filled.assumed] };
}

function listUnknown({ check }: Pick<Trigger, 'check'>, isFirst: boolean): readonly string[] {
  const jobs = check === undefined ? [] : ['One job failed, and its log is made up.'];
  return isFirst ? [...jobs, 'There are no earlier runs (--history).'] : jobs;
}

/** Finds the event: in the file, as the options say it, else the first one that the pipeline waits for. */
function findEvent(config: Config, { pipeline, options }: StateQuestion): BuiltEvent | undefined {
  const { event, eventName = '', records } = options;
  const said = readEventChoice(options);
  if (event !== undefined && said !== undefined)
    throw new UsageError(`--${said.kind} says the event already. Leave --event and --event-name out.`);
  if (event !== undefined) return { name: eventName, payload: readJson(event), assumed: [] };
  const own = config.pipelines[pipeline];
  const first = own === undefined ? undefined : listChoices(pipeline, own).find(({ kind }) => kind !== 'webhook');
  const choice = said ?? (records === undefined ? first : undefined);
  if (choice === undefined) return undefined;
  const pipelines = own === undefined ? {} : { [pipeline]: own };
  const built = buildEvent({ pipelines }, choice, { ...options, role: 'write', hasFiles: false, now: new Date().toISOString() });
  const assumed =
    said === undefined ? [`The event is the first one that the pipeline waits for: ${describeChoice(choice)}.`] : [];
  return { ...built, assumed: [...assumed, ...built.assumed] };
}

/** Finds the subject of the event, because a runs issue holds the runs of many subjects. A cron tick has none. */
function findSubject({ name, payload }: BuiltEvent): number | undefined {
  const trigger = parseTrigger(name, payload);
  return trigger.ok && hasSubject(trigger.value) ? trigger.value.subject.number : undefined;
}
