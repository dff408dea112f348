import type { Camera } from '../geometry/camera.ts'
import { along, cross, mix, type Vector } from '../geometry/vector.ts'
import type { Club } from './anatomy.ts'
import type { Look } from './look.ts'
import { limb, type Part, solid } from './part.ts'

const shaftPieces = 5

/** Separate pieces, because a shaft may pass behind the neck and in front of an arm. */
export function clubParts(see: Camera, club: Club, look: Look): readonly Part[] {
  const steel = { fill: look.shaft, shade: look.shaft, edged: false }
  const endOfGrip = along(club.butt, club.down, 0.26)
  const shaft = Array.from({ length: shaftPieces }, (_, piece) =>
    limb(see, [bulgeOn(endOfGrip, club.heel, piece / shaftPieces), bulgeOn(endOfGrip, club.heel, (piece + 1) / shaftPieces)], steel),
  )
  const grip = limb(
    see,
    [
      { at: club.butt, radius: 0.015 },
      { at: endOfGrip, radius: 0.011 },
    ],
    { fill: look.belt, shade: look.belt },
  )
  return [grip, ...shaft, solid(see, [blade(club)], { fill: look.clubhead, shade: look.clubhead, nearer: 0.02 })]
}

function blade({ heel, down, toe }: Club): readonly Vector[] {
  const face = cross(toe, down)
  const up = cross(toe, face)
  const at = (out: number, high: number): Vector => along(along(heel, toe, out), up, -high)
  const front = [at(-0.012, -0.014), at(0.07, -0.016), at(0.082, 0.02), at(0.076, 0.04), at(0.02, 0.016), at(-0.01, 0.014)]
  return [...front, ...front.map((point) => along(point, face, 0.016))]
}

function bulgeOn(from: Vector, to: Vector, share: number): { readonly at: Vector; readonly radius: number } {
  return { at: mix(from, to, share), radius: 0.0085 - 0.002 * share }
}
