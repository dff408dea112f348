export const style = `
:root {
  --paper: #f7f5ee; --raised: #fffdf7; --ink: #1c2a24; --quiet: #55625b; --line: #d8d5c8;
  --done: #dcefe0; --done-ink: #14532d; --again: #cfe7f0; --again-ink: #0b4763;
  --reported: #f6e6bf; --reported-ink: #644200; --refused: #e9e0f5; --refused-ink: #4b2a7c;
  --out: #e2e1dc; --out-ink: #33332f; --red: #b3261e; --red-ink: #fff;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #121815; --raised: #1a221e; --ink: #e6ebe6; --quiet: #a3b0a8; --line: #34403a;
    --done: #173d27; --done-ink: #b9e8c8; --again: #123a4b; --again-ink: #b8e2f3;
    --reported: #47360d; --reported-ink: #f6dfa3; --refused: #37264f; --refused-ink: #dfcff5;
    --out: #3a3d3b; --out-ink: #e6e6e2; --red: #f2695f; --red-ink: #2b0805;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
header, main { max-width: 1560px; margin: 0 auto; padding: 0 20px; }
header { padding-top: 28px; }
h1 { margin: 0; font: 500 34px/1.1 ui-serif, Georgia, serif; letter-spacing: -0.01em; }
h3 { margin: 14px 0 6px; font-size: 13.5px; font-weight: 500; color: var(--quiet); }
h2 { margin: 36px 0 10px; font: 500 21px/1.2 ui-serif, Georgia, serif; }
.lead { margin: 6px 0 18px; color: var(--quiet); }
code { font: 12.5px/1.4 ui-monospace, monospace; }
.tiles { display: flex; flex-wrap: wrap; gap: 1px; margin: 0; background: var(--line); border: 1px solid var(--line); border-radius: 10px; overflow: hidden; }
.tiles div { flex: 1 0 108px; padding: 10px 14px; background: var(--raised); }
.tiles dt { font-size: 12.5px; color: var(--quiet); }
.tiles dd { margin: 0; font: 500 23px/1.2 ui-serif, Georgia, serif; font-variant-numeric: tabular-nums; }
.tiles .red, .tiles .red dt { background: var(--red); color: var(--red-ink); }
.verdict { margin: 18px 0 0; padding: 10px 16px; border-radius: 10px; }
.good { background: var(--done); color: var(--done-ink); }
.bad { border: 2px solid var(--red); background: var(--raised); }
.bad h2 { margin: 4px 0 8px; }
.legend { display: flex; flex-wrap: wrap; gap: 6px 22px; margin: 0; padding: 0; list-style: none; }
.legend span, .words span { display: inline-block; width: 22px; border-radius: 5px; text-align: center; font-weight: 700; }
.done { background: var(--done); color: var(--done-ink); }
.again { background: var(--again); color: var(--again-ink); }
.reported { background: var(--reported); color: var(--reported-ink); }
.refused { background: var(--refused); color: var(--refused-ink); }
.out { background: var(--out); color: var(--out-ink); }
.red { background: var(--red); color: var(--red-ink); }
.none { color: var(--quiet); }
.map { overflow-x: auto; border: 1px solid var(--line); border-radius: 10px; background: var(--raised); }
table { width: 100%; min-width: 1390px; border-collapse: separate; border-spacing: 1px; table-layout: fixed; }
thead tr:first-child td { width: 190px; }
thead th { font-size: 12px; font-weight: 500; color: var(--quiet); }
thead th[colspan] { padding: 6px 4px 0; text-align: left; font-weight: 700; color: var(--ink); border-left: 2px solid var(--line); padding-left: 8px; }
thead th[scope='col'] { height: 138px; vertical-align: bottom; padding: 4px 0 6px; }
thead th[scope='col'] span { display: inline-block; writing-mode: vertical-rl; transform: rotate(180deg); white-space: nowrap; }
.first { border-left: 2px solid var(--line); }
tbody th { position: sticky; left: 0; z-index: 1; padding: 4px 4px 4px 10px; background: var(--raised); text-align: left; font-weight: 400; white-space: nowrap; }
tbody th code, tbody th small { display: block; line-height: 1.25; }
tbody th small { color: var(--quiet); font-size: 11px; }
tbody td { height: 34px; padding: 1px 0; overflow: hidden; text-align: center; line-height: 1.05; border-radius: 4px; }
tbody td b { display: block; font-size: 13px; }
tbody td i { font-size: 9.5px; font-style: normal; }
.own { margin: 0; padding: 0; list-style: none; }
.own li { padding: 2px 0; }
.chip { display: inline-block; margin: 1px 0 1px 6px; padding: 1px 7px; border-radius: 9px; font-size: 12px; white-space: nowrap; }
.chip b { display: inline; font-size: 12px; }
summary { padding: 8px 2px; cursor: pointer; color: var(--quiet); font-size: 13.5px; }
h3 code { color: var(--ink); }
.words { margin: 0 0 12px; padding: 0; list-style: none; font-size: 13.5px; columns: 2 460px; column-gap: 28px; }
.words li { break-inside: avoid; padding: 2px 0; }
.assertions { margin: 0 0 48px; padding-left: 22px; columns: 2 420px; column-gap: 32px; }
.assertions li { break-inside: avoid; padding: 2px 0; }
.assertions .red { padding: 0 6px; border-radius: 5px; }
:focus-visible { outline: 2px solid var(--again-ink); outline-offset: 2px; }
@media (max-width: 760px) {
  header, main { padding: 0 14px; }
  header { padding-top: 20px; }
  h1 { font-size: 28px; }
  .map { border: 0; background: none; overflow: visible; }
  table { min-width: 0; }
  table, tbody { display: block; }
  thead, tbody td.none { display: none; }
  tbody tr { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 2px; margin-bottom: 14px; padding: 10px; border: 1px solid var(--line); border-radius: 10px; background: var(--raised); }
  tbody th code, tbody th small { display: inline; }
  tbody th { position: static; grid-column: 1 / -1; padding: 0 2px 4px; white-space: normal; overflow-wrap: anywhere; }
  .chip { white-space: normal; }
  tbody td { display: flex; align-items: center; gap: 6px; height: auto; min-height: 30px; padding: 3px 8px; text-align: left; }
  tbody td b { font-size: 13px; }
  tbody td i { order: 3; margin-left: auto; font-size: 11.5px; }
  tbody td[data-fault]::after { content: attr(data-fault); font-size: 12.5px; }
  .first { border-left: 0; }
}
`
