import type { Metres } from '../shared/distance.ts'

export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

export interface Coach {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
}

export interface Centre {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly city: string
  /** IANA name; lessons are shown in this zone. */
  readonly timeZone: string
  readonly location: Coordinates
  readonly distance?: Metres | undefined
  readonly coaches: readonly Coach[]
}
