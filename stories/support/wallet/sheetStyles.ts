/** Styles of the wallet's sheet, for its shadow root. */
export const sheetStyles = `
:host { all: initial; color-scheme: light dark; }
:host([data-theme='light']) { color-scheme: light; }
:host([data-theme='dark']) { color-scheme: dark; }
* { box-sizing: border-box; }
dialog {
  --ink: light-dark(oklch(0.19 0.025 268), oklch(0.965 0.005 272));
  --muted: light-dark(oklch(0.48 0.02 268), oklch(0.74 0.016 272));
  --surface: light-dark(oklch(1 0 0), oklch(0.235 0.014 272));
  --sunken: light-dark(oklch(0.968 0.005 268), oklch(0.19 0.013 272));
  --line: light-dark(oklch(0.2 0.05 268 / 0.1), oklch(1 0 0 / 0.1));
  --accent: light-dark(oklch(0.47 0.225 275), oklch(0.56 0.21 277));
  --accent-hover: light-dark(oklch(0.42 0.22 275), oklch(0.53 0.22 277));
  --accent-soft: light-dark(oklch(0.955 0.022 278), oklch(0.31 0.075 277));
  position: fixed;
  inset: auto 24px 24px auto;
  width: 376px;
  max-width: calc(100vw - 32px);
  max-height: min(640px, calc(100dvh - 48px));
  margin: 0;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  color: var(--ink);
  background: var(--surface);
  border: 0;
  border-radius: 20px;
  box-shadow: 0 0 0 1px var(--line), 0 24px 64px -16px light-dark(#11163066, #000c);
  font: 400 14px/20px ui-sans-serif, system-ui, sans-serif;
  animation: enter 200ms cubic-bezier(0.2, 0.9, 0.3, 1);
}
dialog::backdrop { background: light-dark(#11163024, #0006); animation: fade 200ms ease-out; }
@keyframes enter { from { opacity: 0; transform: translateY(16px); } }
@keyframes fade { from { opacity: 0; } }
header, .rows, .accounts, .note, footer, details { margin: 0 20px; }
header { display: flex; align-items: center; gap: 10px; margin-block: 16px 20px; }
header img { width: 28px; height: 28px; border-radius: 8px; }
header span { font-size: 13px; font-weight: 550; }
header small {
  margin-inline-start: auto;
  padding: 2px 8px;
  color: var(--muted);
  background: var(--sunken);
  border-radius: 99px;
  font-size: 12px;
  line-height: 16px;
}
h2 { margin: 0 20px; font-size: 20px; font-weight: 650; line-height: 26px; letter-spacing: -0.01em; text-wrap: balance; }
p { margin: 4px 20px 0; color: var(--muted); text-wrap: pretty; }
.rows { margin-block: 16px 0; padding: 4px 14px; background: var(--sunken); border-radius: 12px; }
.rows div { display: flex; justify-content: space-between; gap: 16px; padding: 8px 0; }
.rows div + div { border-block-start: 1px solid var(--line); }
dt { flex: none; color: var(--muted); }
dd { margin: 0; min-width: 0; overflow-wrap: anywhere; text-align: end; font-variant-numeric: tabular-nums; }
.strong dd { font-weight: 650; }
.note { margin-block: 16px 0; padding: 12px 14px; border-radius: 12px; overflow-wrap: anywhere; white-space: pre-wrap; background: var(--sunken); max-height: 180px; overflow: auto; }
.warning { color: light-dark(oklch(0.43 0.1 65), oklch(0.87 0.12 82)); background: light-dark(oklch(0.97 0.035 85), oklch(0.31 0.05 78)); }
.accounts { display: grid; gap: 8px; margin-block: 16px 0; padding: 0; border: 0; }
.accounts label {
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: 12px;
  min-height: 56px;
  padding: 8px 14px 8px 10px;
  border-radius: 12px;
  box-shadow: inset 0 0 0 1px var(--line);
  cursor: pointer;
  transition: background 120ms, box-shadow 120ms;
}
.accounts label:has(:checked) { background: var(--accent-soft); box-shadow: inset 0 0 0 1.5px var(--accent); }
.accounts b { display: block; font-weight: 550; }
.accounts code { color: var(--muted); }
.accounts input { width: 18px; height: 18px; margin: 0; accent-color: var(--accent); }
.face { display: inline-block; flex: none; width: 32px; height: 32px; border-radius: 50%; }
dd .face { width: 16px; height: 16px; margin-inline-end: 6px; vertical-align: -3px; }
code, pre { font: 12px/18px ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, monospace; }
details { margin-block: 14px 0; color: var(--muted); }
summary { width: fit-content; padding: 2px 4px; margin-inline: -4px; border-radius: 6px; cursor: pointer; font-size: 13px; }
pre { max-height: 200px; margin: 8px 0 0; padding: 12px; overflow: auto; background: var(--sunken); border-radius: 8px; overflow-wrap: anywhere; white-space: pre-wrap; }
footer { position: sticky; bottom: 0; display: grid; grid-template-columns: 1fr 1fr; gap: 10px; padding-block: 20px; background: linear-gradient(transparent, var(--surface) 16px); }
button { min-height: 44px; padding: 0 16px; border: 0; border-radius: 10px; font: inherit; font-weight: 550; cursor: pointer; transition: background 120ms, transform 120ms; }
button:active { transform: scale(0.98); }
.reject { color: var(--ink); background: var(--sunken); box-shadow: inset 0 0 0 1px var(--line); }
.reject:hover { background: var(--line); }
.confirm { color: #fff; background: var(--accent); }
.confirm:hover { background: var(--accent-hover); }
.confirm:disabled { cursor: default; opacity: 0.5; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
label:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 2px; }
label :focus-visible, dialog:focus-visible { outline: 0; }
@media (width < 560px) {
  dialog { inset: auto 0 0; width: 100%; max-width: none; border-radius: 20px 20px 0 0; }
}
@media (prefers-reduced-motion: reduce) {
  dialog { animation-name: fade; }
  button:active { transform: none; }
}
`
