import { across, along, distance, subtract, unit, type Vector } from './vector.ts'

export interface Limb {
  readonly from: Vector
  readonly to: Vector
  readonly upper: number
  readonly lower: number
  /** Which way the joint points. */
  readonly bends: Vector
}

/** Where the elbow or knee is; on the straight line where the limb is stretched. */
export function joint({ from, to, upper, lower, bends }: Limb): Vector {
  const reach = Math.min(distance(from, to), (upper + lower) * 0.9999)
  const direction = unit(subtract(to, from))
  const share = (reach * reach + upper * upper - lower * lower) / (2 * reach)
  const height = Math.sqrt(Math.max(0, upper * upper - share * share))
  return along(along(from, direction, share), across(bends, direction), height)
}
