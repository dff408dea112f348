import type { ResetContact } from '#domain/session/resetContact'

/** Where a code was sent, for the screen that asks for it. In memory alone: no address tells it. */
export class PendingReset {
  contact: ResetContact | undefined = undefined
}
