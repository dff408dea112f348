import type { ResetContact } from '#domain/session/resetContact'

/** In memory only, never in an address. */
export class PendingReset {
  contact: ResetContact | undefined = undefined
}
