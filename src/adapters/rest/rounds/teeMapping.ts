import type { RoundTee } from '#domain/rounds/round'

interface TeeOnWire {
  readonly id: string
  readonly name: string
  readonly color: string
  readonly gender: 'MEN' | 'WOMEN'
  readonly rating: number | null
  readonly slope: number | null
}

export function teeFrom({ id, name, color, gender, rating, slope }: TeeOnWire): RoundTee {
  return { id, name, colour: color, players: playersFrom(gender), rating: rating ?? undefined, slope: slope ?? undefined }
}

export function teeOnWire({ id, ...tee }: RoundTee): TeeOnWire {
  return { id, ...newTeeOnWire(tee) }
}

export function newTeeOnWire({ name, colour, players, rating, slope }: Omit<RoundTee, 'id'>): Omit<TeeOnWire, 'id'> {
  return { name, color: colour, gender: players === 'men' ? 'MEN' : 'WOMEN', rating: rating ?? null, slope: slope ?? null }
}

export function playersFrom(gender: 'MEN' | 'WOMEN'): RoundTee['players'] {
  return gender === 'MEN' ? 'men' : 'women'
}

export function indexFrom(handicap: number): number | undefined {
  return handicap === 0 ? undefined : handicap
}
