import type { World } from '../../world/World.ts'
import type { CentreRow } from './data.ts'
import { coachOnWire, placeOnWire } from './wire.ts'

export interface Point {
  readonly latitude: number
  readonly longitude: number
}

const earthRadius = 6_371_000

export function centresFrom(world: World, from: Point | undefined) {
  const centres = world.centres.list().map((centre) => ({
    ...placeOnWire(centre),
    ...(from && { distance: Math.round(metresBetween(from, centre)) }),
    coaches: world.coaches.list(({ centreId }) => centreId === centre.id).map(coachOnWire),
  }))
  return centres.sort((one, other) => (one.distance ?? 0) - (other.distance ?? 0))
}

export function pointOf(latitude: string | undefined, longitude: string | undefined): Point | undefined {
  const [lat, lon] = [Number(latitude ?? Number.NaN), Number(longitude ?? Number.NaN)]
  return Number.isFinite(lat) && Number.isFinite(lon) ? { latitude: lat, longitude: lon } : undefined
}

export function pointOfPostal(world: World, postal: string | undefined): Point | undefined {
  const code = postal?.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return code ? world.centres.first((centre) => centre.postal.some((start) => code.startsWith(start))) : undefined
}

function metresBetween(one: Point, other: CentreRow): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const flat = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
  return 2 * earthRadius * Math.asin(Math.sqrt(half(one.latitude, other.latitude) + flat * half(one.longitude, other.longitude)))
}
