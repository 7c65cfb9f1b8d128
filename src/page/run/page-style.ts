/** The style of the page, for light and dark. It loads nothing. */
export const pageStyle = `
:root{color-scheme:light dark;--bg:#fff;--soft:#f6f8fa;--line:#d1d9e0;--text:#1f2328;--quiet:#59636e;--link:#0969da;--green:#1a7f37;--red:#cf222e;--purple:#8250df;--yellow:#9a6700;--add:#dafbe1;--del:#ffebe9;--hunk:#ddf4ff}
@media(prefers-color-scheme:dark){:root{--bg:#0d1117;--soft:#151b23;--line:#3d444d;--text:#f0f6fc;--quiet:#9198a1;--link:#4493f8;--green:#3fb950;--red:#f85149;--purple:#ab7df8;--yellow:#d29922;--add:#12261e;--del:#301b1e;--hunk:#121d2f}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:15px/1.55 -apple-system,BlinkMacSystemFont,"Segoe UI","Noto Sans",Helvetica,Arial,sans-serif;overflow-wrap:anywhere}
main{max-width:1040px;margin:0 auto;padding:24px 20px 64px}
h1{font-size:26px;line-height:1.3;margin:0 0 4px}h2{font-size:20px;margin:40px 0 12px;padding-bottom:6px;border-bottom:1px solid var(--line)}h3{font-size:17px;margin:0 0 6px}h4{font-size:14px;margin:16px 0 2px}
p{margin:6px 0}small,.quiet{color:var(--quiet);font-weight:400}small{font-size:13px}a{color:var(--link)}
nav{margin:14px 0 0;display:flex;gap:16px;flex-wrap:wrap}
.scroll{overflow:auto;max-height:80vh}
.badge{display:inline-block;padding:1px 9px;border-radius:20px;font-size:12px;font-weight:600;border:1px solid currentColor;color:var(--quiet)}
.badge.succeeded,.badge.noop,.badge.open{color:var(--green)}.badge.failed,.badge.cancelled{color:var(--red)}.badge.needs-input,.badge.awaiting,.badge.closed{color:var(--purple)}.badge.running,.badge.paused{color:var(--yellow)}
.cards{display:flex;flex-wrap:wrap;gap:12px;margin:16px 0}.card{border:1px solid var(--line);border-radius:8px;padding:8px 14px;background:var(--soft)}.card b{display:block;font-size:18px}
.stage{border:1px solid var(--line);border-radius:8px;padding:12px 16px;margin:12px 0}.facts{color:var(--quiet);font-size:13px}.failure{color:var(--red)}.warning{color:var(--yellow)}
.fold{margin:6px 0}.fold>summary,.minimised>summary,.markdown summary{cursor:pointer;font-weight:600}.minimised>summary{color:var(--quiet);font-weight:400;border:1px solid var(--line);border-radius:6px;padding:6px 14px;margin:12px 0}
pre{background:var(--soft);border:1px solid var(--line);border-radius:6px;padding:10px 12px;overflow:auto;max-height:520px;font:12.5px/1.5 ui-monospace,SFMono-Regular,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;white-space:pre-wrap}
.diff .added{background:var(--add)}.diff .removed{background:var(--del)}.diff .hunk{background:var(--hunk);color:var(--quiet)}.diff .head{color:var(--quiet)}.diff span{display:block}
table{border-collapse:collapse;font-size:13.5px}th,td{border:1px solid var(--line);padding:4px 10px;text-align:left;vertical-align:top}th{background:var(--soft)}.pairs td{white-space:pre-wrap;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:12.5px}
.number{color:var(--quiet);font-weight:400}td.count{text-align:right;font-variant-numeric:tabular-nums}
.glance{display:grid;grid-template-columns:max-content 1fr;gap:4px 18px;margin:14px 0;padding:12px 16px;border:1px solid var(--line);border-radius:8px;background:var(--soft)}.glance dt{grid-column:1;font-weight:600}.glance dd{grid-column:2;margin:0}
.depth-1{--depth:1}.depth-2{--depth:2}.depth-3{--depth:3}.depth-4{--depth:4}.depth-5{--depth:5}.depth-6{--depth:6}
.tree{width:100%;margin:14px 0}.tree td{overflow-wrap:break-word}.tree .task{padding-left:calc(10px + var(--depth,0)*20px);white-space:nowrap;font-weight:600}.tree small{display:block}.tree [data-column=state]{min-width:190px}.tree [data-column^=branch]{min-width:200px}.tree code{font:12px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;display:block}.tree .sum td{background:var(--soft);font-weight:600}.tree .turn td:first-child{box-shadow:inset 4px 0 var(--yellow)}.tree .note{font-size:13px;margin-top:2px}
@media(max-width:720px){.glance{display:block}.glance dt:not(:first-child){margin-top:8px}.tree,.tree tbody,.tree tr{display:block}.tree thead,.tree td.empty{display:none}.tree tr{border:1px solid var(--line);border-radius:6px;margin:8px 0 8px calc(var(--depth,0)*14px);padding:6px 0}.tree td,.tree [data-column=state],.tree [data-column^=branch]{display:grid;min-width:0;grid-template-columns:76px 1fr;gap:8px;border:0;padding:2px 12px}.tree td::before{content:attr(data-column);color:var(--quiet);font-size:12.5px}.tree .task,.tree .sum td:first-child{display:block;white-space:normal}.tree .task::before{content:none}.tree .task{padding-left:12px}}
svg text{fill:var(--text);font:12px -apple-system,BlinkMacSystemFont,"Segoe UI","Noto Sans",Helvetica,Arial,sans-serif}
.graph.fits{max-width:100%;height:auto}
.graph text{text-anchor:middle;fill:var(--quiet)}.graph .name{fill:var(--text);font-weight:600;font-size:13px}.graph rect{fill:var(--soft);stroke:var(--quiet);stroke-width:1.5;stroke-dasharray:4 3}
.graph .succeeded rect,.graph .noop rect{stroke:var(--green);stroke-width:2;stroke-dasharray:none}.graph .failed rect,.graph .cancelled rect{stroke:var(--red);stroke-width:3;stroke-dasharray:none}.graph .needs-input rect{stroke:var(--purple);stroke-width:3;stroke-dasharray:none}.graph .running rect{stroke:var(--yellow);stroke-width:3;stroke-dasharray:none}
.edge{fill:none;stroke:var(--quiet);stroke-width:1.4}.edge.below{stroke-dasharray:5 4}.head{fill:var(--quiet)}
.timeline .label{text-anchor:end}.timeline .time,.timeline text.tick{fill:var(--quiet);font-size:11px}.timeline text.tick{text-anchor:middle}.timeline line.tick{stroke:var(--line)}.timeline .queue{fill:var(--line)}.timeline .work.succeeded{fill:var(--green)}.timeline .work.failed{fill:var(--red)}.timeline .work.running{fill:var(--yellow)}
.thread{margin:20px 0 36px}.thread h3{font-size:22px;font-weight:500}.state{margin-bottom:14px}.label{border:1px solid var(--line);border-radius:20px;padding:1px 9px;font-size:12px}
.comment{border:1px solid var(--line);border-radius:6px;margin:12px 0}.who{background:var(--soft);border-bottom:1px solid var(--line);border-radius:6px 6px 0 0;padding:6px 14px;font-size:13.5px}.bot{border:1px solid var(--line);border-radius:20px;font-size:11px;padding:0 6px;color:var(--quiet)}
.markdown{padding:10px 16px;font-size:14px}.markdown blockquote{margin:8px 0;padding:0 14px;border-left:4px solid var(--line);color:var(--quiet)}.markdown code,.summary code,.headline code,main>.quiet code{background:var(--soft);border-radius:5px;padding:2px 5px;font:12.5px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace}.markdown pre code{background:none;padding:0}.markdown table{display:block;overflow:auto;margin:8px 0}.markdown p{margin:8px 0}.markdown details{margin:8px 0}.gone{color:var(--link);cursor:help}
`;
