import type { Camera } from '../geometry/camera.ts'
import { placed } from '../geometry/frame.ts'
import { mix, type Vector } from '../geometry/vector.ts'
import type { Skeleton } from './anatomy.ts'
import type { Look } from './look.ts'
import { type Bulge, limb, type Part, solid } from './part.ts'

export function headParts(see: Camera, { head, hub, chest }: Skeleton, look: Look): readonly Part[] {
  const at = (x: number, y: number, z: number): Vector => placed(head.frame, head.at, [x, y, z])
  const bulge = (radius: number, place: Vector): Bulge => ({ at: place, radius })
  const skin = { fill: look.skin, shade: look.skinShade }
  const hair = { fill: look.hair, shade: look.hair }
  const cap = { fill: look.cap, shade: look.capShade }
  const nape = placed(chest.frame, hub, [0, 0, 0.005])
  const band = around(0.09, 0.103).map(([x, z]) => at(x, 0.03, z - 0.008))
  const crown = around(0.076, 0.087).map(([x, z]) => at(x, 0.083, z - 0.01))
  const top = around(0.032, 0.037).map(([x, z]) => at(x, 0.112, z - 0.008))
  const brim = around(0.07, 0.085).flatMap(([x, z]) =>
    z > -0.01 ? [at(x, 0.042 - z * 0.25, 0.06 + z * 0.75), at(x * 1.15, 0.045, z * 0.9)] : [],
  )
  const tail = [bulge(0.028, at(0, 0.0, -0.1)), bulge(0.03, mix(at(0, -0.06, -0.14), nape, 0.1)), bulge(0.012, at(0, -0.17, -0.145))]
  return [
    limb(see, [bulge(0.054, nape), bulge(0.048, at(0, -0.06, -0.02))], { ...skin, nearer: -0.02 }),
    limb(see, [bulge(0.083, at(0, 0.012, -0.02)), bulge(0.064, at(0, -0.045, -0.032))], { ...hair, nearer: -0.01 }),
    limb(see, [bulge(0.079, at(0, 0.01, 0.008)), bulge(0.053, at(0, -0.07, 0.032)), bulge(0.034, at(0, -0.09, 0.052))], skin),
    limb(see, [bulge(0.016, at(0, 0.0, 0.082)), bulge(0.014, at(0, -0.03, 0.094))], { ...skin, edged: false }),
    ...[-1, 1].map((side) =>
      limb(see, [bulge(0.016, at(0.08 * side, 0.005, -0.012)), bulge(0.012, at(0.078 * side, -0.02, -0.008))], {
        fill: look.skinShade,
        shade: look.skinShade,
        edged: false,
        nearer: 0.01,
      }),
    ),
    solid(see, [band, crown, top], { ...cap, nearer: 0.03 }),
    solid(see, [brim], { ...cap, nearer: 0.035 }),
    ...(look.ponytail ? [limb(see, tail, hair)] : []),
  ]
}

function around(x: number, z: number): readonly (readonly [number, number])[] {
  return Array.from({ length: 20 }, (_, corner) => {
    const angle = (corner / 20) * 2 * Math.PI
    return [x * Math.cos(angle), z * Math.sin(angle)]
  })
}
