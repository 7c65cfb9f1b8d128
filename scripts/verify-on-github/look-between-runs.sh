# shellcheck shell=bash
# What happens between people, runs and workflows.

asked_at=$(start baton-ask)
question() { comments "$asked_at" | json 'l => l.flat().some(({ body }) => body.includes("/baton answer"))'; }
if [[ -n $(wait_for question) ]]; then say "$asked_at" '/baton answer The second one.'; fi
# said NUMBER: how the run on an issue ended, and the last summary before that.
said() { records "$1" "l => { const of = (kind) => l.records.findLast(({ record }) => record.kind === kind)?.record.body;
  return of('end') && of('end').outcome + ': ' + (of('task')?.handoff?.summary ?? ''); }"; }
check answer "$(wait_for said "$asked_at")" '^succeeded: The second one\.$'

gated=$(start baton-gated)
order() { comments "$gated" | json 'l => /^\/baton approve only [0-9a-f]+/m.exec(l.flat().map(({ body }) => body).join("\n"))?.[0]'; }
approval=$(wait_for order)
if [[ -n $approval ]]; then say "$gated" "$approval"; fi
check approve "$(wait_for came_to "$gated")" '^succeeded$'

mkdir -p "$work/check"
echo 'Made by scripts/verify-on-github.sh.' > "$work/check/baton-broken.txt"
broken_at=$(commit "$work/check" "$head" 'Break a check')
send git/refs POST "{\"ref\":\"refs/heads/verify-check-$issue\",\"sha\":\"$broken_at\"}"
checked=$(printf '{"title":"Baton verifies a check","head":"verify-check-%s","base":"%s"}' "$issue" "$branch" | ask pulls -X POST --input - | json 'p => p.number')
fixed() { ask "pulls/$checked" | json '(p, before) => p.head.sha !== before && p.head.sha' "$broken_at"; }
fix=$(wait_for fixed)
[[ -n $fix ]] && fix=$(author_of "$fix")
check fix "$fix" '^true github-actions'

divided=$(start baton-divide)
check children "$(wait_for said "$divided")" '^succeeded: succeeded succeeded$'

told=$(wait_for answer "$issue" repository_dispatch)
check notify "$told" 'sent: dev\.baton\.run\.ended'

# select_actions PATTERNS: only actions of GitHub and of these patterns may run.
select_actions() {
  send actions/permissions PUT '{"enabled":true,"allowed_actions":"selected"}'
  send actions/permissions/selected-actions PUT "{\"github_owned_allowed\":true,\"verified_allowed\":false,\"patterns_allowed\":[$1]}"
}
# first_conclusion LABEL: what the first workflow run after a label came to.
first_conclusion() {
  local from
  from=$(now)
  start "$1" > /dev/null
  wait_for find_run baton.yml "(l, from) => l.workflow_runs.findLast((r) => r.event === 'issues' && r.created_at >= from && r.status === 'completed')?.conclusion" "$from"
}
select_actions ''
kept_out=$(first_conclusion baton-large)
select_actions "\"${action%%/*}/*\""
let_in=$(first_conclusion baton-large)
send actions/permissions PUT '{"enabled":true,"allowed_actions":"all"}'
check selected "${kept_out:+$kept_out; then $let_in}" '^startup_failure; then success$'

echo
note path "$(answer "$issue" workflow_run)"
note run-name "$(find_run baton-facts.yml 'l => Math.max(...l.workflow_runs.map((r) => r.display_title.length))')"
note refusals "$(printf '%s; %s' "${forbidden:-nothing}" "${broken:-nothing}")"
note schedule "$(answer "$issue" schedule)"
