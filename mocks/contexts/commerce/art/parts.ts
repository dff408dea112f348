import type { Shades } from './shades.ts'
import { at, circle, group, type Point, path } from './svg.ts'

export const shadow = '#4c6a55'
export const steel = { base: '#c9d0cb', light: '#e4e8e4', dark: '#a9b3ad', line: '#7d8a83', mark: '#1d5b3c' } as const satisfies Shades
export const graphite = { base: '#3a4542', light: '#56625e', dark: '#28312f', line: '#76827d', mark: '#f4f5f1' } as const satisfies Shades
export const grip = '#222a27'
export const red = '#c9362b'

export function shadowOf(outline: string, by: Point = [12, 16]): string {
  return path(outline, { fill: shadow, opacity: 0.28, transform: `translate(${at(by)})` })
}

export function mark([x, y]: Point, height: number, colour: string): string {
  const [h, w] = [height, height * 0.55]
  const cloth = `M${at([x, y - h])}c${at([w * 0.35, -h * 0.1])} ${at([w * 0.6, h * 0.12])} ${at([w, h * 0.03])}c${at([-w * 0.2, h * 0.14])} ${at([-w * 0.2, h * 0.24])} ${at([0, h * 0.36])}c${at([-w * 0.4, h * 0.1])} ${at([-w * 0.65, -h * 0.12])} ${at([-w, -h * 0.02])}Z`
  return path(`M${at([x, y])}V${y - h}`, { stroke: colour, width: height * 0.07 }) + path(cloth, { fill: colour })
}

export function shaft(from: Point, to: Point, width = 11): string {
  const line = `M${at(from)}L${at(to)}`
  const highlight = path(line, { stroke: steel.light, width: width * 0.28 })
  return (
    path(line, { stroke: shadow, width, opacity: 0.25, transform: 'translate(12 16)' }) +
    path(line, { stroke: steel.dark, width }) +
    highlight
  )
}

export function dots(points: readonly Point[], radius: number, fill: string): string {
  return group(points.map((point) => circle(point, radius, { fill })).join(''), { opacity: 0.75 })
}

export function along([ax, ay]: Point, [bx, by]: Point, count: number): readonly Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const share = count === 1 ? 0 : index / (count - 1)
    return [ax + (bx - ax) * share, ay + (by - ay) * share]
  })
}

export function seam(d: string, { line }: Shades, opacity = 0.7): string {
  return path(d, { stroke: line, width: 1.6, opacity, dash: '1 6' })
}
