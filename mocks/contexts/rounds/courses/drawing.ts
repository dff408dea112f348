import type { FakeCourse } from './courseList.ts'
import { at, type HolePlan, height, pathOf, planOf, width } from './holePlan.ts'
import type { FakeHole } from './holes.ts'
import { teesOf } from './holes.ts'

interface Palette {
  readonly line: string
  readonly fairway: string
  readonly fringe: string
  readonly green: string
  readonly edge: string
  readonly water: string
  readonly sand: string
  readonly sandEdge: string
  readonly tree: string
  readonly pole: string
  readonly flag: string
}

const onLight: Palette = {
  ...{ line: '#c9d3c4', fairway: '#e3ecd6', fringe: '#d3e2c2', green: '#bcd5a9', edge: '#5d8a5f', water: '#d5e6ee' },
  ...{ sand: '#f1e4c3', sandEdge: '#c2a86a', tree: '#dbe6d2', pole: '#1e3129', flag: '#c8382a' },
}
const onDark: Palette = {
  ...{ line: '#33464a', fairway: '#24403a', fringe: '#2a4d41', green: '#376350', edge: '#8fbf93', water: '#1d3d4d' },
  ...{ sand: '#5a5138', sandEdge: '#a08d5c', tree: '#22383a', pole: '#e7ebdf', flag: '#f0725e' },
}

/** As the rest of the club's art: paper, contour lines and flat colours. */
export function drawnHole(course: FakeCourse, hole: FakeHole, background: string): string {
  const plan = planOf(course, hole)
  const palette = isDark(background) ? onDark : onLight
  return picture(`<rect width="${width}" height="${height}" fill="#${background}"/>${groundOf(plan, palette)}${greenOf(plan, palette)}
${plan.trees.map(({ at: [x, y], radius }) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${palette.tree}" stroke="${palette.line}"/>`).join('')}
${teeMarks(course, plan)}${flagOf(plan, palette)}`)
}

function groundOf({ hills, fairway, water, bunkers, line }: HolePlan, palette: Palette): string {
  return `<g fill="none" stroke="${palette.line}" stroke-width=".9">${hills.map((hill) => `<path d="${pathOf(hill)}"/>`).join('')}</g>
<path d="${pathOf(fairway)}" fill="${palette.fairway}"/>
${water ? `<path d="${pathOf(water)}" fill="${palette.water}"/>` : ''}
${bunkers.map((bunker) => `<path d="${pathOf(bunker)}" fill="${palette.sand}" stroke="${palette.sandEdge}"/>`).join('')}
<path d="M${line.map(at).join('L')}" fill="none" stroke="${palette.edge}" stroke-width="1.2" stroke-dasharray="2 6" stroke-linecap="round"/>`
}

function greenOf({ fringe, green }: HolePlan, palette: Palette): string {
  return `<path d="${pathOf(fringe)}" fill="${palette.fringe}"/><path d="${pathOf(green)}" fill="${palette.green}" stroke="${palette.edge}"/>`
}

function teeMarks(course: FakeCourse, { tees }: HolePlan): string {
  const colours = teesOf(course).map(({ color }) => color)
  return tees
    .map(([x, y], index) => `<circle cx="${x}" cy="${y}" r="4.5" fill="${colours[index] ?? '#f4f2ea'}" stroke="#5d6f63"/>`)
    .join('')
}

function flagOf({ flag: [x, y] }: HolePlan, { pole, flag }: Palette): string {
  return `<path d="M${x} ${y}V${y - 42}" stroke="${pole}" stroke-width="1.6"/><path d="M${x} ${y - 42}l20 6-20 8z" fill="${flag}"/>`
}

function isDark(colour: string): boolean {
  const parts = [0, 2, 4].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
  return parts.reduce((sum, part) => sum + part, 0) < 384
}

export function picture(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`
}
