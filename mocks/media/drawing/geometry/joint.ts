import { across, along, distance, subtract, unit, type Vector } from './vector.ts'

export interface Limb {
  readonly from: Vector
  readonly to: Vector
  readonly upper: number
  readonly lower: number
  /** Direction of the elbow or knee. */
  readonly bends: Vector
}

export function joint({ from, to, upper, lower, bends }: Limb): Vector {
  const reach = Math.min(distance(from, to), (upper + lower) * 0.9999)
  const direction = unit(subtract(to, from))
  const share = (reach * reach + upper * upper - lower * lower) / (2 * reach)
  const height = Math.sqrt(Math.max(0, upper * upper - share * share))
  return along(along(from, direction, share), across(bends, direction), height)
}
