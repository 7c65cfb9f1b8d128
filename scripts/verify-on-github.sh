#!/usr/bin/env bash
# Verifies on the real GitHub what only a real repository can tell. Takes about 15 minutes.
#   scripts/verify-on-github.sh OWNER/REPO [ACTION-OWNER/baton@TAG]
# OWNER/REPO is a repository to throw away afterwards, of another owner than the action, with Actions switched on and "Allow GitHub Actions
# to create and approve pull requests" ticked. `gh` must be signed in as its administrator, with the scope `workflow`
# (`gh auth refresh --scopes workflow`). The script commits six files to the default branch and sets a secret and an environment.
# Each line says what is expected, what was seen, and what to report where the two differ. Exit status 1 when they do.
# Times in seconds, for tests: BATON_VERIFY_WAIT (longest wait for a run), BATON_VERIFY_PAUSE (between two looks).
set -euo pipefail

if [[ ${1:-} != */* || $# -gt 2 ]]; then
  echo "usage: $0 OWNER/REPO [ACTION-OWNER/baton@TAG]" >&2
  exit 2
fi
repo=$1
action=${2:-baton-agents/baton@v1}
if [[ ${repo%%/*} == "${action%%/*}" ]]; then
  echo "$0: $repo belongs to the owner of $action; take a repository of another owner, as users do" >&2
  exit 2
fi
longest=${BATON_VERIFY_WAIT:-600}
pause=${BATON_VERIFY_PAUSE:-5}
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for tool in gh node openssl; do
  command -v "$tool" > /dev/null || { echo "$0: needs $tool" >&2; exit 2; }
done

# Applies a JavaScript function to the JSON on stdin, and prints what it returns.
json() {
  node -e '
    const [source, ...args] = process.argv.slice(1);
    let text = "";
    process.stdin.on("data", (part) => { text += part; }).on("end", () => {
      const found = eval(source)(JSON.parse(text.trim() || "null"), ...args);
      process.stdout.write(found === undefined || found === null || found === false ? "" : String(found));
    });' "$@"
}

ask() { gh api "repos/$repo/$1" "${@:2}"; }

# Repeats a command until it prints something, and prints that; nothing when the time is over.
wait_for() {
  local end=$((SECONDS + longest)) found
  while ((SECONDS <= end)); do
    found=$("$@" 2> /dev/null || true)
    [[ -n $found ]] && { echo "$found"; return; }
    sleep "$pause"
  done
}

number=0
differ=0
unseen=0
# check WHAT EXPECTED SEEN REPORT PATTERN: whether what was seen fits the pattern; nothing seen is not checked.
check() {
  number=$((number + 1))
  printf '%2d. %s\n    expected: %s\n    seen:     %s\n' "$number" "$1" "$2" "${3:-nothing}"
  if [[ -z $3 ]]; then
    unseen=$((unseen + 1))
    printf '    NOT SEEN: look at https://github.com/%s/actions, and report %s\n' "$repo" "$4"
  elif [[ $3 =~ $5 ]]; then
    printf '    ok\n'
  else
    differ=$((differ + 1))
    printf '    DIFFERS: report %s\n' "$4"
  fi
}

# --- what is written -----------------------------------------------------------------------------------------------------------

node -e '
  const { createPrivateKey, createPublicKey, randomBytes } = require("node:crypto");
  const seed = randomBytes(32);
  const der = Buffer.concat([Buffer.from("302e020100300506032b657004220420", "hex"), seed]);
  const { x } = createPublicKey(createPrivateKey({ key: der, format: "der", type: "pkcs8" })).export({ format: "jwk" });
  console.log(`k1:${seed.toString("base64")}\nk1:${Buffer.from(x, "base64url").toString("base64")}`);' > "$work/keys"
secret=$(head -n 1 "$work/keys")
public=$(tail -n 1 "$work/keys")
uses="${action%@*}/.github/workflows/run.yml@${action##*@}"
forms=$here/verify-on-github

caller() { sed -e "s|NAME|$1|" -e "s|ACTION|$uses|" "$forms/caller.yml"; }
# A caller that starts by hand alone, for the environment: `signing-key` is not passed, and BATON_SIGNING_KEY only where it is said.
caller_of_environment() {
  caller "$1" | sed -e '/^  issues:/d' -e '/^  issue_comment:/d' -e '/^  pull_request:/d' -e 's|^      pipeline: \(.*inputs.*\)|&\n      environment: baton-verify|' \
    -e "s|^      signing-key: .*|      $2|"
}
mkdir -p "$work/files/.github/workflows" "$work/files/scripts"
sed -e "s|PUBLIC-KEY|$public|" "$forms/baton.yml" > "$work/files/.github/baton.yml"
cp "$forms/agent.mjs" "$work/files/scripts/baton-verify.mjs"
cp "$forms/facts.yml" "$work/files/.github/workflows/baton-facts.yml"
caller Baton > "$work/files/.github/workflows/baton.yml"
# Nobody has the secret BATON_VERIFY_ABSENT: the name is passed, and the value can only come from the environment.
# shellcheck disable=SC2016
caller_of_environment 'Baton key passed' 'BATON_SIGNING_KEY: ${{ secrets.BATON_VERIFY_ABSENT }}' > "$work/files/.github/workflows/baton-key-passed.yml"
# shellcheck disable=SC2016
caller_of_environment 'Baton key not passed' 'agent-secrets: ${{ secrets.BATON_VERIFY_ABSENT }}' > "$work/files/.github/workflows/baton-key-not-passed.yml"

branch=$(gh api "repos/$repo" | json 'r => r.default_branch')
head=$(ask "git/ref/heads/$branch" | json 'r => r.object.sha')
tree=$(node -e '
  const { readFileSync, readdirSync } = require("node:fs");
  const [root, base] = process.argv.slice(1);
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const tree = files.map(({ parentPath, path, name }) => {
    const file = `${parentPath ?? path}/${name}`;
    return { path: file.slice(root.length + 1), mode: "100644", type: "blob", content: readFileSync(file, "utf8") };
  });
  console.log(JSON.stringify({ base_tree: base, tree }));' "$work/files" "$(ask "git/commits/$head" | json 'c => c.tree.sha')" \
  | ask git/trees -X POST --input - | json 't => t.sha')
commit=$(printf '{"message":"Verify Baton","tree":"%s","parents":["%s"]}' "$tree" "$head" | ask git/commits -X POST --input - | json 'c => c.sha')
ask "git/refs/heads/$branch" -X PATCH -f sha="$commit" > /dev/null
gh secret set BATON_VERIFY_KEY --repo "$repo" --body "$secret"
has_environment=yes
{ ask environments/baton-verify -X PUT && gh secret set BATON_SIGNING_KEY --env baton-verify --repo "$repo" --body "$secret"; } > /dev/null 2>&1 \
  || has_environment=
since=$(date -u +%Y-%m-%dT%H:%M:%SZ)
echo "Verifying $action with https://github.com/$repo, since $since."

# --- what happens ----------------------------------------------------------------------------------------------------------------

create_issue() { ask issues -X POST -f title="$1" -f body='Made by scripts/verify-on-github.sh; close it afterwards.' | json 'i => i.number'; }
# label NUMBER LABEL
label() { printf '{"labels":["%s"]}' "$2" | ask "issues/$1/labels" -X POST --input - > /dev/null; }
# find_run WORKFLOW FUNCTION: what the function returns for the list of its runs, newest first.
find_run() { ask "actions/workflows/$1/runs?per_page=50" | json "$2" "${@:3}"; }
comments() { gh api --paginate "repos/$repo/issues/$1/comments?per_page=100"; }
repository_id=$(gh api "repos/$repo" | json 'r => r.id')
# records NUMBER FUNCTION: what the function returns for the records on an issue that verify. Others are Baton's business to report.
records() {
  comments "$1" > "$work/comments.json"
  node "$here/../dist/cli.js" records "$work/comments.json" --config "$work/files/.github/baton.yml" --repo-id "$repository_id" --subject "$1" --json \
    | json "$2"
}

issue=$(create_issue 'Baton verifies itself')
label "$issue" baton-verify
images=$(create_issue 'Baton verifies itself on both images')
label "$images" baton-images

started=$(wait_for find_run baton.yml "(l, since) => {
  const run = l.workflow_runs.findLast((r) => r.event === 'issues' && r.created_at >= since && r.status === 'completed');
  return run && run.conclusion + ' ' + run.html_url; }" "$since")
check "The workflow of another owner loads by tag: \`\$/run\`, \`cache-mode\` and \`queue\` are accepted" \
  'a completed run that is no startup_failure' "$started" 'the words of the annotation on the page of the run' '^success '

title=$(wait_for find_run baton.yml "(l, name) => l.workflow_runs.map((r) => r.display_title).find((t) => t.startsWith(name))" "verify-$issue/write")
check 'The next task is dispatched with the token of the workflow, and its run carries the task in its title' \
  "verify-$issue/write 1" "$title" 'the title, and the settings under Actions > General' "^verify-$issue/write 1( |$)"

find_pull() { ask "pulls?state=all&head=${repo%%/*}:baton/verify-$issue" | json 'l => l[0] && `${l[0].number} ${l[0].head.sha}`'; }
pull=$(wait_for find_pull)
check 'The label ends in a pull request' 'its number and commit' "$pull" 'the status comment of the issue' '^[0-9]+ [0-9a-f]{40}$'
verified=
[[ -n $pull ]] && verified=$(ask "commits/${pull#* }" | json 'c => `${c.commit.verification?.verified} ${c.author?.login ?? c.commit.author.name}`')
check "The bot's commit is signed by GitHub" 'true github-actions[bot]' "$verified" \
  "\`gh api repos/$repo/commits/${pull#* }\`: verification" '^true github-actions'

ended() { records "$issue" "l => l.records.some(({ record }) => record.kind === 'end') && l.records.length"; }
stored=$(wait_for ended)
facts_of() { records "$1" "l => l.records.map(({ record }) => record).filter(({ kind, body }) => kind === 'task' && body.results?.uid).map(({ task, body: { isolated, results: r } }) =>
  [task, 'isolated=' + isolated, 'uid=' + r.uid, 'sudo=' + r.sudo, 'tokens=' + r.tokens].join(' ')).toSorted().join('; ')"; }
pattern='isolated=true uid=61100 sudo=no tokens=none'
check 'The agent is isolated on ubuntu-latest' "look and write: $pattern" "$(facts_of "$issue")" \
  'the line "not isolated: …" of the log, with the image at its top' "^look $pattern; write $pattern$"
both() { [[ -n $(records "$images" "l => l.records.some(({ record }) => record.kind === 'end')") ]] && facts_of "$images"; }
check 'The agent is isolated on ubuntu-24.04 and on ubuntu-26.04' "noble and resolute: $pattern" "$(wait_for both)" \
  'which image is missing or not isolated, with the line of its log' "^noble $pattern; resolute $pattern$"

comments "$issue" > "$work/comments.json"
check 'The records verify with OpenSSL alone' 'N verified, 0 failed' \
  "$("$here/verify-records.sh" "$work/comments.json" "$public" | tail -n 1 || true)" 'the lines of scripts/verify-records.sh' '^[1-9][0-9]* verified, 0 failed$'

before=$(date -u +%Y-%m-%dT%H:%M:%SZ)
for _ in 1 2 3; do ask "issues/$issue/comments" -X POST -f body='/baton status' > /dev/null & done
wait
three() { find_run baton.yml "(l, since) => {
  const runs = l.workflow_runs.filter((r) => r.event === 'issue_comment' && r.created_at >= since && r.status === 'completed');
  return runs.length >= 3 && runs.map((r) => r.conclusion).join(' '); }" "$before"; }
check 'Three commands at once wait for one another under `queue: max`' 'success success success' "$(wait_for three)" \
  'the runs that were cancelled' '^success success success$'

agent=$(find_run baton.yml "(l, name) => l.workflow_runs.find((r) => r.display_title.startsWith(name))?.id" "verify-$issue/write")
job=
[[ -n $agent ]] && job=$(ask "actions/runs/$agent/jobs" | json 'l => l.jobs.find(({ name }) => /\bagent\b/.test(name))?.id')
marked=$(comments "$issue" | json 'l => l.flat().find(({ body }) => body.includes("<!-- baton:1 "))?.node_id')
answer() { comments "$issue" | json "(l, first) => l.flat().map(({ body }) => body.replaceAll('\r', '')).find((body) => body.split('\n')[0] === first)?.split('\n').slice(1).map((line) => line.trim()).join('; ')" "$1"; }
if [[ -n $job && -n $marked ]]; then
  printf '{"ref":"%s","inputs":{"issue":"%s","comment":"%s","job":"%s"}}' "$branch" "$issue" "$marked" "$job" \
    | ask actions/workflows/baton-facts.yml/dispatches -X POST --input - > /dev/null
  facts=$(wait_for answer facts)
else
  facts=
fi
check 'The token of a workflow reads lastEditedAt, minimises a comment and runs a job again' \
  'edited: {… "lastEditedAt":null …}; minimised: {… true …}; rerun: accepted' "$facts" \
  'the line that says refused, and its words' '"lastEditedAt": ?null.*"isMinimized": ?true.*rerun: (accepted|\{\})'

again() { ask "actions/runs/$agent" | json 'r => r.run_attempt >= 2 && r.status === "completed" && `attempt ${r.run_attempt}: ${r.conclusion}`'; }
rerun=
[[ -n $agent ]] && rerun=$(wait_for again)
[[ -n $rerun ]] && rerun="$rerun, $(records "$issue" 'l => l.records.length') records, $stored before"
check 'An agent job that had uploaded runs again without a conflict, and nothing is recorded twice' \
  "attempt 2: success, $stored records, $stored before" "$rerun" 'the log of the second attempt (409 Conflict?)' "^attempt 2: success, ${stored:-none} records, "

by_key() {
  printf '{"ref":"%s","inputs":{"pipeline":"key"}}' "$branch" | ask "actions/workflows/$1/dispatches" -X POST --input - > /dev/null || return 0
  wait_for find_run "$1" "(l, since) => l.workflow_runs.findLast((r) => r.created_at >= since && r.status === 'completed')?.conclusion" "$since"
}
passed=
not_passed=
if [[ -n $has_environment ]]; then
  passed=$(by_key baton-key-passed.yml)
  not_passed=$(by_key baton-key-not-passed.yml)
fi
check 'A signing key in an environment arrives when the caller passes its name' success "$passed" 'the log of the job plan' '^success$'
check 'A signing key in an environment does not arrive under a name that the caller does not pass' \
  'failure, with BATON-E904 (success is good news: docs/inputs.md can be shortened)' "$not_passed" 'which of the two' '^failure$'

check 'The payload of a schedule names the repository' "repository: $repo" "$(wait_for answer schedule)" \
  'the payload; a schedule may be late, so run the script again before you report' "^repository: $repo$"

echo
echo "$((number - differ - unseen)) of $number as expected, $differ differ, $unseen not seen. What is left is done by hand: docs/maintainers/release.md"
[[ $differ -eq 0 && $unseen -eq 0 ]]
