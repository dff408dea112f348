import { type Favourite, keyOf } from '#domain/learning/favourite'
import type { Favourites } from './ports/Favourites.ts'

interface Writing {
  wanted: boolean
  readonly done: Promise<void>
}

/** Keeps a favourite or lets it go: one write at a time for each, and the last wish is written last. */
export class KeepFavourite {
  private readonly favourites: Pick<Favourites, 'set'>
  private readonly writings = new Map<string, Writing>()

  constructor(favourites: Pick<Favourites, 'set'>) {
    this.favourites = favourites
  }

  /** Resolves once the last wish is written, rejects where that write has failed. */
  execute(favourite: Favourite, wanted: boolean): Promise<void> {
    const key = keyOf(favourite)
    const under = this.writings.get(key)
    if (under) {
      under.wanted = wanted
      return under.done
    }
    const done = this.write(favourite, wanted).finally(() => this.writings.delete(key))
    this.writings.set(key, { wanted, done })
    return done
  }

  private async write(favourite: Favourite, isKept: boolean): Promise<void> {
    const outcome = this.favourites.set(favourite, isKept)
    await outcome.catch(() => undefined)
    const wanted = this.writings.get(keyOf(favourite))?.wanted
    return wanted === undefined || wanted === isKept ? outcome : this.write(favourite, wanted)
  }
}
