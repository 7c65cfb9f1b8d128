import { t as runGit } from "./run-git.js";

// src/adapters/git/git-tool.ts
/** Git said no. Caught where it becomes a problem with a code. */
var GitFailure = class extends Error {
	name = "GitFailure";
};
function createGitTool(base) {
	const attempt = (args, extra) => runGit({
		...base,
		...extra,
		args,
		env: {
			...base.env,
			...extra?.env
		}
	});
	const run = async (args, extra) => {
		const answer = await attempt(args, extra);
		if (answer.status !== 0) throw new GitFailure(`git ${args[0]} ended with ${answer.status}: ${answer.stderr.trim()}`);
		return answer.stdout;
	};
	return {
		try: attempt,
		run,
		line: async (args, extra) => (await run(args, extra)).toString().trim()
	};
}

// src/adapters/git/read-objects.ts
/** Contents by id, each read once. All of them must be there. */
async function readObjects(git, ids) {
	const wanted = [...new Set(ids)];
	const output = await git.run(["cat-file", "--batch"], { input: wanted.map((id) => `${id}\n`).join("") });
	const contents = /* @__PURE__ */ new Map();
	let position = 0;
	for (const id of wanted) {
		const lineEnd = output.indexOf("\n", position);
		const size = Number(/ (\d+)$/.exec(output.toString("latin1", position, lineEnd))?.[1]);
		contents.set(id, output.subarray(lineEnd + 1, lineEnd + 1 + size));
		position = lineEnd + 1 + size + 1;
	}
	return contents;
}

// src/core/config/check-signing-key.ts
/**
* The secret must belong to a key of the config, and keys without a secret mean stop, never unsigned (DESIGN 2). With
* neither a private repository goes unsigned; a public one does not, since every workflow there posts as the same account.
*/
function checkSigningKey({ keys, signer, isPrivate }) {
	if (signer === void 0) return keys.length > 0 ? keyMissing(keys) : checkUnsigned(isPrivate);
	if (keys.includes(signer.publicKey)) return void 0;
	return {
		code: "BATON-E904",
		path: "signing.keys",
		message: `The secret signs as "${signer.keyId}", but its public half ${signer.publicKey} is not in signing.keys (${keys.length === 0 ? "there are none" : keys.join(", ")}). Add it there, or pass the secret that fits.`
	};
}
/** Whether a repository may have records without signatures. */
function checkUnsigned(isPrivate) {
	if (isPrivate) return void 0;
	return {
		code: "BATON-E908",
		path: "signing.keys",
		message: "This repository is public, and the config has no signing.keys: every workflow of the repository posts as the same account, so unsigned records could be forged. Make a pair of keys, list the public one under signing.keys, and pass the secret: `signing-key: ${{ secrets.BATON_SIGNING_KEY }}` in the caller."
	};
}
function keyMissing(keys) {
	return {
		code: "BATON-E904",
		path: "signing.keys",
		message: `input signing-key is empty, and signing.keys lists ${keys.map((key) => `"${key.split(":")[0]}"`).join(", ")}, so nothing is ever recorded unsigned. Pass \`signing-key: \${{ secrets.BATON_SIGNING_KEY }}\` in the caller; where that stands there, the secret does not exist. A key that an environment keeps must be called BATON_SIGNING_KEY there, and the input environment must name it.`
	};
}

export { createGitTool as a, GitFailure as i, checkUnsigned as n, readObjects as r, checkSigningKey as t };