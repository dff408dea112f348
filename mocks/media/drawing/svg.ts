import type { Point } from '#ui/kit/art/path.ts'

type Attributes = Readonly<Record<string, string | number>>

export function tag(name: string, attributes: Attributes, ...inside: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  return `<${name}${written.join('')}>${inside.join('')}</${name}>`
}

export function group(attributes: Attributes, ...inside: readonly string[]): string {
  return tag('g', attributes, ...inside)
}

export function path(d: string, attributes: Attributes): string {
  return d === '' ? '' : tag('path', { d, ...attributes })
}

export function dot([x, y]: Point, radius: number, attributes: Attributes): string {
  return tag('circle', { cx: hundredth(x), cy: hundredth(y), r: hundredth(radius), ...attributes })
}

export function line(points: readonly Point[]): string {
  return points.length < 2 ? '' : `M${points.map(fine).join('L')}`
}

export function polygon(points: readonly Point[]): string {
  return points.length < 3 ? '' : `${line(points)}Z`
}

export function stroke(colour: string, width: number, more: Attributes = {}): Attributes {
  return { fill: 'none', stroke: colour, 'stroke-width': hundredth(width), 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...more }
}

/** Moving shapes need more digits than still ones. */
function hundredth(value: number): number {
  return Math.round(value * 100) / 100
}

function fine([x, y]: Point): string {
  return `${hundredth(x)} ${hundredth(y)}`
}
