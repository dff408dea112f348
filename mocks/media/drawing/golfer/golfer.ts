import { type Camera, shadowed } from '../geometry/camera.ts'
import { group, path } from '../svg.ts'
import type { Skeleton } from './anatomy.ts'
import { armParts } from './arm.ts'
import { clubParts } from './clubPart.ts'
import { headParts } from './head.ts'
import { legParts } from './leg.ts'
import type { Look } from './look.ts'
import { drawn, type Part } from './part.ts'
import { trunkParts } from './trunk.ts'

const light = [0.42, -0.3] as const

export function golfer(see: Camera, skeleton: Skeleton, look: Look, name = 'golfer'): string {
  return drawn([...bodyParts(see, skeleton, look), ...clubParts(see, skeleton.club, look)], look.line, name)
}

export function golfersShadow(see: Camera, skeleton: Skeleton, look: Look, colour: string): string {
  const flat = shadowed(see, light)
  const outlines = [...bodyParts(flat, skeleton, look), ...clubParts(flat, skeleton.club, look)].map(({ outline }) => outline)
  return group({ fill: colour }, path(outlines.join(''), {}))
}

function bodyParts(see: Camera, skeleton: Skeleton, look: Look): readonly Part[] {
  const { left, right } = skeleton
  return [
    ...trunkParts(see, skeleton, look),
    ...headParts(see, skeleton, look),
    ...armParts(see, { arm: left.arm, hub: skeleton.hub, glove: true }, look),
    ...armParts(see, { arm: right.arm, hub: skeleton.hub, glove: false }, look),
    ...legParts(see, skeleton, look),
  ]
}
