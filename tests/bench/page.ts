import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escaped, reportPage } from '../support/reportPage.ts'
import { type Measurement, ratioOf } from './Measurement.ts'
import { type Machine, type Outcome, rowOf } from './report.ts'

export function page(machine: Machine, outcomes: readonly Outcome[]): string {
  const style = readFileSync(join(import.meta.dirname, 'page.css'), 'utf8')
  const body = `<header>
<h1>Benches</h1>
<p>${escaped(wordsOf(machine))}</p>
${summary(outcomes)}
</header>
<nav aria-label="Parts">${outcomes.map(({ name, title }) => `<a href="#${name}">${escaped(title)}</a>`).join(' ')}</nav>
<main>
${outcomes.map(section).join('\n')}
</main>`
  return reportPage({ title: 'Clubhouse: benches', style, body })
}

function wordsOf({ at, cores, processor, memoryGB, node, load }: Machine): string {
  const when = at.slice(0, 16).replace('T', ' ')
  const others = load > 0.2 ? `, others at work beforehand (load ${load} for each core)` : ''
  return `${when} UTC · ${cores} cores, ${processor}, ${memoryGB} GB · Node ${node}${others}`
}

function summary(outcomes: readonly Outcome[]): string {
  const verdicts = outcomes.flatMap(({ measurements }) => measurements.map((row) => rowOf(row).verdict))
  const count = (verdict: string) => verdicts.filter((each) => each === verdict).length
  const failed = outcomes.filter(({ failure }) => failure !== undefined).length
  const tile = (verdict: string, number: number, words: string) => `<li class="${verdict}"><strong>${number}</strong> ${words}</li>`
  const tiles = [tile('met', count('met'), 'goals met'), tile('missed', count('missed'), 'missed'), tile('noted', count('noted'), 'noted')]
  return `<ul class="summary">${[...tiles, ...(failed > 0 ? [tile('failed', failed, 'parts failed')] : [])].join('')}</ul>`
}

function section({ name, title, seconds, measurements, failure }: Outcome): string {
  return `<section id="${name}">
<h2>${escaped(title)} <small>npm run bench -- ${name} · ${Math.round(seconds)} s</small></h2>
${failure === undefined ? '' : `<p class="failure">${escaped(failure)}</p>`}
${measurements.length > 0 ? list(measurements) : ''}
</section>`
}

function list(measurements: readonly Measurement[]): string {
  return `<table>
<thead><tr><th scope="col">What</th><th scope="col">Goal</th><th scope="col">Floor</th><th scope="col">Product</th><th scope="col">Ratio</th><th scope="col">Verdict</th></tr></thead>
<tbody>
${measurements.map(row).join('\n')}
</tbody>
</table>`
}

function row(line: Measurement): string {
  const { what, goal, floor, product, ratio, verdict, spread, note } = rowOf(line)
  const beneath = [line.floor && `floor: ${line.floor.name}`, note].filter(Boolean).map((words) => `<small>${escaped(words ?? '')}</small>`)
  const cell = (label: string, value: string, more = '') =>
    `<td data-label="${label}">${value === '' ? '' : `<span>${escaped(value)}</span>`}${more}</td>`
  return `<tr class="${verdict}"><th scope="row">${escaped(what)}${beneath.join('')}</th>${[
    cell('Goal', goal),
    cell('Floor', floor),
    cell('Product', product, `${bar(line)}${spread && `<small>${escaped(spread)}</small>`}`),
    cell('Ratio', ratio),
    `<td data-label="Verdict"><b class="verdict">${verdict}</b></td>`,
  ].join('')}</tr>`
}

function bar({ product, floor, goal }: Measurement): string {
  const value = goal?.of === 'ratio' ? ratioOf({ product, floor }) : product.median
  if (!goal || value === undefined || goal.value === 0 || goal.is === 'exactly') return ''
  const scale = Math.max(value, goal.value) * 1.05
  const at = (part: number) => ((part / scale) * 120).toFixed(1)
  const [length, mark] = [at(value), at(goal.value)]
  return `<svg viewBox="0 0 120 8" aria-hidden="true"><rect class="track" width="120" height="8" rx="2"/><rect class="fill" width="${length}" height="8" rx="2"/><rect class="mark" x="${mark}" width="2" height="8"/></svg>`
}
