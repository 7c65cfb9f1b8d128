import { n as buildSampleInputs, t as buildSampleCommand } from "./sample-inputs.js";
import { yn as filtersOf } from "./job-agent-plan-publish-validate.js";
import { p as hasName } from "./job-cli.js";
import { Mr as findNamedPipeline, Nr as isCommandOf } from "./job-plan-publish.js";

// src/terminal/trigger/choose-thread.ts
function chooseThread(config, choice, { hasFiles }) {
	const fitting = Object.values(config.pipelines).flatMap(listCandidates).filter((candidate) => fits(candidate, choice));
	const found = fitting.find(({ kind }) => hasFiles && kind === "pull-request") ?? fitting[0];
	const added = choice.kind === "label" ? [choice.name] : [];
	const labels = (found?.filter.labels ?? []).filter((label) => !hasName(added, label));
	return {
		kind: found?.kind ?? chooseOtherwise(config, choice, hasFiles ? "pull-request" : "issue"),
		labels: [...labels, ...added]
	};
}
function listCandidates({ on }) {
	return [
		...filtersOf(on.issues).map((filter) => ({
			kind: "issue",
			filter
		})),
		...filtersOf(on["pull-requests"]).map((filter) => ({
			kind: "pull-request",
			filter
		})),
		...filtersOf(on.comment).map(({ subject = "issue", ...filter }) => ({
			kind: subject,
			filter
		})),
		...on.checks === void 0 ? [] : [{
			kind: "pull-request",
			filter: on.checks
		}]
	];
}
function fits({ kind, filter }, choice) {
	const { command, labels, workflows } = filter;
	const state = filter["review-state"];
	if (choice.kind === "check" || workflows !== void 0) return choice.kind === "check" && workflows?.includes(choice.workflow) === true;
	if (choice.kind === "label") return command === void 0 && hasName(labels ?? [], choice.name);
	if (choice.kind === "comment") return command !== void 0 && isCommandOf({
		command,
		arguments: filter.arguments
	}, choice.text.trimStart());
	if (choice.kind === "review") return state === "any" || state === choice.state;
	if (choice.kind === "assign") return filter.assignee !== void 0;
	if (choice.kind !== "open") return false;
	return kind === choice.subject && command === void 0 && labels === void 0 && state === void 0;
}
function chooseOtherwise({ pipelines }, choice, otherwise) {
	if (choice.kind === "review" || choice.kind === "check") return "pull-request";
	if (choice.kind === "open") return choice.subject;
	const named = choice.kind === "comment" ? findNamedPipeline(choice.text.trimStart()) : void 0;
	return Object.entries(pipelines).flatMap(([name, pipeline]) => name === named ? listCandidates(pipeline) : [])[0]?.kind ?? otherwise;
}
function listChoices(name, { on }) {
	return [
		...listCandidates({ on }).map((candidate) => readChoice(on, candidate)),
		...on.schedule === void 0 ? [] : [{
			kind: "tick",
			pipeline: name
		}],
		...on.manual === void 0 ? [] : [{
			kind: "manual",
			pipeline: name,
			inputs: buildSampleInputs(on)
		}],
		...filtersOf(on.webhook).map(({ type }) => ({
			kind: "webhook",
			type,
			payload: "FILE"
		}))
	];
}
function readChoice(on, { kind, filter }) {
	const { command, labels, assignee, workflows } = filter;
	const state = filter["review-state"];
	if (command !== void 0) return {
		kind: "comment",
		text: buildSampleCommand(on, {
			command,
			arguments: filter.arguments
		})
	};
	if (workflows?.[0] !== void 0) return {
		kind: "check",
		workflow: workflows[0]
	};
	if (state !== void 0) return {
		kind: "review",
		state: state === "any" ? "approved" : state
	};
	const label = labels?.at(-1);
	if (label !== void 0) return {
		kind: "label",
		name: label
	};
	if (assignee !== void 0 && assignee !== "none") return {
		kind: "assign",
		login: assignee === "*" ? "octocat" : assignee
	};
	return {
		kind: "open",
		subject: kind
	};
}

export { listChoices as n, chooseThread as t };