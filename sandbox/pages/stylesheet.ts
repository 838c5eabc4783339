/** The stylesheet of all sandbox pages, light and dark. */
export const STYLESHEET = `
@font-face {
  font-family: 'Bricolage Grotesque'; font-weight: 200 800; font-display: swap;
  src: url('/sandbox/fonts/bricolage-grotesque') format('woff2');
}
@font-face {
  font-family: 'Instrument Sans'; font-weight: 400 700; font-display: swap;
  src: url('/sandbox/fonts/instrument-sans') format('woff2');
}
:root {
  --display: 'Bricolage Grotesque', ui-sans-serif, system-ui, sans-serif;
  color-scheme: light dark;
  --paper: #fbf7f0; --card: #ffffff; --sand: #f3ece0; --ink: #1f1b16; --dim: #6b6258; --line: #e8dfd2;
  --action: #0b5d4e; --on-action: #ffffff; --sun: #f5b83d; --bad: #a4262c; --bad-tint: #fbe9e7; --good-tint: #e3f1ec;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #171411; --card: #211d19; --sand: #1d1916; --ink: #f6efe4; --dim: #b3a898; --line: #362f28;
    --action: #5fc3a8; --on-action: #171411; --bad: #ff9d95; --bad-tint: #3a2220; --good-tint: #1c332c;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 'Instrument Sans', ui-sans-serif, system-ui, sans-serif;
}
a { color: var(--action); text-underline-offset: 3px; }
a:focus-visible, button:focus-visible, input:focus-visible, select:focus-visible, summary:focus-visible, [tabindex]:focus-visible {
  outline: 3px solid var(--sun); outline-offset: 2px;
}
.banner { padding: 8px 16px; background: var(--sun); color: #1f1b16; text-align: center; font-size: 14px; }
.banner a { color: inherit; margin-left: 8px; white-space: nowrap; }
.tools { display: flex; align-items: center; gap: 4px; padding: 8px clamp(12px, 2vw, 28px); border-bottom: 1px solid var(--line); overflow-x: auto; }
.tools a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 14px; border-radius: 12px; color: var(--ink); font-weight: 500; text-decoration: none; }
.tools a:hover { background: var(--sand); }
.tools .mark { gap: 10px; margin-right: 12px; padding-left: 0; font-family: var(--display); font-size: 21px; font-weight: 700; letter-spacing: -0.03em; }
.mark-arch { fill: var(--action); }
.mark-leaf { fill: color-mix(in oklab, var(--action) 55%, #1f1b16); }
main { margin: 0 auto; padding: 24px 16px 72px; }
main.narrow { max-width: 920px; }
main.wide { max-width: 1120px; }
h1 { font-family: var(--display); font-weight: 700; font-size: clamp(26px, 4vw, 36px); line-height: 1.1; letter-spacing: -0.02em; margin: 0 0 8px; }
h2 { font-size: 19px; line-height: 1.3; margin: 0 0 12px; }
p { margin: 0 0 16px; max-width: 68ch; }
.dim { color: var(--dim); }
.small { font-size: 14px; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 20px; padding: 24px; margin: 0 0 24px; }
.message { max-width: 560px; margin: 48px auto 0; text-align: center; }
.message p { margin-inline: auto; }
.back { display: inline-block; padding: 12px 0; margin-bottom: 4px; }
.split { display: grid; gap: 24px; align-items: start; }
@media (min-width: 800px) { .split { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: 48px; } }
.total { font-size: 40px; font-weight: 700; letter-spacing: -0.03em; line-height: 1; margin: 0 0 24px; font-variant-numeric: tabular-nums; }
.lines { list-style: none; margin: 0; padding: 0; font-variant-numeric: tabular-nums; }
.lines li { display: flex; justify-content: space-between; gap: 16px; padding: 12px 0; border-top: 1px solid var(--line); }
.lines .sum { font-weight: 600; }
form { margin: 0; }
.fields { display: grid; gap: 16px; grid-template-columns: repeat(2, minmax(0, 1fr)); }
.field { grid-column: 1 / -1; }
.field.half { grid-column: span 1; }
label, legend { display: block; font-size: 14px; font-weight: 600; margin-bottom: 6px; padding: 0; }
input:not([type='radio']):not([type='checkbox']) {
  width: 100%; min-height: 48px; padding: 10px 14px; border: 1px solid #9a8f82; border-radius: 12px;
  background: var(--card); color: var(--ink); font: inherit; font-variant-numeric: tabular-nums;
}
input[aria-invalid='true'] { border-color: var(--bad) !important; border-width: 2px !important; }
input[readonly] { background: var(--sand) !important; }
.problem { color: var(--bad); font-size: 14px; margin: 6px 0 0; }
.alert { background: var(--bad-tint); color: var(--bad); border-radius: 12px; padding: 12px 16px; margin-bottom: 16px; font-weight: 600; }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
.choice { display: flex; gap: 12px; align-items: flex-start; padding: 12px 0; font-weight: 400; font-size: 16px; margin: 0; cursor: pointer; }
.choice + .choice { border-top: 1px solid var(--line); }
.choice input { width: 20px; height: 20px; margin: 2px 0 0; accent-color: var(--action); flex: none; }
.choice small { display: block; color: var(--dim); font-size: 14px; }
button, .button {
  display: inline-flex; align-items: center; justify-content: center; min-height: 48px; padding: 10px 20px;
  border: 1px solid var(--action); border-radius: 12px; background: var(--action); color: var(--on-action);
  font: inherit; font-weight: 600; text-decoration: none; cursor: pointer;
}
button.quiet, .button.quiet { background: transparent; color: var(--action); }
button.block { width: 100%; margin-top: 24px; }
.actions { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 24px; }
.message .actions { justify-content: center; }
.tiles { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr)); padding: 0; margin: 24px 0; list-style: none; }
.tiles .card { margin: 0; height: 100%; }
.tiles p { margin: 0; }
.table { overflow-x: auto; margin: 0 0 24px; border: 1px solid var(--line); border-radius: 20px; background: var(--card); }
table { width: 100%; border-collapse: collapse; font-size: 15px; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 12px 16px; vertical-align: top; }
th { font-size: 13px; color: var(--dim); font-weight: 600; white-space: nowrap; }
tr + tr td, tbody tr td { border-top: 1px solid var(--line); }
code, pre { font-family: ui-monospace, 'SFMono-Regular', Menlo, monospace; font-size: 13px; }
code { overflow-wrap: anywhere; }
td code { white-space: nowrap; }
pre { background: var(--sand); border-radius: 12px; padding: 16px; overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; }
.pill { display: inline-block; padding: 2px 10px; border-radius: 999px; background: var(--sand); font-size: 13px; font-weight: 600; white-space: nowrap; }
.pill.good { background: var(--good-tint); color: var(--action); }
a.pill { text-decoration: none; }
a.pill:hover { text-decoration: underline; }
main > p > .pill { margin: 0 4px 8px 0; padding: 8px 14px; font-size: 14px; }
.card.message + p { margin-top: 32px; }
.pill.bad { background: var(--bad-tint); color: var(--bad); }
.card.chooser { max-width: 480px; margin: 24px auto 0; padding: 0; overflow: hidden; }
.chooser header { padding: 32px 28px 8px; text-align: center; }
.chooser header p { margin: 0; }
.people { list-style: none; margin: 16px 0 0; padding: 0; }
.people li { border-top: 1px solid var(--line); }
.person {
  width: 100%; justify-content: flex-start; gap: 14px; padding: 12px 28px; min-height: 68px; border: 0; border-radius: 0;
  background: transparent; color: var(--ink); text-align: left; font-weight: 400;
}
.person:hover { background: var(--sand); }
.person:focus-visible { outline-offset: -3px; }
.person .who { flex: 1; min-width: 0; display: grid; line-height: 1.35; overflow-wrap: anywhere; }
.person .who .dim { font-size: 14px; }
.person .pill { justify-self: start; margin-top: 4px; }
.face {
  display: grid; place-items: end center; flex: none; width: 40px; height: 44px; padding-bottom: 6px; color: #1f1b16;
  border-radius: 20px 20px 6px 6px; font-weight: 700; background: #f4e3b8;
}
.face[data-tint='1'] { background: #cfe0f1; }
.face[data-tint='2'] { background: #f6d9cf; }
.face[data-tint='3'] { background: #d9e7d2; }
.face[data-tint='4'] { background: #ded7f0; }
.chooser details { margin: 0; padding: 8px 28px; border-bottom: 1px solid var(--line); }
.chooser details[open] { padding-bottom: 28px; }
.chooser summary { padding: 12px 0; color: var(--action); }
.chooser footer { display: flex; gap: 20px; align-items: center; justify-content: space-between; padding: 20px 28px 24px; }
.chooser footer p { margin: 0; }
td.press { padding-block: 6px; }
.narrow-card { max-width: 480px; }
button.small { min-height: 40px; padding: 6px 14px; font-size: 14px; }
details { border-top: 1px solid var(--line); margin-top: 24px; padding-top: 8px; }
summary { cursor: pointer; padding: 8px 0; font-weight: 600; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 4px 16px; margin: 0 0 16px; }
dt { color: var(--dim); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 70vh; min-height: 420px; border: 1px solid var(--line); border-radius: 20px; background: #ffffff; }
@media (max-width: 600px) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tbody, tr, td { display: block; }
  tbody tr { padding: 10px 16px; }
  tbody tr + tr { border-top: 1px solid var(--line); }
  tbody tr td { border: 0; padding: 2px 0; }
}
@media (max-width: 480px) { .card { padding: 20px 16px; } }
`;
