import type { CodeAnswer } from '#app/session/ports/CodeAnswer'
import type { AddressTaken, CodeSent, ContactChanged, ContactDetails } from '#app/session/ports/ContactDetails'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import { Failure } from '#app/shared/failure'
import type { Contact } from '#domain/session/contact'
import { profileSource } from '#domain/session/profileSource'
import type { RestClient } from '../RestClient.ts'
import { codeAnswer } from './codeAnswer.ts'
import { changeEmailConfirmCode, changeEmailRequestCode, changeEmailUpdate } from './contactCalls.ts'
import { readProfile } from './readProfile.ts'

const addressTaken = 90023

export class HttpContactDetails implements ContactDetails {
  private readonly client: Pick<RestClient, 'send'>
  private readonly session: Pick<CurrentSession, 'value'>

  constructor(client: Pick<RestClient, 'send'>, session: Pick<CurrentSession, 'value'>) {
    this.client = client
    this.session = session
  }

  async current(): Promise<Contact> {
    const {
      email,
      emailVerified,
      phone = '',
      phoneVerified,
      emailSubscription = [],
    } = await readProfile(this.client, profileSource(this.session.value))
    return { email, emailVerified, phone, phoneVerified, subscriptions: emailSubscription }
  }

  async requestCode(email: string): Promise<CodeSent> {
    return unlessTaken(this.client.send(changeEmailRequestCode, { body: { email } }), { kind: 'sent' })
  }

  async confirmCode(code: string): Promise<CodeAnswer> {
    return codeAnswer(this.client.send(changeEmailConfirmCode, { body: { code } }))
  }

  async save({ email, phone, subscriptions }: Contact): Promise<ContactChanged> {
    const body = { emailSubscription: [...subscriptions], email, phone }
    return unlessTaken(this.client.send(changeEmailUpdate, { body }), { kind: 'changed' })
  }
}

async function unlessTaken<Done>(sending: Promise<unknown>, done: Done): Promise<Done | AddressTaken> {
  try {
    await sending
    return done
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== addressTaken) throw error
    return { kind: 'address-taken', payload: error.body }
  }
}
