# shellcheck shell=bash
# What machines, settings and sizes do to a run.

dispatch baton-machines.yml "{\"issue\":\"$images\"}"
machines() {
  local noble resolute
  noble=$(answer "$images" 'machine ubuntu-24.04')
  resolute=$(answer "$images" 'machine ubuntu-26.04')
  [[ -n $noble && -n $resolute ]] && echo "24.04 $noble; 26.04 $resolute"
}
seen=$(wait_for machines)
check namespaces "$(sed -E 's/; by (profile|itself): [^;]*//g' <<< "$seen")" '^24\.04 namespaces: refused.*; 26\.04 namespaces: refused'
check codex "$(sed -E 's/namespaces: [^;]*; //g' <<< "$seen")" '^24\.04 by profile: ran-42; by itself: .*; 26\.04 by profile: ran-42; by itself: '

# then_goes_on REASON ISSUE: a reason, then what a retry came to; nothing where one of the two is missing.
then_goes_on() {
  local after
  say "$2" '/baton retry'
  after=$(wait_for find_pull "$2")
  [[ -n $1 && -n $after ]] && echo "$1; then $after"
}

allow_pulls false
refused=$(start baton-verify)
forbidden=$(wait_for failed_as "$refused")
allow_pulls true
check pulls-off "$(then_goes_on "$forbidden" "$refused")" '^pull-requests-forbidden: .*; then [0-9]+ [0-9a-f]{40}$'

ruleset=$(printf '{"name":"baton-verify","target":"branch","enforcement":"active","conditions":{"ref_name":{"include":["refs/heads/baton/*"],"exclude":[]}},"rules":[{"type":"creation"}]}' \
  | ask rulesets -X POST --input - | json 'r => r.id')
ruled=$(start baton-verify)
broken=$(wait_for failed_as "$ruled")
send "rulesets/$ruleset" DELETE
check ruleset "$(then_goes_on "$broken" "$ruled")" '^branch-refused: .*; then [0-9]+ [0-9a-f]{40}$'

held=$(start baton-hold)
run_of() { find_run baton.yml "(l, end) => l.workflow_runs.find((r) => r.display_title.endsWith(end))?.id" " on #$held"; }
holder=$(wait_for run_of)
works() { ask "actions/runs/$holder/jobs" | json 'l => l.jobs.some(({ name, status }) => /\bagent\b/.test(name) && status === "in_progress")'; }
locked=
if [[ -n $holder && -n $(wait_for works) ]]; then
  send "issues/$held/lock" PUT
  conclusion_of() { ask "actions/runs/$holder" | json 'r => r.status === "completed" && r.conclusion'; }
  locked=$(wait_for conclusion_of)
  send "issues/$held/lock" DELETE
  failed=$(ask "actions/runs/$holder/jobs" | json 'l => l.jobs.find(({ conclusion }) => conclusion === "failure")?.id')
  [[ -n $failed ]] && send "actions/jobs/$failed/rerun" POST
  locked="$locked; then $(wait_for came_to "$held")"
fi
check lock "$locked" '^failure; then succeeded$'

talked=$(start baton-large)
length_of() { records "$talked" "l => { const detail = l.records.find(({ record }) => record.kind === 'task')?.record.body.handoff?.detail;
  return detail && [...detail].length + ' characters'; }"; }
check large "$(wait_for length_of)" '^60000 characters$'

leaked=$(start baton-masked)
check masked "$(wait_for failed_as "$leaked")" '^output-withheld: '
