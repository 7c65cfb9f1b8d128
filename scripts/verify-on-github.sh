#!/usr/bin/env bash
# Verifies on the real GitHub what only a real repository can tell. Takes about 40 minutes.
#   scripts/verify-on-github.sh OWNER/REPO [ACTION-OWNER/baton@TAG]
#   scripts/verify-on-github.sh --dry-run     lists what it would ask, and where each answer goes; asks nobody
# OWNER/REPO is a repository to throw away afterwards, of another owner than the action; it is made where there is none. `gh` must be signed in
# as its administrator, with the scope `workflow` (`gh auth refresh --scopes workflow`). The script commits files to the default branch, sets a
# secret and an environment, and changes settings of Actions. Its signing key stands in a file there: nothing of worth may be signed with it.
# Each line says what is expected, what was seen, and what to report where the two differ. Exit status 1 when they do.
# Times in seconds, for tests: BATON_VERIFY_WAIT (longest wait for a run), BATON_VERIFY_PAUSE (between two looks), BATON_VERIFY_HOLD (how long
# the agent works whose issue is locked).
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
forms=$here/verify-on-github
if [[ ${1:-} == --dry-run && $# -eq 1 ]]; then
  exec node -e '
    const lines = JSON.parse(require("node:fs").readFileSync(process.argv[1], "utf8"));
    const asked = lines.filter(({ expected }) => expected);
    for (const line of lines) {
      const number = String(line.expected ? asked.indexOf(line) + 1 : "-").padStart(2);
      console.log(`${number}. ${line.asks}`.replace("-.", "- "));
      console.log(`    expected: ${line.expected ?? "anything; it is written down"}\n    goes to:  ${line.goesTo}`);
    }
    console.log(`\n${asked.length} lines are compared, ${lines.length - asked.length} are written down. Nothing was asked.`);' "$forms/lines.json"
fi
if [[ ${1:-} != */* || $# -gt 2 ]]; then
  echo "usage: $0 OWNER/REPO [ACTION-OWNER/baton@TAG] | --dry-run" >&2
  exit 2
fi
repo=$1
action=${2:-baton-agents/baton@v1}
if [[ ${repo%%/*} == "${action%%/*}" ]]; then
  echo "$0: $repo belongs to the owner of $action; take a repository of another owner, as users do" >&2
  exit 2
fi
for tool in gh node openssl; do
  command -v "$tool" > /dev/null || { echo "$0: needs $tool" >&2; exit 2; }
done
longest=${BATON_VERIFY_WAIT:-600}
pause=${BATON_VERIFY_PAUSE:-5}
hold=${BATON_VERIFY_HOLD:-60}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

source "$forms/lib.sh"
source "$forms/write.sh"
echo "Verifying $action with https://github.com/$repo, since $(now)."
source "$forms/look-at-runs.sh"
source "$forms/look-at-limits.sh"
source "$forms/look-between-runs.sh"

echo
echo "$((asked - differ - unseen)) of $asked as expected, $differ differ, $unseen not seen. What is left is done by hand: docs/maintainers/release.md"
[[ $differ -eq 0 && $unseen -eq 0 ]]
