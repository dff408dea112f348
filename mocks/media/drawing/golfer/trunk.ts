import type { Camera } from '../geometry/camera.ts'
import { mix } from '../geometry/vector.ts'
import type { Skeleton } from './anatomy.ts'
import { type Look, shirt } from './look.ts'
import { limb, type Part, solid } from './part.ts'
import { ring } from './ring.ts'

export function trunkParts(see: Camera, { pelvis, waist, chest, hub, left, right }: Skeleton, look: Look): readonly Part[] {
  const belt = ring(pelvis, { half: 0.147, depth: 0.105, up: 0.075 })
  const hem = ring(pelvis, { half: 0.146, depth: 0.105, up: 0.1 })
  const yoke = ring({ at: hub, frame: chest.frame }, { half: 0.155, depth: 0.085, up: -0.045 })
  const collar = ring({ at: hub, frame: chest.frame }, { half: 0.075, depth: 0.06, up: 0.025 })
  const body = [
    hem,
    ring(waist, { half: 0.14, depth: 0.1 }),
    ring(waist, { half: 0.148, depth: 0.105, up: 0.08 }),
    ring(chest, { half: 0.172, depth: 0.12 }),
    yoke,
    collar,
  ]
  const sides = [left, right].map(({ arm }) =>
    limb(
      see,
      [
        { at: mix(chest.at, hub, 0.55), radius: 0.1 },
        { at: arm.shoulder, radius: 0.058 },
      ],
      shirt(look),
    ),
  )
  const shirtBody = solid(see, body, shirt(look))
  const shirtOutline = [shirtBody, ...sides].map(({ outline }) => outline).join('')
  return [solid(see, [belt, hem], { fill: look.belt, shade: look.belt, nearer: 0.005 }), { ...shirtBody, outline: shirtOutline }]
}
