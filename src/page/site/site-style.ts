import { pageStyle } from '../run/page-style.ts';

/** The style of served pages: that of a run, with the head, forms and lists around it. */
export const siteStyle = `${pageStyle}
:focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:4px}
.skip{position:absolute;left:-9999px}.skip:focus{left:12px;top:8px;background:var(--bg);padding:6px 12px;z-index:1}
.site{display:flex;flex-wrap:wrap;align-items:center;gap:8px 20px;padding:10px 20px;border-bottom:1px solid var(--line);background:var(--soft)}
.site b{font-size:16px}.site nav{margin:0}.site nav a[aria-current]{color:var(--text);font-weight:600}.site .who{margin-left:auto;background:none;border:0;padding:0;display:flex;gap:12px;align-items:center}
.live{min-height:1.5em;margin:0;font-size:13px;color:var(--quiet)}
button,input,select,textarea{font:inherit;color:var(--text);background:var(--bg);border:1px solid var(--quiet);border-radius:6px;padding:5px 10px;max-width:100%}
button{cursor:pointer;background:var(--soft);font-weight:600}textarea{width:100%;min-height:80px}
.filters{display:flex;flex-wrap:wrap;gap:10px 14px;align-items:end;margin:14px 0}.filters label,.field{display:grid;gap:2px;font-size:13px;color:var(--quiet);min-width:0}.field{margin:10px 0}.filters :is(input,select,button){height:35px;font-size:15px}.filters>a{line-height:35px}
.runs{width:100%;margin:12px 0}.runs td{overflow-wrap:anywhere}.runs td:first-child{min-width:130px}.runs .title{display:block;color:var(--quiet)}.runs td.count,.runs .when{white-space:nowrap}
.pages{display:flex;gap:16px;margin:12px 0}
.chips{display:flex;flex-wrap:wrap;gap:8px;margin:8px 0}.chips form{display:inline}.chips button[aria-pressed=true]{border-color:var(--link);box-shadow:inset 0 0 0 1px var(--link)}
@media(max-width:720px){.site .who{margin-left:0}.filters label,.filters select,.filters input{width:100%}.runs,.runs tbody,.runs tr{display:block}.runs thead{display:none}.runs tr{border:1px solid var(--line);border-radius:6px;margin:8px 0;padding:6px 0}.runs td,.runs td:first-child{display:grid;grid-template-columns:96px minmax(0,1fr);gap:8px;border:0;padding:2px 12px;min-width:0;text-align:left}.runs td.empty{display:none}.runs td.count,.runs .when{white-space:normal;text-align:left}.runs td::before{content:attr(data-column);color:var(--quiet);font-size:12.5px}}
`;
