# shellcheck shell=bash
# Makes the repository, its setting, its files and its secrets.

if ! gh api "repos/$repo" > /dev/null 2>&1; then
  # With a file: an empty repository answers 409 to everything below.
  gh repo create "$repo" --public --add-readme > /dev/null
fi
allow_pulls() { send actions/permissions/workflow PUT "{\"default_workflow_permissions\":\"read\",\"can_approve_pull_request_reviews\":$1}"; }
allow_pulls true

node -e '
  const { createPrivateKey, createPublicKey, randomBytes } = require("node:crypto");
  const seed = randomBytes(32);
  const der = Buffer.concat([Buffer.from("302e020100300506032b657004220420", "hex"), seed]);
  const { x } = createPublicKey(createPrivateKey({ key: der, format: "der", type: "pkcs8" })).export({ format: "jwk" });
  console.log(`k1:${seed.toString("base64")}\nk1:${Buffer.from(x, "base64url").toString("base64")}`);' > "$work/keys"
secret=$(head -n 1 "$work/keys")
public=$(tail -n 1 "$work/keys")
uses="${action%@*}/.github/workflows/run.yml@${action##*@}"
codex=$(sed -nE "/package: '@openai\/codex'/,/version:/s/.*version: '([^']+)'.*/\1/p" "$here/../src/adapters/agent/engines/codex.ts")

caller() { sed -e "s|NAME|$1|" -e "s|ACTION|$uses|" "$forms/caller.yml"; }
# A caller that starts by hand alone, for the environment: `signing-key` is not passed, and BATON_SIGNING_KEY only where it is said.
caller_of_environment() {
  caller "$1" | sed -e '/^  issues:/d' -e '/^  issue_comment:/d' -e '/^  pull_request:/d' -e '/^  workflow_run:/d' \
    -e 's|^      pipeline: \(.*inputs.*\)|&\n      environment: baton-verify|' -e "s|^      signing-key: .*|      $2|"
}
mkdir -p "$work/files/.github/workflows" "$work/files/scripts"
sed -e "s|PUBLIC-KEY|$public|" "$forms/baton.yml" > "$work/files/.github/baton.yml"
sed -e "s|HOLD|$hold|" -e "s|MASKED|${secret:0:20}|" -e "s|VALUE|${secret:20}|" "$forms/agent.mjs" > "$work/files/scripts/baton-verify.mjs"
cp "$forms/facts.yml" "$work/files/.github/workflows/baton-facts.yml"
cp "$forms/ci.yml" "$work/files/.github/workflows/baton-ci.yml"
sed -e "s|CODEX sandbox|$codex sandbox|" "$forms/machines.yml" > "$work/files/.github/workflows/baton-machines.yml"
caller Baton > "$work/files/.github/workflows/baton.yml"
# Nobody has the secret BATON_VERIFY_ABSENT: the name is passed, and the value can only come from the environment.
# shellcheck disable=SC2016
caller_of_environment 'Baton key passed' 'BATON_SIGNING_KEY: ${{ secrets.BATON_VERIFY_ABSENT }}' > "$work/files/.github/workflows/baton-key-passed.yml"
# shellcheck disable=SC2016
caller_of_environment 'Baton key not passed' 'agent-secrets: ${{ secrets.BATON_VERIFY_ABSENT }}' > "$work/files/.github/workflows/baton-key-not-passed.yml"

# commit FOLDER PARENT MESSAGE: makes a commit with the files below a folder; its id.
commit() {
  local base tree
  base=$(ask "git/commits/$2" | json 'c => c.tree.sha')
  tree=$(node -e '
    const { readFileSync, readdirSync } = require("node:fs");
    const [root, base] = process.argv.slice(1);
    const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const tree = files.map(({ parentPath, path, name }) => {
      const file = `${parentPath ?? path}/${name}`;
      return { path: file.slice(root.length + 1), mode: "100644", type: "blob", content: readFileSync(file, "utf8") };
    });
    console.log(JSON.stringify({ base_tree: base, tree }));' "$1" "$base" | ask git/trees -X POST --input - | json 't => t.sha')
  printf '{"message":"%s","tree":"%s","parents":["%s"]}' "$3" "$tree" "$2" | ask git/commits -X POST --input - | json 'c => c.sha'
}

branch=$(gh api "repos/$repo" | json 'r => r.default_branch')
repository_id=$(gh api "repos/$repo" | json 'r => r.id')
head=$(ask "git/ref/heads/$branch" | json 'r => r.object.sha')
head=$(commit "$work/files" "$head" 'Verify Baton')
ask "git/refs/heads/$branch" -X PATCH -f sha="$head" > /dev/null
gh secret set BATON_VERIFY_KEY --repo "$repo" --body "$secret"
has_environment=yes
{ ask environments/baton-verify -X PUT && gh secret set BATON_SIGNING_KEY --env baton-verify --repo "$repo" --body "$secret"; } > /dev/null 2>&1 \
  || has_environment=
