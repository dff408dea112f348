import { outline } from '#ui/kit/art/blob.ts'
import { flagShape } from '#ui/kit/art/flagShape.ts'
import { closedPath, type Point } from '#ui/kit/art/path.ts'
import type { Camera } from '../geometry/camera.ts'
import { group, path, stroke } from '../svg.ts'

const length = 150

export function fairway(see: Camera): string {
  const side = (half: number): readonly Point[] =>
    Array.from({ length: 60 }, (_, step) => {
      const x = 9 + (length - 9) * (step / 59) ** 1.6
      const share = x / length
      return see([
        x,
        0,
        half * Math.sqrt(Math.min(1, step / 9)) * (0.6 + 1.4 * share + 0.12 * Math.sin(x / 11)) + 0.6 + 5.8 * share * share,
      ]).at
    })
  const ribbon = [...side(-5), ...side(5).toReversed()]
  const green = outline({ x: length + 8, y: 6.4, rx: 16, ry: 11, seed: 17 }, 40).map(([x, z]) => see([x, 0, z]).at)
  return group(
    {},
    path(`M${ribbon.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`, { fill: 'var(--po-line)', opacity: 0.22 }),
    path(closedPath(green), { ...stroke('var(--po-line)', 0.8), fill: 'var(--po-line)', opacity: 0.75 }),
    flagInTheDistance(see([length + 8, 0, 6.4]).at),
  )
}

/** Larger than in perspective, so that it is visible. */
function flagInTheDistance([x, y]: Point): string {
  const { pole, cloth } = flagShape({ x, y, height: 19 })
  return group({}, path(pole, stroke('var(--po-ink)', 1)), path(cloth, { fill: 'var(--po-flag)' }))
}
