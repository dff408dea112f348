import { ContactCentres } from '#app/session/ports/ContactCentres'
import type { ContactCentreList } from '#app/support/ports/ContactCentreList'
import type { ContactCentre } from '#domain/support/contactPlaces'
import type { OpenPart } from '../part.ts'

/** The centres are session's, whose chunk comes when they are asked for. */
export class SessionContactCentres implements ContactCentreList {
  private readonly open: OpenPart

  constructor(open: OpenPart) {
    this.open = open
  }

  async all(signal?: AbortSignal): Promise<readonly ContactCentre[]> {
    return (await (await this.centres()).all(signal)).map(({ city: area, ...centre }) => ({ ...centre, area }))
  }

  async closest(postalCode: string, signal?: AbortSignal): Promise<readonly string[]> {
    return (await (await this.centres()).closest(postalCode, signal)).map(({ id }) => id)
  }

  private async centres(): Promise<ContactCentres> {
    const resolve = await this.open(() => import('../session/contactCentres.ts'))
    return resolve(ContactCentres)
  }
}
