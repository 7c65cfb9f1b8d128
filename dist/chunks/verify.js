import { D as createReads, b as createCommentStore, i as createActionOctokit, qt as executionTitle, xt as writeOutputs } from "./job-agent-plan-publish.js";
import { w as problemText } from "./job-cli.js";
import { h as findUnproven } from "./job-agent-publish.js";
import { a as openTaskOrder } from "./job-agent.js";

// src/action/modes/verify.ts
async function verify(context) {
	const { job, log } = context;
	const { base, dispatch, order } = await openTaskOrder(context);
	const octokit = await createActionOctokit(context);
	const { threads, provenance } = createReads({
		octokit,
		repository: job.repository,
		clock: base.clock
	});
	const store = createCommentStore({
		threads,
		repo: job.repository.id,
		...base,
		provenance
	});
	const problem = await findUnproven({
		dispatch,
		ports: {
			...base,
			store
		}
	});
	if (problem !== void 0) throw new Error(problemText(problem));
	await writeOutputs(context, { task: order });
	const { "runs-on": runner, container, environment } = dispatch.job;
	log.info(`${executionTitle(dispatch)} may choose its job: ${JSON.stringify({
		"runs-on": runner,
		container,
		environment
	})}.`);
}

export { verify };