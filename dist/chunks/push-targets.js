import { C as unknown, b as string, f as int, g as object, l as boolean, s as array } from "./zod.js";
import { G as absentAsUndefined, K as hasReason, Y as withTranslatedErrors } from "./job-agent-plan-publish.js";
import { Nn as createPermissions } from "./job-plan-publish.js";

// src/adapters/github/push-targets.ts
const branchSchema = object({
	get protected() {
		return boolean();
	},
	get protection() {
		return object({ get enabled() {
			return boolean().optional();
		} }).optional();
	}
});
const rulesSchema = array(object({ get type() {
	return string();
} }));
const refusing = /* @__PURE__ */ new Set([
	"update",
	"pull_request",
	"required_status_checks",
	"required_deployments",
	"merge_queue",
	"workflows",
	"code_scanning"
]);
const pullSchema = object({
	get number() {
		return int();
	},
	get state() {
		return string();
	},
	get merged_at() {
		return string().nullish();
	},
	get auto_merge() {
		return unknown();
	},
	get head() {
		return object({
			get ref() {
				return string();
			},
			get repo() {
				return object({ get id() {
					return int();
				} }).nullish();
			}
		});
	},
	get base() {
		return object({ get repo() {
			return object({ get id() {
				return int();
			} });
		} });
	}
});
const reviewsSchema = array(object({
	get user() {
		return object({
			get id() {
				return int();
			},
			get login() {
				return string();
			},
			get type() {
				return string().optional();
			}
		}).nullable();
	},
	get state() {
		return string();
	}
}));
const pageSize = 100;
const comparisonSchema = object({
	get total_commits() {
		return int();
	},
	get commits() {
		return array(object({ get commit() {
			return object({ get message() {
				return string();
			} });
		} }));
	}
});
function createPushTargets(client) {
	const { octokit, base } = client;
	return {
		readProtection: (branch) => readProtection(client, branch),
		listPulls: (branch) => listPulls(client, branch),
		async readPull(number) {
			const response = await absentAsUndefined(withTranslatedErrors(octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", {
				...base,
				pull_number: number
			})));
			return response && describePull(client, pullSchema.parse(response.data));
		},
		listMessages: (commit, from) => listMessages(client, `${from}...${commit}`)
	};
}
async function listMessages({ octokit, base }, basehead) {
	const read = async (page) => {
		const parameters = {
			...base,
			basehead,
			per_page: pageSize,
			page
		};
		const request = octokit.request("GET /repos/{owner}/{repo}/compare/{basehead}", parameters);
		const response = await absentAsUndefined(withTranslatedErrors(request));
		return response === void 0 ? {
			total_commits: 0,
			commits: []
		} : comparisonSchema.parse(response.data);
	};
	const first = await read(1);
	const last = Math.ceil(first.total_commits / pageSize);
	const more = last > 1 ? (await read(last)).commits : [];
	return [...first.commits, ...more].map(({ commit }) => commit.message).toReversed();
}
async function listPulls(client, branch) {
	const { octokit, base } = client;
	const query = {
		...base,
		head: `${base.owner}:${branch}`,
		state: "open",
		per_page: 100
	};
	const listed = octokit.paginate("GET /repos/{owner}/{repo}/pulls", query);
	const pulls = [];
	for (const pull of array(pullSchema).parse(await withTranslatedErrors(listed))) if (pull.head.ref === branch && pull.head.repo?.id === pull.base.repo.id) pulls.push(await describePull(client, pull));
	return pulls;
}
async function describePull(client, { number, state, head, ...pull }) {
	const isOpen = state === "open";
	const hasAutoMerge = pull.auto_merge !== null && pull.auto_merge !== void 0;
	const ended = typeof pull.merged_at === "string" ? "merged" : "closed";
	const approvedBy = isOpen ? await listApprovers(client, number) : [];
	return {
		number,
		branch: head.ref,
		state: isOpen ? "open" : ended,
		hasAutoMerge,
		approvedBy
	};
}
async function readProtection({ octokit, base }, branch) {
	const response = await absentAsUndefined(withTranslatedErrors(octokit.request("GET /repos/{owner}/{repo}/branches/{branch}", {
		...base,
		branch
	})));
	if (response === void 0) return void 0;
	const found = branchSchema.parse(response.data);
	if (!found.protected) return false;
	if (found.protection?.enabled === true) return true;
	const listed = octokit.request("GET /repos/{owner}/{repo}/rules/branches/{branch}", {
		...base,
		branch,
		per_page: 100
	});
	const rules = rulesSchema.parse((await withTranslatedErrors(listed)).data);
	return rules.length === 0 || rules.some(({ type }) => refusing.has(type));
}
async function listApprovers(client, number) {
	const { octokit, base } = client;
	const listed = octokit.paginate("GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews", {
		...base,
		pull_number: number,
		per_page: 100
	});
	const verdicts = /* @__PURE__ */ new Map();
	for (const { user, state } of reviewsSchema.parse(await withTranslatedErrors(listed))) if (user !== null && state !== "COMMENTED" && state !== "PENDING") verdicts.set(user.id, {
		user,
		state
	});
	const approvers = [];
	for (const { user, state } of verdicts.values()) if (state === "APPROVED" && await canApprove(client, user)) approvers.push(user.login);
	return approvers;
}
const rolesWithoutWrite = [
	"none",
	"read",
	"triage"
];
async function canApprove(client, { id, login, type }) {
	if (type === "Bot") return true;
	try {
		const role = await createPermissions(client).askRole(login, id);
		return role !== void 0 && !rolesWithoutWrite.includes(role);
	} catch (error) {
		if (hasReason(error, "forbidden")) return true;
		throw error;
	}
}

export { createPushTargets };