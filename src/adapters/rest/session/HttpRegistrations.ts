import type * as z from 'zod/mini'
import type { CodeRecipient, Registered, Registrations, Verified } from '#app/session/ports/Registrations'
import { Failure } from '#app/shared/failure'
import type { Registration, TermsAccepted } from '#domain/session/registration'
import type { SignInGrant } from '#domain/session/session'
import type { RestClient } from '../RestClient.ts'
import { codeRefusalOf } from './codeRefusal.ts'
import { grantOf } from './grantOf.ts'
import * as calls from './signUpCalls.ts'
import { verify } from './verificationCalls.ts'

/** A code of our own: the specification names none. */
const emailTaken = 90020

export class HttpRegistrations implements Registrations {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async isFree(email: string, signal?: AbortSignal): Promise<boolean> {
    const { data } = await this.client.send(calls.validateEmail, { query: { email }, signal })
    return data?.available ?? true
  }

  async isOfFamily(email: string, signal?: AbortSignal): Promise<boolean> {
    const { data } = await this.client.send(calls.familyAccount, { query: { email }, signal })
    return data.isFamilyAccount
  }

  async open({ hand: handedness, centreId: centerId, ...registration }: Registration): Promise<Registered> {
    try {
      const { data } = await this.client.send(calls.register, { body: { ...registration, handedness, centerId } })
      return { kind: 'registered', signIn: signInIn(data) }
    } catch (error) {
      if (error instanceof Failure && error.code === emailTaken) return { kind: 'email-taken' }
      throw error
    }
  }

  async sendCode({ email, phone, method }: CodeRecipient): Promise<void> {
    await this.client.send(calls.confirmationCode, { body: { email, phone, method } })
  }

  async sendLink(email: string): Promise<void> {
    await this.client.send(calls.playerEmail, { body: { email } })
  }

  async verify(code: string): Promise<Verified> {
    try {
      const { data } = await this.client.send(verify, { body: { code } })
      return { kind: 'verified', signIn: signInIn(data) }
    } catch (error) {
      return { kind: codeRefusalOf(error) }
    }
  }

  async acceptTerms({ birthday }: TermsAccepted): Promise<void> {
    await this.client.send(calls.registerTerms, { body: { termsRead: true, birthday: birthday.toString(), ageAffirmation: true } })
  }

  async friend(pid: string, signal?: AbortSignal): Promise<string | undefined> {
    const { data } = await this.client.send(calls.playerByPid, { query: { pid }, signal })
    return data?.firstName
  }
}

function signInIn(data: z.infer<typeof calls.tokens> | undefined): SignInGrant | undefined {
  const { access_token, refresh_token, tokenSource, ...shop } = data ?? {}
  if (!access_token || !refresh_token) return undefined
  return { grant: grantOf({ access_token, refresh_token, ...shop }), tokenSource }
}
