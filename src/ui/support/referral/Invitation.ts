import type { InvitingFriend } from '#app/support/ports/InvitingFriend'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

/** Who invites the visitor. */
export class Invitation {
  readonly reading = new Loaded<{ readonly name: string | undefined }>()
  friendId: string | undefined = undefined
  readonly #friends: InvitingFriend

  constructor(friends: InvitingFriend) {
    this.#friends = friends
    makeReactive(this)
  }

  get friendName(): string | undefined {
    return this.reading.value?.name
  }

  /** There is no player with this id. */
  get isNobodys(): boolean {
    return this.reading.value !== undefined && this.friendName === undefined
  }

  open(friendId: string): void {
    if (friendId !== this.friendId) this.reading.clear()
    this.friendId = friendId
    void this.reading.load(async (signal) => ({ name: await this.#friends.nameOf(friendId, signal) }))
  }

  dispose(): void {
    this.reading.cancel()
  }
}
