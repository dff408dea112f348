import type { ContactDesk, ContactRequest } from '#app/support/ports/ContactDesk'
import type { RestClient } from '../RestClient.ts'
import { contact } from './contactCalls.ts'

export class HttpContactDesk implements ContactDesk {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async send(request: ContactRequest): Promise<void> {
    const { firstName, lastName, email, phone, postalCode, centreId, area, wantsNews, friendId, japan } = request
    const body = {
      ...{ centerId: centreId, coverage: area, email, firstname: firstName, lastname: lastName, phone, postalCode },
      recieveEmailFlg: wantsNews,
      referrer: friendId ?? '',
      source: friendId === undefined ? ('contact' as const) : ('referral' as const),
    }
    await this.client.send(contact, { body: japan ? { ...body, ...fieldsOfJapan(japan, postalCode) } : body })
  }
}

function fieldsOfJapan({ altFirstName, altLastName, pref, birth }: NonNullable<ContactRequest['japan']>, zipCode: string) {
  return { altFirstName, altLastName, pref, zipCode, birthDate: birth.day, birthMonth: birth.month, birthYear: birth.year }
}
