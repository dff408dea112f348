import { BehaviorSubject, skip } from 'rxjs'
import type { Bags } from '#app/rounds/ports/Bags'
import type { Clubs } from '#app/rounds/ports/Clubs'
import type { CurrentGolfer, Player } from '#app/rounds/ports/CurrentGolfer'
import { Failure } from '#app/shared/failure'
import type { Bag } from '#domain/rounds/bag'
import type { Club } from '#domain/rounds/club'

/** Bags and clubs in memory; `trouble` fails the next call of a method, before or after it is done. */
export class BagsInMemory implements Bags, Clubs {
  bags: readonly Bag[]
  clubs: readonly Club[]
  /** Names of methods, in order. */
  readonly calls: string[] = []
  private readonly troubles = new Map<string, { readonly failure: Failure; readonly isDone: boolean }>()

  constructor(bags: readonly Bag[] = [], clubs: readonly Club[] = []) {
    this.bags = bags
    this.clubs = clubs
  }

  fails(method: string, failure = new Failure('server-fault'), isDone = false): void {
    this.troubles.set(method, { failure, isDone })
  }

  all(): Promise<readonly Bag[]> {
    return this.run('all', () => this.bags)
  }

  byId(id: number): Promise<Bag & Club> {
    return this.run('byId', () => {
      const found = { ...this.bags.find((bag) => bag.id === id), ...this.clubs.find((club) => club.id === id) }
      if (!isWhole(found)) throw new Failure('gone')
      return found
    })
  }

  ofBag(bagId: number): Promise<readonly Club[]> {
    return this.run('ofBag', () => this.clubs.filter((club) => club.bagId === bagId))
  }

  add(bagIdOrName: number | string, clubs: readonly Omit<Club, 'id' | 'bagId'>[] = []): Promise<void> {
    return this.run('add', () => {
      if (typeof bagIdOrName === 'string') this.bags = [...this.bags, { id: this.nextId(), name: bagIdOrName, lastModified: undefined }]
      else for (const club of clubs) this.clubs = [...this.clubs, { ...club, id: this.nextId(), bagId: bagIdOrName }]
    })
  }

  rename(id: number, name: string): Promise<void> {
    return this.run('rename', () => {
      this.bags = this.bags.map((bag) => (bag.id === id ? { ...bag, name, lastModified: Temporal.Instant.from('2026-05-13T12:00Z') } : bag))
    })
  }

  change(clubs: readonly Club[]): Promise<void> {
    return this.run('change', () => {
      this.clubs = this.clubs.map((club) => clubs.find(({ id }) => id === club.id) ?? club)
    })
  }

  remove(id: number): Promise<void> {
    return this.run('remove', () => {
      this.bags = this.bags.filter((bag) => bag.id !== id)
      this.clubs = this.clubs.filter((club) => club.id !== id)
    })
  }

  private nextId(): number {
    return Math.max(0, ...[...this.bags, ...this.clubs].map(({ id }) => id)) + 1
  }

  private async run<T>(method: string, act: () => T): Promise<T> {
    this.calls.push(method)
    const trouble = this.troubles.get(method)
    this.troubles.delete(method)
    if (trouble && !trouble.isDone) throw trouble.failure
    const done = act()
    if (trouble) throw trouble.failure
    return done
  }
}

function isWhole(found: Partial<Bag & Club>): found is Bag & Club {
  return found.id !== undefined
}

export function currentPlayer(
  player: Player | undefined = { id: 'player-hana', metricDistances: false, metricSpeeds: false },
): CurrentGolfer {
  const source = new BehaviorSubject(player)
  return { value: player, changes: source.pipe(skip(1)) }
}
