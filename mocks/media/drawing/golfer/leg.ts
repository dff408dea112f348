import type { Camera } from '../geometry/camera.ts'
import { mix } from '../geometry/vector.ts'
import type { Leg, Skeleton } from './anatomy.ts'
import type { Look } from './look.ts'
import { type Bulge, limb, type Part, solid } from './part.ts'
import { ring } from './ring.ts'
import { shoe } from './shoe.ts'

/** Always in one order: far leg, near leg, and the seat that joins them. */
export function legParts(see: Camera, { pelvis, left, right }: Skeleton, look: Look): readonly Part[] {
  const { depth } = see(pelvis.at)
  const trousers = { fill: look.trousers, shade: look.trousersShade }
  const [far, near] = see(left.leg.ankle).depth - see(right.leg.ankle).depth > 0.12 ? [left.leg, right.leg] : [right.leg, left.leg]
  const [farLeg, nearLeg] = [far, near].map((leg) => limb(see, legBulges(leg), trousers))
  const rings = [
    { half: 0.11, depth: 0.085, up: -0.12, ahead: -0.02 },
    { half: 0.152, depth: 0.116, up: -0.03, ahead: -0.015 },
    { half: 0.146, depth: 0.104, up: 0.078 },
  ]
  const seat = solid(
    see,
    rings.map((each) => ring(pelvis, each)),
    trousers,
  )
  const thighs = [left.leg, right.leg].map(({ hip, knee }) =>
    limb(
      see,
      [
        { at: hip, radius: 0.094 },
        { at: mix(hip, knee, 0.3), radius: 0.07 },
      ],
      trousers,
    ),
  )
  const join = [seat, ...thighs].map(({ outline }) => outline).join('')
  const layers = [seat, farLeg, nearLeg, { ...seat, shade: look.trousers, outline: join, edged: false }].filter(
    (part) => part !== undefined,
  )
  return [
    ...layers.map((part, index) => ({ ...part, depth: depth + 0.04 - index * 0.01 })),
    ...[left.leg, right.leg].map(({ ankle, foot }) =>
      solid(see, shoe(ankle, foot), { fill: look.shoes, shade: look.shoesShade, nearer: -0.3 }),
    ),
  ]
}

function legBulges({ hip, knee, ankle }: Leg): readonly Bulge[] {
  return [
    { at: hip, radius: 0.096 },
    { at: mix(hip, knee, 0.4), radius: 0.086 },
    { at: knee, radius: 0.063 },
    { at: mix(knee, ankle, 0.35), radius: 0.064 },
    { at: mix(knee, ankle, 0.94), radius: 0.054 },
  ]
}
