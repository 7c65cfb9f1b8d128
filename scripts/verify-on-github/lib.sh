# shellcheck shell=bash
# What the lines of `scripts/verify-on-github.sh` are made with. Needs `repo`, `work`, `here`, `longest` and `pause`.

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

# ask PATH [OPTION...]: one request below the address of the repository. send PATH METHOD [BODY]: the same, without its answer.
ask() { gh api "repos/$repo/$1" "${@:2}"; }
send() {
  if [[ -n ${3:-} ]]; then printf '%s' "$3" | ask "$1" -X "$2" --input - > /dev/null; else ask "$1" -X "$2" > /dev/null; fi
}

# Repeats a command until it prints something, and prints that; nothing when the time is over.
wait_for() {
  local end=$((SECONDS + longest)) found
  while ((SECONDS <= end)); do
    found=$("$@" 2> /dev/null || true)
    [[ -n $found ]] && { echo "$found"; return; }
    sleep "$pause"
  done
}

now() { date -u +%Y-%m-%dT%H:%M:%SZ; }

differ=0
unseen=0
asked=0
# line NAME KEY: what `lines.json` says of a line; the key `number` is its place among those that are compared.
line() {
  json '(lines, name, key) => {
    const line = lines.find((each) => each.name === name);
    if (line === undefined) throw new Error(`lines.json has no line "${name}"`);
    return key === "number" ? lines.filter(({ expected }) => expected).indexOf(line) + 1 : line[key];
  }' "$1" "$2" < "$forms/lines.json"
}

# check NAME SEEN PATTERN: whether what was seen fits the pattern. Nothing seen is no answer.
check() {
  asked=$((asked + 1))
  printf '%2d. %s\n    expected: %s\n    seen:     %s\n' "$(line "$1" number)" "$(line "$1" asks)" "$(line "$1" expected)" "${2:-nothing}"
  if [[ -z $2 ]]; then
    unseen=$((unseen + 1))
    printf '    NOT SEEN: look at https://github.com/%s/actions, and report %s\n' "$repo" "$(line "$1" report)"
  elif [[ $2 =~ $3 ]]; then
    printf '    ok\n'
  else
    differ=$((differ + 1))
    printf '    DIFFERS: report %s\n' "$(line "$1" report)"
  fi
}

# note NAME SEEN: what is written down and compared with nothing.
note() { printf ' -  %s\n    seen:     %s\n    goes to:  %s\n' "$(line "$1" asks)" "${2:-nothing}" "$(line "$1" goesTo)"; }

create_issue() { ask issues -X POST -f title="$1" -f body='Made by scripts/verify-on-github.sh; close it afterwards.' | json 'i => i.number'; }
# label NUMBER LABEL
label() { send "issues/$1/labels" POST "{\"labels\":[\"$2\"]}"; }
# start LABEL: a new issue with this label; its number.
start() {
  local number
  number=$(create_issue "Baton verifies itself: $1")
  label "$number" "$1"
  echo "$number"
}
# say NUMBER WORDS
say() { ask "issues/$1/comments" -X POST -f body="$2" > /dev/null; }
comments() { gh api --paginate "repos/$repo/issues/$1/comments?per_page=100"; }
# answer NUMBER TITLE: the lines below this first line of a comment, as one line.
answer() {
  comments "$1" | json "(l, first) => l.flat().map(({ body }) => body.replaceAll('\r', '')).find((body) => body.split('\n')[0] === first)?.split('\n').slice(1).map((line) => line.trim()).join('; ')" "$2"
}

# find_run WORKFLOW FUNCTION: what the function returns for the list of its runs, newest first.
find_run() { ask "actions/workflows/$1/runs?per_page=50" | json "$2" "${@:3}"; }
# dispatch WORKFLOW INPUTS
dispatch() { send "actions/workflows/$1/dispatches" POST "{\"ref\":\"$branch\",\"inputs\":$2}"; }

# records NUMBER FUNCTION: what the function returns for the records on an issue that verify. Others are Baton's business to report.
records() {
  comments "$1" > "$work/comments.json"
  node "$here/../dist/cli.js" records "$work/comments.json" --config "$work/files/.github/baton.yml" --repo-id "$repository_id" --subject "$1" --json \
    | json "$2" "${@:3}"
}
# came_to NUMBER: the outcome of the run on an issue that has ended.
came_to() { records "$1" "l => l.records.findLast(({ record }) => record.kind === 'end')?.record.body.outcome"; }
# failed_as NUMBER: the reason of the task that failed, and the words that stand with it.
failed_as() {
  records "$1" "l => { const failure = l.records.findLast(({ record }) => record.body.failure)?.record.body.failure;
    return failure && [failure.reason, failure.message ?? failure.detail ?? ''].join(': ').replaceAll('\n', ' ').slice(0, 400); }"
}
