import { type FilmAct, FilmNotes, type FilmUsage, type ShownVideo } from '#app/learning/ports/FilmUsage'
import type { Viewing } from '#app/learning/ports/Viewing'
import { Failure } from '#app/shared/failure'
import type { OpenContext } from '../context.ts'

/** What notes the use of films comes with the first thing that may be noted, and never where nothing may. */
export class LateUsage implements FilmUsage {
  private readonly open: OpenContext
  private readonly viewing: Pick<Viewing, 'value'>

  constructor(open: OpenContext, viewing: Pick<Viewing, 'value'>) {
    this.open = open
    this.viewing = viewing
  }

  async note(video: ShownVideo, act: FilmAct): Promise<string | undefined> {
    return (await this.notes())?.note(video, act)
  }

  async noteSubscription(video: ShownVideo): Promise<void> {
    await (await this.notes())?.noteSubscription(video)
  }

  async tellLeft(): Promise<void> {
    await (await this.notes())?.tellLeft()
  }

  /** Where its code can't be had there is nothing to say: the film goes on without it. */
  private async notes(): Promise<FilmUsage | undefined> {
    if (!this.viewing.value.usageAnalytics) return undefined
    try {
      return (await this.open('usage'))(FilmNotes)
    } catch (error) {
      if (error instanceof Failure) return undefined
      throw error
    }
  }
}
