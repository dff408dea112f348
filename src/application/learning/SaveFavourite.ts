import { type Observable, Subject } from 'rxjs'
import { type Favourite, keyOf } from '#domain/learning/favourite'
import type { Favourites } from './ports/Favourites.ts'

interface Writing {
  readonly isKept: boolean
  readonly done: Promise<boolean>
  /** The last choice, which may still change. */
  next?: { wanted: boolean; readonly done: Promise<boolean> }
}

/** One write at a time per favourite; the last choice wins. */
export class SaveFavourite {
  private readonly favourites: Pick<Favourites, 'set'>
  private readonly subject = new Subject<Favourite>()
  private readonly writings = new Map<string, Writing>()

  constructor(favourites: Pick<Favourites, 'set'>) {
    this.favourites = favourites
  }

  /** Emits each favourite that was saved. */
  get kept(): Observable<Favourite> {
    return this.subject
  }

  /** Resolves with the saved state, of this choice or a later one; rejects if the write fails. */
  execute(favourite: Favourite, wanted: boolean): Promise<boolean> {
    const under = this.writings.get(keyOf(favourite))
    if (!under) return this.begin(favourite, wanted)
    under.next ??= { wanted, done: this.follow(favourite, under) }
    under.next.wanted = wanted
    return under.next.done
  }

  private begin(favourite: Favourite, isKept: boolean): Promise<boolean> {
    const key = keyOf(favourite)
    const done = this.write(favourite, isKept)
    const writing: Writing = { isKept, done }
    const end = () => {
      if (!writing.next) this.writings.delete(key)
    }
    this.writings.set(key, writing)
    done.then(end, end)
    return done
  }

  private async write(favourite: Favourite, isKept: boolean): Promise<boolean> {
    await this.favourites.set(favourite, isKept)
    if (isKept) this.subject.next(favourite)
    return isKept
  }

  /** Skips a choice that the previous write has already fulfilled or failed to write. */
  private async follow(favourite: Favourite, before: Writing): Promise<boolean> {
    await before.done.catch(() => undefined)
    const wanted = before.next?.wanted ?? before.isKept
    if (wanted !== before.isKept) return this.begin(favourite, wanted)
    this.writings.delete(keyOf(favourite))
    return before.done
  }
}
