/**
 * Faults that `npm run simulate -- --mutants` plants, one after the other, while the modules of the engine are loaded: no file changes. The
 * simulation has to find each within 2,000 seeds. When the code moves, the change moves with it, and what it gets wrong stays.
 */

/** A change of the code: one text in one file, which must be there once, becomes another one. */
export interface Mutant {
  readonly name: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** A file of tests that finds it too, of `npm test` without the simulation or of `test:crash`. Absent: none of those that were tried does. */
  readonly alsoFoundBy?: string;
}

const advance = 'src/engine/publish/advance-run.ts';
const append = 'src/engine/effects/append-records.ts';

/** Faults of what is written, and in which order. */
const ofRecords: readonly Mutant[] = [
  {
    name: 'order before record',
    file: advance,
    find: `  const recorded = await recordTask(engine, { dispatch, reading, executions });
  if (!recorded.ok) return failure(recorded.error);
  // Ends, since each time the run has more records than before.
  if (recorded.value.kind === 'overtaken') return recordOvertaken(engine, { ...request, reading: recorded.value.reading });
  const { kind, reading: after, cause } = recorded.value;
  if (kind === 'found') return success(await startNext(engine, { dispatch, reading: after, cause }));
  const own = after.state.transfers.filter((each) => each.task === dispatch.task && each.execution >= dispatch.execution);
  const transfers = announceTransfers(engine, { state: after.state, own });
  // As it was built: what lies in an artifact by now is shown, too.
  const written = built.at(-1)?.body;
`,
    replace: `  const { buildExecutionDrafts } = await import('./record-task.ts');
  const { stateWith } = await import('../../core/state/derive-state.ts');
  const ahead = { ...reading, state: stateWith(state, buildExecutionDrafts(dispatch, executions)) };
  const starts = decide(ahead.state, { cause: state.tip.seq + 1, now: engine.ports.clock.now() });
  const start = createOnceStarter(engine, reading.first.at);
  await performEffects(engine, { effects: starts.filter(({ kind }) => kind === 'dispatch-task'), reading: ahead, status: undefined, start });
  const recorded = await recordTask(engine, { dispatch, reading, executions });
  if (!recorded.ok) return failure(recorded.error);
  if (recorded.value.kind === 'overtaken') return recordDelivery(engine, { ...request, reading: recorded.value.reading });
  const { kind, reading: after, cause } = recorded.value;
  if (kind === 'found') return success(await startNext(engine, { dispatch, reading: after, cause }));
  const own = after.state.transfers.filter((each) => each.task === dispatch.task && each.execution >= dispatch.execution);
  const transfers = announceTransfers(engine, { state: after.state, own });
  const written = undefined;
`,
    alsoFoundBy: 'test/engine/advance-run.test.ts',
  },
  {
    name: 'execution of an order ignored',
    file: 'src/engine/publish/record-task.ts',
    find: 'record.task === order.task && record.execution === order.execution',
    replace: 'record.task === order.task',
    alsoFoundBy: 'test/engine/advance-run.test.ts',
  },
  {
    name: 'own record not awaited',
    file: append,
    find: 'const after = await awaitVisible(engine, { order, comment: first.comment, digest: first.digest, least });',
    replace: 'const after = await readRun(engine, order);',
    alsoFoundBy: 'test/engine/decisions.test.ts',
  },
  {
    name: 'failed append swallowed',
    file: 'src/engine/publish/advance-run.ts',
    find: `  const recorded = await recordTask(engine, { dispatch, reading, executions });
  if (!recorded.ok)`,
    replace: `  const recorded = await recordTask(engine, { dispatch, reading, executions }).catch(() => undefined);
  if (recorded === undefined) return success(nothingDone(state));
  if (!recorded.ok)`,
    alsoFoundBy: 'test/engine/advance-run.test.ts',
  },
  {
    name: 'place of a record not checked',
    file: 'src/core/record/decode-records.ts',
    find: 'if (places.some((place) => taken.has(place))) return false;',
    replace: '',
    alsoFoundBy: 'test/core/record/decode-memory.test.ts',
  },
  {
    name: "commit's trailer not looked for",
    file: 'src/engine/publish/publish-commits.ts',
    find: '  if (isOurs(message)) return { published: tip, verified };\n',
    replace: '',
    alsoFoundBy: 'test/engine/advance-run.test.ts',
  },
  {
    name: "first record's digest not compared",
    file: 'src/engine/order/check-order.ts',
    find: 'const isOwn = digest === undefined ? first?.comment === order.first.id : first?.digest === digest;',
    replace: 'const isOwn = digest !== undefined || first?.comment === order.first.id;',
    alsoFoundBy: 'test/engine/late-orders.test.ts',
  },
];

/** Faults of what people see. */
const ofViews: readonly Mutant[] = [
  {
    name: 'refusal of the last drawing swallowed',
    file: 'src/engine/view/status-comment.ts',
    find: "except: ['forbidden', 'unauthenticated', ...refusalsOfLastView(reading.state)],",
    replace: "except: ['forbidden', 'unauthenticated'],",
    alsoFoundBy: 'test/engine/ends.test.ts',
  },
];

/** Faults of what is started. */
const ofStarts: readonly Mutant[] = [
  {
    name: 'what is left not divided between parallel orders',
    file: 'src/core/gate/limits.ts',
    find: `  const together = inline.filter(({ next }) => next.cause === own.next.cause).length;
  const inUse = (inline.length - together) * maxInlineExecutions;`,
    replace: `  const together = 1;
  const inUse = 0;`,
    alsoFoundBy: 'test/engine/inline-left.test.ts',
  },
  {
    name: 'any writer starts what is ready',
    file: 'src/core/state/decide.ts',
    find: '.filter(({ next }) => next.cause === options.cause)',
    replace: '',
    alsoFoundBy: 'test/core/run/decide-interleaved.test.ts',
  },
  {
    name: 'started order not looked for',
    file: 'src/engine/gate/worker.ts',
    find: 'const found = await readStartedRun(engine, { order: order.dispatch, endedSince });',
    replace: 'const found = undefined;',
  },
  {
    name: 'agent job does not look at the records',
    file: 'src/engine/agent/run-task.ts',
    find: 'const stopped = findStop(thread.records, { dispatch, known: records.ok ? records.value : [] });',
    replace: 'const stopped = undefined;',
    alsoFoundBy: 'test/engine/decided-agents.test.ts',
  },
];

/** Faults of what waits, and of children. */
const ofWaits: readonly Mutant[] = [
  {
    name: 'money waited for by nobody',
    file: 'src/core/budget/run-cost.ts',
    find: '  return [...(unpaid === undefined ? [cause] : []), ...raises].find(',
    replace: '  if (cause >= 0) return cause;\n  return [...(unpaid === undefined ? [cause] : []), ...raises].find(',
    alsoFoundBy: 'test/engine/raise.test.ts',
  },
  {
    name: 'approval of another basis counts',
    file: 'src/core/run/approvals.ts',
    find: '({ body }) => body.approval?.basis === basis',
    replace: "({ body }) => body.approval !== undefined && basis !== ''",
    alsoFoundBy: 'test/engine/approvals-renewed.test.ts',
  },
  {
    name: 'answer older than the question counts',
    file: 'src/core/run/answers.ts',
    find: "body.verb === 'answer' && task === stage && seq > asked.seq && seq < until",
    replace: "body.verb === 'answer' && task === stage && seq < until",
    alsoFoundBy: 'test/core/run/answers.test.ts',
  },
  {
    name: 'a wait ends at its last record, not at the one that met it',
    file: 'src/core/gate/children.ts',
    find: 'return ends.length === 0 ? undefined : Math.min(...ends);',
    replace: 'return ends.length === 0 ? undefined : Math.max(...ends);',
    alsoFoundBy: 'test/core/state/child-decisions.test.ts',
  },
  {
    name: 'a closed usage limit keeps nothing back',
    // Without the gate alone, the look by the clock before each start keeps it back.
    file: 'src/core/gate/closed-limits.ts',
    find: 'closedFor(body) !== undefined && body.held === undefined',
    replace: 'closedFor(body) !== undefined && body.held !== undefined',
    alsoFoundBy: 'test/engine/sleep.test.ts',
  },
  {
    name: 'a usage limit is that of the agent which met it, not of its account',
    file: 'src/core/gate/closed-limits.ts',
    find: 'listClosedBy(facts, record).some(',
    replace:
      'agentAt(facts, { ...starting, execution: starting.due.execution })?.name === record.body.agent && listClosedBy(facts, record).some(',
    alsoFoundBy: 'test/core/gate/closed-limits.test.ts',
  },
  {
    name: 'a turn that waits for money counts as an attempt',
    file: 'src/core/run/attempts.ts',
    find: "if (last.unpaid === true && last.failure?.reason === 'budget') return 'free';",
    replace: "if (last.unpaid === true && last.failure?.reason === 'budget') return 'attempt';",
    alsoFoundBy: 'test/engine/raise-beside.test.ts',
  },
  {
    name: 'work that a usage limit cut off is dropped',
    file: 'src/core/output/outcome.ts',
    find: "return isSuccess(outcome) || outcome === 'needs-input' || isLimited || isUnpaid;",
    replace: "return isSuccess(outcome) || outcome === 'needs-input' || isUnpaid || (isLimited && outcome !== 'failed');",
    alsoFoundBy: 'test/engine/run-engines.test.ts',
  },
  {
    name: 'a fallback is told why it continues, in the place of its prompt',
    file: 'src/core/run/acting-agent.ts',
    find: 'return transfersAt(state, key).findLast((transfer) => !isFallback(transfer));',
    replace: 'return transfersAt(state, key).at(-1);',
    alsoFoundBy: 'test/engine/fallback.test.ts',
  },
  {
    name: 'a fallback takes over although its limit is closed',
    file: 'src/core/gate/fallback.ts',
    find: 'opens: findOpening(facts, { ...starting, as: agent }, since),',
    replace: 'opens: since,',
    alsoFoundBy: 'test/engine/fallback.test.ts',
  },
  {
    name: 'a closed fallback takes over behind a busy model',
    file: 'src/core/gate/fallback.ts',
    find: ' && findOpening(state, { ...starting, as }, now) === now);',
    replace: ');',
    alsoFoundBy: 'test/engine/fallback-again.test.ts',
  },
  {
    name: 'a busy model keeps its task',
    file: 'src/core/gate/fallback.ts',
    find: "const isBusy = failure?.reason === 'overloaded' || ",
    replace: 'const isBusy = ',
    alsoFoundBy: 'test/engine/fallback.test.ts',
  },
  {
    name: 'no fallback ever continues',
    file: 'src/core/gate/fallback.ts',
    find: 'return isTaken ? [] : listStandIns(facts, { stage, due });',
    replace: 'return isTaken ? [] : [];',
    alsoFoundBy: 'test/engine/fallback.test.ts',
  },
  {
    name: 'nobody wakes what sleeps',
    file: 'src/core/run/answers.ts',
    find: 'if (awaitsTime(row)) return listOpened(state, row, now);',
    replace: 'if (awaitsTime(row)) return [];',
    alsoFoundBy: 'test/engine/sleep.test.ts',
  },
  {
    name: 'child dropped when its parent is retried',
    file: 'src/core/state/expand-run.ts',
    find: 'return body.made.map((made): [string, ChildTask] => [made.name, { ...made, parent, execution, cause }]);',
    replace: `if (tasks.some((task) => task.task === parent && task.attempt > (turn?.attempt ?? task.attempt))) return [];
      return body.made.map((made): [string, ChildTask] => [made.name, { ...made, parent, execution, cause }]);`,
    alsoFoundBy: 'test/engine/child-commands.test.ts',
  },
];

/** Faults of the App. */
const ofApp: readonly Mutant[] = [
  {
    name: 'sweep without a look at artifacts',
    file: 'src/app/engine/app-starter.ts',
    find: `    const work = { kind: 'ended-run', installation, repository, workflowRun: lost, attempt: 1, lost: dispatch } as const;
    await context.add({ id: \`lost \${execution}\`, key: jobKey(repository.id, lost), work });
`,
    replace: `    const failure = { reason: 'job-lost', message: 'The workflow run has ended.' } as const;
    const delivery = { kind: 'lost', failure } as const;
    const work = { kind: 'advance', installation, repository, dispatch, delivery, workflowRun, mode: served } as const;
    await context.add({ id: \`lost \${execution}\`, key: lockKey(repository.id, dispatch.lock), work });
`,
  },
  {
    name: 'slot asked before branch',
    file: 'src/app/engine/app-starter.ts',
    find: `      if (branch !== undefined && !(await takeBranch(context, { ...request, dispatch, branch }))) return undefined;
      if (place === undefined) return startOrder(context, { at: request, dispatcher, order: text });
      const slot = { repository: repository.id, pipeline: place.pipeline, id: title };
      const waiting = { installation, repository, order: text, slot, place, issued: dispatch.issued };
      const answer = await context.slots.acquire(buildSlotAsk(waiting), () =>
        listActive(dispatcher, { ...slot, issued: dispatch.issued }),
      );
      if (answer === 'works') return undefined;
      if (answer !== 'wait') return startOrder(context, { at: request, dispatcher, order: text, slot });
`,
    replace: `      const isKept = async () => branch !== undefined && !(await takeBranch(context, { ...request, dispatch, branch }));
      if (place === undefined) return (await isKept()) ? undefined : startOrder(context, { at: request, dispatcher, order: text });
      const slot = { repository: repository.id, pipeline: place.pipeline, id: title };
      const waiting = { installation, repository, order: text, slot, place, issued: dispatch.issued };
      const answer = await context.slots.acquire(buildSlotAsk(waiting), () =>
        listActive(dispatcher, { ...slot, issued: dispatch.issued }),
      );
      if (answer === 'works') return undefined;
      if (answer !== 'wait') return (await isKept()) ? undefined : startOrder(context, { at: request, dispatcher, order: text, slot });
`,
    alsoFoundBy: 'test/app/turns/crash-gaps.test.ts',
  },
  {
    name: 'post not noted before it is sent',
    file: 'src/app/knowledge/thread-memory.ts',
    find: 'posts: [...head.posts, { name, at: now() }]',
    replace: 'posts: head.posts',
    alsoFoundBy: 'test/app/thread-memory.test.ts',
  },
  {
    name: 'id of a finished item forgotten',
    file: 'src/adapters/queue/sqlite-queue.ts',
    find: '        statements.learnId.run(id, now());\n',
    replace: '',
    alsoFoundBy: 'test/adapters/queue/sqlite-queue.test.ts',
  },
];

export const mutants: readonly Mutant[] = [...ofRecords, ...ofViews, ...ofStarts, ...ofWaits, ...ofApp];
