import { mark, shadow } from './parts.ts'
import { mixed, type Shades } from './shades.ts'
import { circle, ellipse, group, type Point, tenth } from './svg.ts'

interface Dimple {
  readonly x: number
  readonly y: number
  readonly depth: number
}

/** Dimples are spread like seeds in a sunflower; only those on the visible side are returned. */
function dimples(count: number): readonly Dimple[] {
  const golden = Math.PI * (3 - Math.sqrt(5))
  const [turn, tilt] = [0.5, 0.42]
  return Array.from({ length: count }, (_, index) => {
    const height = 1 - (2 * (index + 0.5)) / count
    const around = Math.sqrt(1 - height * height)
    const [x, z] = [around * Math.cos(index * golden), around * Math.sin(index * golden)]
    const [tx, ty] = [x * Math.cos(turn) - height * Math.sin(turn), x * Math.sin(turn) + height * Math.cos(turn)]
    return { x: tx, y: ty * Math.cos(tilt) - z * Math.sin(tilt), depth: ty * Math.sin(tilt) + z * Math.cos(tilt) }
  }).filter(({ depth }) => depth > 0.09)
}

export function ball(shades: Shades, center: Point = [300, 282], radius = 190): string {
  const [cx, cy] = center
  const { base, line } = shades
  const id = `lit-${cx}-${cy}`
  const size = radius * 0.084
  const wells = dimples(radius > 120 ? 340 : 150).map((dimple) => wellOf(dimple, center, radius, size * (radius > 120 ? 1 : 1.45)))
  const stops = [mixed(base, '#ffffff', 0.62), base, mixed(base, '#10261c', 0.24)]
  const light = stops.map((colour, index) => `<stop offset="${[0, 0.58, 1][index]}" stop-color="${colour}"/>`).join('')
  return [
    `<radialGradient id="${id}" cx=".36" cy=".3" r=".78">${light}</radialGradient>`,
    ellipse([cx + radius * 0.08, cy + radius * 1.04], [radius * 0.72, radius * 0.085], { fill: shadow, opacity: 0.3 }),
    circle(center, radius, { fill: `url(#${id})` }),
    group(wells.map(({ well }) => well).join(''), { fill: mixed(base, '#10261c', 0.2), opacity: 0.55 }),
    group(wells.map(({ glint }) => glint).join(''), { fill: mixed(base, '#ffffff', 0.5), opacity: 0.55 }),
    circle(center, radius, { stroke: line, width: 1.6 }),
    mark([cx + radius * 0.05, cy + radius * 0.2], radius * 0.32, shades.mark),
  ].join('')
}

function wellOf({ x, y, depth }: Dimple, [cx, cy]: Point, radius: number, size: number) {
  const angle = Math.round((Math.atan2(y, x) * 180) / Math.PI)
  const [px, py] = [cx + x * radius, cy + y * radius]
  const narrow = Math.max(0.12, depth)
  const round = (dx: number, dy: number, share: number) =>
    `<ellipse rx="${tenth(size * narrow * share)}" ry="${tenth(size * share)}" transform="translate(${tenth(px + dx)} ${tenth(py + dy)}) rotate(${angle})"/>`
  return { well: round(0, 0, 1), glint: round(size * 0.16, size * 0.2, 0.74) }
}

export function balls(shades: Shades): string {
  return ball(shades, [300, 200], 112) + ball(shades, [184, 388], 112) + ball(shades, [416, 388], 112)
}
