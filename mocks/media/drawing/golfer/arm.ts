import type { Camera } from '../geometry/camera.ts'
import { mix, type Vector } from '../geometry/vector.ts'
import type { Arm } from './anatomy.ts'
import { type Look, shirt } from './look.ts'
import { limb, type Part } from './part.ts'

interface ArmOfTrunk {
  readonly arm: Arm
  readonly hub: Vector
  readonly glove: boolean
}

export function armParts(see: Camera, { arm: { shoulder, elbow, hand }, hub, glove }: ArmOfTrunk, look: Look): readonly Part[] {
  const wrist = mix(elbow, hand, 0.8)
  const skin = { fill: look.skin, shade: look.skinShade }
  const bare = [
    { at: mix(shoulder, elbow, 0.4), radius: 0.045 },
    { at: elbow, radius: 0.039 },
    { at: mix(elbow, hand, 0.25), radius: 0.042 },
    { at: wrist, radius: 0.028 },
  ]
  const sleeve = [
    { at: shoulder, radius: 0.057 },
    { at: mix(shoulder, elbow, 0.6), radius: 0.056 },
  ]
  const fist = [
    { at: wrist, radius: 0.03 },
    { at: hand, radius: 0.041 },
  ]
  const palm = glove ? { fill: look.glove, shade: look.gloveShade, nearer: 0.02 } : { ...skin, nearer: 0.03, edged: false }
  const seam = [
    { at: mix(shoulder, hub, 0.26), radius: 0.04 },
    { at: shoulder, radius: 0.044 },
  ]
  const sleevePart = limb(see, sleeve, { ...shirt(look), nearer: 0.03 })
  const join = { ...limb(see, seam, { fill: look.shirt, shade: look.shirt, edged: false }), depth: sleevePart.depth - 0.001 }
  return [limb(see, bare, skin), sleevePart, join, limb(see, fist, palm)]
}
