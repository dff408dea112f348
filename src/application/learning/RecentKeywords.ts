import { BehaviorSubject, type Observable, skip } from 'rxjs'
import { type Keywords, withKeyword, withoutKeyword } from '#domain/learning/keywords'
import type { Source } from '../shared/Source.ts'
import type { CurrentPlayer } from './ports/CurrentPlayer.ts'

/** Kept in this window and cleared when the account changes. */
export class RecentKeywords implements Source<Keywords> {
  readonly changes: Observable<Keywords>
  private readonly keywords = new BehaviorSubject<Keywords>([])
  private owner: string | undefined

  constructor(player: CurrentPlayer) {
    this.changes = this.keywords.pipe(skip(1))
    this.owner = player.value
    player.changes.subscribe((id) => this.follow(id))
  }

  get value(): Keywords {
    return this.keywords.value
  }

  add(keyword: string): void {
    this.keywords.next(withKeyword(this.value, keyword))
  }

  remove(keyword: string): void {
    this.keywords.next(withoutKeyword(this.value, keyword))
  }

  /** The id may become known only after the sign-in: not a change of player. */
  private follow(id: string | undefined): void {
    if (id === this.owner) return
    if (this.owner !== undefined) this.keywords.next([])
    this.owner = id
  }
}
