import type { CurrentMember, EndingMembership } from '#app/support/ports/CurrentMember'
import type { BegunRound, CurrentRound } from '#app/support/ports/CurrentRound'
import type { BegunVideo, CurrentVideo } from '#app/support/ports/CurrentVideo'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

/** What few players have: a membership that ends, a round or a video in progress. */
export class HomeLinesModel {
  readonly ending = new Loaded<readonly EndingMembership[]>()
  readonly rounds = new Loaded<readonly BegunRound[]>()
  readonly videos = new Loaded<readonly BegunVideo[]>()
  readonly #member: Pick<CurrentMember, 'endingMemberships'>
  readonly #round: CurrentRound
  readonly #video: CurrentVideo

  constructor(member: Pick<CurrentMember, 'endingMemberships'>, round: CurrentRound, video: CurrentVideo) {
    this.#member = member
    this.#round = round
    this.#video = video
    makeReactive(this)
  }

  get hasAny(): boolean {
    return [this.ending, this.rounds, this.videos].some(({ value }) => value?.length)
  }

  load(): void {
    void this.ending.load(() => this.#member.endingMemberships())
    void this.rounds.load(() => this.#round.inProgress())
    void this.videos.load(() => this.#video.inProgress())
  }

  cancel(): void {
    this.ending.cancel()
    this.rounds.cancel()
    this.videos.cancel()
  }
}
