import type { RoundTee } from '#domain/rounds/round'

interface TeeOnWire {
  readonly id: string
  readonly name: string
  readonly color: string
  readonly gender: 'MEN' | 'WOMEN'
  readonly rating: number
  readonly slope: number
}

export function teeFrom({ id, name, color, gender, rating, slope }: TeeOnWire): RoundTee {
  return { id, name, colour: color, players: gender === 'MEN' ? 'men' : 'women', rating, slope }
}

export function teeOnWire({ id, ...tee }: RoundTee): TeeOnWire {
  return { id, ...newTeeOnWire(tee) }
}

export function newTeeOnWire({ name, colour, players, rating, slope }: Omit<RoundTee, 'id'>): Omit<TeeOnWire, 'id'> {
  return { name, color: colour, gender: players === 'men' ? 'MEN' : 'WOMEN', rating, slope }
}
