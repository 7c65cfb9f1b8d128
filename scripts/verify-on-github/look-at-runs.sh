# shellcheck shell=bash
# One run from its label to its pull request, and what becomes of its jobs and comments.

since=$(now)
issue=$(start baton-verify)
images=$(start baton-images)

started=$(wait_for find_run baton.yml "(l, since) => {
  const run = l.workflow_runs.findLast((r) => r.event === 'issues' && r.created_at >= since && r.status === 'completed');
  return run && run.conclusion + ' ' + run.html_url; }" "$since")
check loads "$started" '^success '

title=$(wait_for find_run baton.yml "(l, name) => l.workflow_runs.map((r) => r.display_title).find((t) => t.startsWith(name))" "verify-$issue/write")
check title "$title" "^verify-$issue/write 1( |$)"

# find_pull ISSUE: number and commit of the pull request that a run about this issue opened.
find_pull() { ask "pulls?state=all&head=${repo%%/*}:baton/verify-$1" | json 'l => l[0] && `${l[0].number} ${l[0].head.sha}`'; }
pull=$(wait_for find_pull "$issue")
check pull "$pull" '^[0-9]+ [0-9a-f]{40}$'
# author_of COMMIT: whether GitHub signed it, and its author.
author_of() { ask "commits/$1" | json 'c => `${c.commit.verification?.verified} ${c.author?.login ?? c.commit.author.name}`'; }
verified=
[[ -n $pull ]] && verified=$(author_of "${pull#* }")
check signed "$verified" '^true github-actions'

ended() { records "$issue" "l => l.records.some(({ record }) => record.kind === 'end') && l.records.length"; }
stored=$(wait_for ended)
facts_of() { records "$1" "l => l.records.map(({ record }) => record).filter(({ kind, body }) => kind === 'task' && body.results?.uid).map(({ task, body: { isolated, results: r } }) =>
  [task, 'isolated=' + isolated, 'uid=' + r.uid, 'sudo=' + r.sudo, 'tokens=' + r.tokens].join(' ')).toSorted().join('; ')"; }
pattern='isolated=true uid=61100 sudo=no tokens=none'
check isolated "$(facts_of "$issue")" "^look $pattern; write $pattern$"
both() { [[ -n $(came_to "$images") ]] && facts_of "$images"; }
check images "$(wait_for both)" "^noble $pattern; resolute $pattern$"

comments "$issue" > "$work/comments.json"
check records "$("$here/verify-records.sh" "$work/comments.json" "$public" | tail -n 1 || true)" '^[1-9][0-9]* verified, 0 failed$'

before=$(now)
for _ in 1 2 3; do say "$issue" '/baton status' & done
wait
three() { find_run baton.yml "(l, since) => {
  const runs = l.workflow_runs.filter((r) => r.event === 'issue_comment' && r.created_at >= since && r.status === 'completed');
  return runs.length >= 3 && runs.map((r) => r.conclusion).join(' '); }" "$before"; }
check queue "$(wait_for three)" '^success success success$'

agent=$(find_run baton.yml "(l, name) => l.workflow_runs.find((r) => r.display_title.startsWith(name))?.id" "verify-$issue/write")
job=
[[ -n $agent ]] && job=$(ask "actions/runs/$agent/jobs" | json 'l => l.jobs.find(({ name }) => /\bagent\b/.test(name))?.id')
marked=$(comments "$issue" | json 'l => l.flat().find(({ body }) => body.includes("<!-- baton:1 "))?.node_id')
facts=
if [[ -n $job && -n $marked ]]; then
  dispatch baton-facts.yml "{\"issue\":\"$issue\",\"comment\":\"$marked\",\"job\":\"$job\",\"long\":\"$(printf 'x%.0s' {1..1000})\"}"
  facts=$(wait_for answer "$issue" facts)
fi
check token "$facts" '"lastEditedAt": ?null.*"isMinimized": ?true.*rerun: (accepted|\{\})'

again() { ask "actions/runs/$agent" | json 'r => r.run_attempt >= 2 && r.status === "completed" && `attempt ${r.run_attempt}: ${r.conclusion}`'; }
rerun=
[[ -n $agent ]] && rerun=$(wait_for again)
[[ -n $rerun ]] && rerun="$rerun, $(records "$issue" 'l => l.records.length') records, $stored before"
check rerun "$rerun" "^attempt 2: success, ${stored:-none} records, "

by_key() {
  dispatch "$1" '{"pipeline":"key"}' || return 0
  wait_for find_run "$1" "(l, since) => l.workflow_runs.findLast((r) => r.created_at >= since && r.status === 'completed')?.conclusion" "$since"
}
passed=
not_passed=
if [[ -n $has_environment ]]; then
  passed=$(by_key baton-key-passed.yml)
  not_passed=$(by_key baton-key-not-passed.yml)
fi
check key-passed "$passed" '^success$'
check key-not-passed "$not_passed" '^failure$'
