import { between, type Frame, frameOf, placed } from '../geometry/frame.ts'
import { joint } from '../geometry/joint.ts'
import { across, add, along, cross, distance, dot, radians, scale, subtract, unit, type Vector } from '../geometry/vector.ts'
import type { Arm, Club, Leg, Skeleton } from './anatomy.ts'
import { type Build, iron } from './build.ts'
import type { Pose } from './Pose.ts'

export function skeletonOf(pose: Pose, build: Build = iron): Skeleton {
  const trunk = trunkOf(pose)
  const { hub, chest } = trunk
  const grip = gripOf(pose, trunk)
  const club = clubOf(pose, grip, build)
  const hands = { left: along(grip, club.down, -0.02), right: along(grip, club.down, 0.065) }
  return {
    ...trunk,
    head: headOf(pose, hub, chest.frame),
    left: { arm: armOf(trunk, hands.left, 1), leg: legOf(pose, trunk.pelvis, { side: 1, build }) },
    right: { arm: armOf(trunk, hands.right, -1), leg: legOf(pose, trunk.pelvis, { side: -1, build }) },
    club,
  }
}

interface Trunk extends Pick<Skeleton, 'pelvis' | 'waist' | 'chest' | 'hub'> {}

function trunkOf({ hipX, hipY, hipZ, hipTurn, bend, lean, shoulderTurn }: Pose): Trunk {
  const low = { turn: hipTurn, bend: bend * 0.55, lean: lean * 0.3 }
  const high = { turn: shoulderTurn, bend, lean }
  const [pelvis, waist, chest] = [low, between(low, high, 0.5), high].map(frameOf)
  const frames = { pelvis: pelvis ?? frameOf(low), waist: waist ?? frameOf(low), chest: chest ?? frameOf(high) }
  const hips: Vector = [hipX, hipY, hipZ]
  const middle = along(along(hips, frames.pelvis.y, 0.1), frames.waist.y, 0.08)
  const upper = along(middle, frames.chest.y, 0.2)
  return {
    pelvis: { at: hips, frame: frames.pelvis },
    waist: { at: middle, frame: frames.waist },
    chest: { at: upper, frame: frames.chest },
    hub: along(upper, frames.chest.y, 0.13),
  }
}

function shoulderOf({ hub, chest }: Trunk, side: number): Vector {
  return placed(chest.frame, hub, [0.178 * side, -0.035, 0.01])
}

function gripOf({ arms, armPlane, reach }: Pose, trunk: Trunk): Vector {
  const direction = swung(arms, armPlane)
  const from = subtract(trunk.hub, shoulderOf(trunk, 1))
  const half = dot(from, direction)
  const rest = half * half - dot(from, from) + reach * reach
  return along(trunk.hub, direction, -half + Math.sqrt(Math.max(0, rest)))
}

function swung(degrees: number, plane: number): Vector {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  return [-sin, -cos * Math.sin(radians(plane)), cos * Math.cos(radians(plane))]
}

function clubOf({ club, clubPlane, roll }: Pose, grip: Vector, { shaft }: Build): Club {
  const down = swung(club, clubPlane)
  const out = unit(cross(swung(90, clubPlane), swung(0, clubPlane)))
  const normal = across(out, down)
  const side = cross(down, normal)
  const rolled = add(scale(normal, Math.cos(radians(roll))), scale(side, Math.sin(radians(roll))))
  const lie = radians(62)
  const toe = unit(add(scale(rolled, Math.sin(lie)), scale(down, Math.cos(lie))))
  return { butt: along(grip, down, -0.1), heel: along(grip, down, shaft), down, toe }
}

function armOf(trunk: Trunk, hand: Vector, side: number): Arm {
  const rest = shoulderOf(trunk, side)
  const stretch = Math.min(0.05, Math.max(0, distance(rest, hand) - 0.6) * 0.9 + 0.015)
  const shoulder = along(rest, unit(subtract(hand, rest)), stretch)
  const { x, y, z } = trunk.chest.frame
  const bends = add(scale(x, side * 0.55), add(scale(y, -1), scale(z, -0.35)))
  return { shoulder, hand, elbow: joint({ from: shoulder, to: hand, upper: 0.3, lower: 0.31, bends }) }
}

interface Stance {
  readonly side: number
  readonly build: Build
}

function legOf({ heel, footTurn }: Pose, pelvis: Trunk['pelvis'], { side, build }: Stance): Leg {
  const isRight = side < 0
  const foot = footFrame(isRight ? -footTurn + 6 : -build.leftToe, isRight ? heel : 0)
  const ball: Vector = [(side * build.stance) / 2, 0.02, 0.12]
  const ankle = along(along(ball, foot.z, -0.14), foot.y, 0.075)
  const hip = placed(pelvis.frame, pelvis.at, [0.095 * side, -0.03, 0])
  const bends = unit(add(scale(foot.z, 0.75), add(scale(pelvis.frame.z, 0.45), [side * 0.12, 0, 0])))
  return { hip, ankle, foot, knee: joint({ from: hip, to: ankle, upper: 0.43, lower: 0.425, bends }) }
}

function footFrame(turn: number, heel: number): Frame {
  const [sin, cos] = [Math.sin(radians(turn)), Math.cos(radians(turn))]
  const [lift, flat] = [Math.sin(radians(heel)), Math.cos(radians(heel))]
  const ahead: Vector = [-sin, 0, cos]
  return { x: [cos, 0, sin], y: add(scale(ahead, lift), [0, flat, 0]), z: add(scale(ahead, flat), [0, -lift, 0]) }
}

function headOf({ headTurn, nod, bend, lean }: Pose, hub: Vector, chest: Frame): Skeleton['head'] {
  const frame = frameOf({ turn: headTurn, bend: nod, lean: lean * 0.5 })
  const upwards = unit(add(scale(chest.y, 1), frameOf({ turn: 0, bend: bend * 0.7, lean: lean * 0.4 }).y))
  return { at: along(along(hub, upwards, 0.2), frame.z, 0.03), frame }
}
