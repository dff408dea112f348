import { escaped, reportPage } from '../../support/reportPage.ts'
import { assertions } from '../cell/assertions.ts'
import { groups } from '../columns.ts'
import type { Matrix, PlayedCell, PlayedRow } from '../results.ts'
import { rows } from '../rows.ts'
import { abbreviate, cellStyleOf, cellStyles, describeExpected, seconds } from './cellTexts.ts'
import { style } from './style.ts'

export function htmlOf({ lines, count, seconds: took }: Matrix): string {
  const contexts = [...new Set(lines.map(({ call }) => call.context))].sort()
  const cells = lines.flatMap((line) => line.cells)
  const red = lines.flatMap((line) => line.cells.filter(({ breaches }) => breaches.length > 0).map((cell) => ({ line, cell })))
  const virtual = cells.reduce((sum, { seen }) => sum + seen.ends, 0)
  const tiles = [
    ['calls', lines.length],
    ['cells', count],
    ['as they must be', count - red.length],
    ['red', red.length],
    ['virtual time', `${Math.round(virtual / 60_000)} min`],
    ['real time', `${took.toFixed(1)} s`],
  ]
  const body = `<header>
<h1>Fault matrix</h1>
<p class="lead">Every call that the product makes, under everything that can go wrong with it.</p>
<dl class="tiles">${tiles.map(([name, value]) => `<div${name === 'red' && red.length > 0 ? ' class="red"' : ''}><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>
</header>
<main>
${verdict(red)}
<section><h2>Signs</h2><ul class="legend">${Object.values(cellStyles)
    .map(({ name, sign, meaning }) => `<li><span class="${name}" aria-hidden="true">${sign}</span> ${meaning}</li>`)
    .join('')}<li><span class="none" aria-hidden="true">·</span> can’t happen to this call</li></ul></section>
${contexts
  .map((context) =>
    contextSection(
      context,
      lines.filter(({ call }) => call.context === context),
    ),
  )
  .join('\n')}
<section><h2>What each cell asserts</h2><ol class="assertions">${assertions
    .map(({ name, meaning }) => `<li><b>${name}</b> ${escaped(meaning)}${brokenTimes(name, cells)}</li>`)
    .join('')}</ol></section>
</main>`
  return reportPage({ title: 'Fault matrix', style, body })
}

function brokenTimes(name: string, cells: readonly PlayedCell[]): string {
  const times = cells.filter(({ breaches }) => breaches.some(({ assertion }) => assertion === name)).length
  return times === 0 ? '' : ` <span class="red">broken in ${times} cells</span>`
}

function verdict(red: readonly { readonly line: PlayedRow; readonly cell: PlayedCell }[]): string {
  if (red.length === 0) return '<p class="verdict good">✓ Every cell is as it must be.</p>'
  const items = red.map(({ line, cell }) => {
    const words = cell.breaches.map(({ assertion, words: seen }) => `<li><b>${assertion}</b>: ${escaped(seen)}</li>`)
    return `<li><code>${line.call.id}</code> under <b>${escaped(cell.title)}</b><ul>${words.join('')}</ul></li>`
  })
  return `<section class="verdict bad"><h2>✗ ${red.length} red cells</h2><ul>${items.join('')}</ul></section>`
}

function contextSection(context: string, lines: readonly PlayedRow[]): string {
  const heads = Object.entries(groups).map(([name, columns]) => `<th colspan="${columns.length}" scope="colgroup">${name}</th>`)
  const titles = Object.values(groups).flatMap((columns) =>
    columns.map(({ title }, index) => `<th scope="col"${index === 0 ? ' class="first"' : ''}><span>${escaped(title)}</span></th>`),
  )
  return `<section><h2>${context}</h2>
<div class="map" tabindex="0" role="region" aria-label="${context}: calls by faults"><table>
<thead><tr><td></td>${heads.join('')}</tr><tr><td></td>${titles.join('')}</tr></thead>
<tbody>${lines.map(lineRow).join('\n')}</tbody>
</table></div>
${ownValues(lines)}
<details><summary>The same in words</summary>${lines.map(lineInWords).join('\n')}</details>
</section>`
}

function lineRow({ call, cells, none }: PlayedRow): string {
  const byId = new Map(cells.map((cell) => [cell.id, cell]))
  const reasons = new Map(none.map(({ id, reason }) => [id, reason]))
  const columns = Object.values(groups).flatMap((group) => group.map((column, index) => ({ ...column, first: index === 0 })))
  const data = columns.map(({ id, title, first }) => {
    const cell = byId.get(id)
    return cell
      ? cellData(cell, first)
      : `<td class="none${first ? ' first' : ''}" title="${escaped(`${title}: ${reasons.get(id) ?? ''}`)}">·</td>`
  })
  return `<tr><th scope="row"><code>${nameOf(call)}</code> <small>${call.kind}</small></th>${data.join('')}</tr>`
}

function ownValues(lines: readonly PlayedRow[]): string {
  const known = new Set(Object.values(groups).flatMap((group) => group.map(({ id }) => id)))
  const items = lines.flatMap(({ call, cells }) => {
    const own = cells.filter(({ id }) => !known.has(id))
    return own.length > 0 ? [`<li><code>${nameOf(call)}</code> ${own.map(ownChip).join('')}</li>`] : []
  })
  return items.length > 0 ? `<h3>Values of their own</h3><ul class="own">${items.join('')}</ul>` : ''
}

function nameOf({ id }: PlayedRow['call']): string {
  return id.split('.')[1] ?? id
}

function cellData(cell: PlayedCell, first: boolean): string {
  const { name, sign } = cellStyleOf(cell)
  const words = `${cell.title}: ${describeExpected(cell)}`
  return `<td class="${name}${first ? ' first' : ''}" data-fault="${escaped(cell.title)}" title="${escaped(words)}"><b aria-hidden="true">${sign}</b><i>${abbreviate(cell.seen.outcome)}</i></td>`
}

function ownChip(cell: PlayedCell): string {
  const { name, sign } = cellStyleOf(cell)
  return `<span class="chip ${name}" title="${escaped(describeExpected(cell))}"><b aria-hidden="true">${sign}</b> ${escaped(cell.title)}</span>`
}

/** Why no screen shows it. */
function unseenInWords(id: string): string {
  const reason = rows.find((row) => row.id === id)?.withoutScreenBecause
  return reason === undefined ? '' : `<p>No screen shows it: ${escaped(reason)}.</p>`
}

function lineInWords({ call, cells, none }: PlayedRow): string {
  const items = cells.map((cell) => {
    const { name, sign } = cellStyleOf(cell)
    return `<li><span class="${name}" aria-hidden="true">${sign}</span> <b>${escaped(cell.title)}</b> ${escaped(describeExpected(cell))}</li>`
  })
  const not = none.map(
    ({ id, reason }) => `<li><span class="none" aria-hidden="true">·</span> <b>${escaped(id)}</b> ${escaped(reason)}</li>`,
  )
  const virtual = cells.reduce((sum, { seen }) => sum + seen.ends, 0)
  return `<h3><code>${call.id}</code> ${cells.length} cells, ${seconds(virtual)} of virtual time</h3>${unseenInWords(call.id)}<ul class="words">${items.join('')}${not.join('')}</ul>`
}
