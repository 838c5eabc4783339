/** The inbox: two panes side by side, one pane on phones. */
export const MAIL_STYLESHEET = `
main.full { max-width: 1440px; padding: 0; }
.mailbox { display: grid; grid-template-columns: minmax(300px, 380px) minmax(0, 1fr); min-height: calc(100dvh - 108px); }
.mail-list { border-right: 1px solid var(--line); padding: 24px 16px; }
.mail-list h1 { padding: 0 12px; }
.mail-list ul { list-style: none; margin: 12px 0 0; padding: 0; display: grid; gap: 2px; }
.mail-filter { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 6px 8px; align-items: center; padding: 8px 12px; }
.mail-filter label { grid-column: 1 / -1; margin: 0; }
.mail-filter input { min-height: 44px !important; }
.mail-filter button { min-height: 44px; }
.mail-filter .clear { grid-column: 1 / -1; font-size: 14px; }
.mail-none { padding: 24px 12px; }
.mail-row { display: flex; gap: 14px; align-items: center; padding: 12px; border-radius: 14px; color: inherit; text-decoration: none; }
.mail-row:hover { background: var(--sand); }
.mail-row[aria-current] { background: var(--card); box-shadow: inset 0 0 0 1px var(--line); }
.mail-brief { flex: 1; min-width: 0; display: grid; gap: 2px; }
.mail-subject { font-weight: 600; line-height: 1.3; overflow: hidden; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; }
.mail-meta { display: flex; justify-content: space-between; gap: 12px; color: var(--dim); font-size: 14px; }
.mail-to { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.mail-meta time { flex: none; font-variant-numeric: tabular-nums; }
.mail-read { padding: 32px clamp(16px, 3vw, 48px) 48px; min-width: 0; }
.mail-title { font-family: var(--display); font-size: clamp(24px, 3vw, 34px); line-height: 1.1; letter-spacing: -0.02em; margin-bottom: 16px; overflow-wrap: anywhere; }
.mail-back { display: none; }
.mail-nothing { display: grid; place-items: center; align-content: center; gap: 20px; min-height: 60vh; color: var(--dim); text-align: center; }
.mail-nothing .face { width: 72px; height: 84px; border-radius: 36px 36px 8px 8px; background: var(--sun); box-shadow: inset 0 0 0 10px var(--action); }
.mail-tools { display: flex; flex-wrap: wrap; gap: 12px; margin: 20px 0; }
.switch { display: inline-flex; gap: 4px; padding: 4px; border: 1px solid var(--line); border-radius: 12px; background: var(--sand); }
.switch a { display: inline-flex; align-items: center; min-height: 40px; padding: 0 16px; border-radius: 9px; color: var(--dim); font-size: 15px; font-weight: 600; text-decoration: none; }
.switch a:hover { color: var(--ink); }
@media (prefers-color-scheme: dark) { .switch a[aria-current] { background: var(--line) !important; } }
.switch a[aria-current] { background: var(--card); box-shadow: 0 0 0 1px var(--line); color: var(--ink); }
.mail-read iframe { display: block; background: transparent; height: max(620px, calc(100dvh - 340px)); }
.mail-read iframe.phone { width: min(100%, 392px); }
.mail-read pre { max-height: none; padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 20px; }
.mail-text { font-size: 15px; line-height: 1.55; }
@media (max-width: 860px) {
  .mailbox { grid-template-columns: minmax(0, 1fr); }
  .mail-list { border: 0; }
  .mailbox.reading .mail-list, .mailbox:not(.reading) .mail-read { display: none; }
  .mail-read { padding-top: 12px; }
  .mail-back { display: inline-block; }
  .mail-width { display: none; }
  .tools a { padding: 0 10px; }
  .tools .mark { margin-right: 4px; }
}
`;
