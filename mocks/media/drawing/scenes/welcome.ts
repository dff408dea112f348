import { greensBooks } from '#ui/kit/art/greensBook.ts'
import type { Point } from '#ui/kit/art/path.ts'
import { homeScene } from '#ui/kit/art/scenes.ts'
import { eased } from '../geometry/curve.ts'
import type { Scene } from '../Scene.ts'
import { bookFlag, bookGreen } from '../scenery/book.ts'
import { dot, group, path, stroke, tag } from '../svg.ts'

const { contours, bunkers, water, trees, green, flag } = greensBooks.atOnce(homeScene)
const { pin } = homeScene

const [dusk, dawn] = [2.3, 4]
const drops = 5.5

function ground(seconds: number): string {
  const day = eased(seconds, dusk, dawn)
  const inkOfLines = mixed(day, 'color-mix(in oklch, var(--po-line), var(--po-ink) 22%)', 'var(--art-line)')
  const lines = contours.map(({ path: ring, heavy }, index) => {
    const shown = eased(seconds, index * 0.04 - 1, 0.9 + index * 0.055)
    if (shown === 0) return ''
    const look = stroke(inkOfLines, heavy ? 1.3 : 0.8, { opacity: heavy ? 0.95 : 0.75 })
    return path(ring, shown === 1 ? look : { ...look, pathLength: 1, 'stroke-dasharray': `${shown.toFixed(4)} 2` })
  })
  return [tag('rect', { x: 420, width: 760, height: 420, fill: dawning(day) }), group({ fill: 'none' }, ...lines)].join('')
}

/** Via light green: a direct blend would be grey. */
function dawning(day: number): string {
  const between = 'oklch(0.76 0.07 146)'
  return day < 0.5 ? mixed(day * 2, 'var(--po-ground)', between) : mixed(day * 2 - 1, between, 'var(--ground)')
}

function mixed(share: number, from: string, to: string): string {
  return `color-mix(in oklch, ${to} ${(share * 100).toFixed(1)}%, ${from})`
}

function grown(share: number, [x, y]: Point, ...inside: readonly string[]): string {
  if (share === 0) return ''
  const size = 0.9 + 0.1 * share
  return group({ opacity: share, transform: `translate(${x} ${y}) scale(${size}) translate(${-x} ${-y})` }, ...inside)
}

function course(seconds: number): string {
  const pond = homeScene.water ?? { x: 0, y: 0 }
  return [
    grown(
      eased(seconds, 3, 3.7),
      [pond.x, pond.y],
      path(water?.edge ?? '', { fill: 'var(--art-water)' }),
      ...(water?.shores ?? []).map((shore) => path(shore, stroke('var(--art-water-line)', 0.8))),
    ),
    grown(eased(seconds, 2.4, 3.2), [homeScene.green?.x ?? 0, homeScene.green?.y ?? 0], green ? bookGreen(green) : ''),
    ...bunkers.map(({ edge, lip }, index) =>
      grown(
        eased(seconds, 2.9 + index * 0.15, 3.5 + index * 0.15),
        [homeScene.bunkers?.[index]?.x ?? 0, homeScene.bunkers?.[index]?.y ?? 0],
        path(edge, { ...stroke('var(--art-sand-line)', 0.9), fill: 'var(--art-sand)' }),
        path(lip, stroke('var(--art-sand-line)', 0.6, { 'stroke-dasharray': '1.2 3' })),
      ),
    ),
    ...trees.map(({ x, y, path: crown }, index) =>
      grown(
        eased(seconds, 3.1 + index * 0.12, 3.6 + index * 0.12),
        [x, y],
        path(crown, { ...stroke('var(--art-line)', 0.7), fill: 'var(--art-tree)' }),
        dot([x, y], 1.2, { fill: 'var(--art-line)' }),
      ),
    ),
  ].join('')
}

function ball(seconds: number): string {
  const t = Math.min(1, Math.max(0, (seconds - 3.9) / (drops - 3.9)))
  const share = 1 - (1 - t) ** 1.7
  const [x, y] = bend([676, 316], [790, 196], [pin.x, pin.y], share)
  const dropped = eased(seconds, drops, drops + 0.16)
  const shown = eased(seconds, 3.75, 3.95) * (1 - dropped)
  return group(
    { opacity: shown },
    dot([x + 1.6, y + 2], 4.6, { fill: 'var(--art-shadow)' }),
    dot([x, y], 4.6 - 2 * dropped, { fill: 'white', stroke: 'var(--art-green-edge)', 'stroke-width': 0.8 }),
  )
}

function ripple(seconds: number): string {
  return [0, 0.28]
    .map((late) => eased(seconds, drops + 0.1 + late, drops + 1.3 + late))
    .map((share) =>
      share > 0 && share < 1 ? dot([pin.x, pin.y], 6 + 44 * share, stroke('var(--art-flag)', 1.4, { opacity: 1 - share })) : '',
    )
    .join('')
}

function bend(from: Point, over: Point, to: Point, t: number): Point {
  const at = (a: number, b: number, c: number): number => a * (1 - t) ** 2 + 2 * b * t * (1 - t) + c * t * t
  return [at(from[0], over[0], to[0]), at(from[1], over[1], to[1])]
}

export const welcome: Scene = {
  still: '',
  frame: (seconds) => {
    const raised = eased(seconds, 3.5, 4.1)
    return group(
      { transform: 'translate(-440 0)' },
      ground(seconds),
      course(seconds),
      ripple(seconds),
      ball(seconds),
      raised > 0 ? bookFlag(flag, raised) : '',
    )
  },
  poster: 6.9,
}
