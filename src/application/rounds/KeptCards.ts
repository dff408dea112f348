import { map, merge, type Observable } from 'rxjs'
import type { KeptCard } from '#domain/rounds/keptCard'
import type { Source } from '../shared/Source.ts'
import type { CurrentGolfer } from './ports/CurrentGolfer.ts'
import type { ScorecardStore } from './ports/ScorecardStore.ts'

export class KeptCards implements Source<readonly KeptCard[]> {
  readonly changes: Observable<readonly KeptCard[]>
  private readonly store: ScorecardStore
  private readonly golfer: CurrentGolfer

  constructor(store: ScorecardStore, golfer: CurrentGolfer) {
    this.store = store
    this.golfer = golfer
    this.changes = merge(store.changes, golfer.changes).pipe(map(() => this.value))
  }

  get value(): readonly KeptCard[] {
    const { value: player } = this.golfer
    return player ? this.store.all(player.id) : []
  }
}
