import type * as z from 'zod/mini'
import type { Accounts, Credentials, ProfileOf, SignInAnswer } from '#app/session/ports/Accounts'
import { Failure } from '#app/shared/failure'
import type { LessonCredits } from '#domain/session/credit'
import { type Player, userTypeOf } from '#domain/session/player'
import { keepingCodeAlone } from '../failures.ts'
import type { RestClient } from '../RestClient.ts'
import { lessonCredit, lessonCreditV3, login, me, skytrakCustomerMe } from './calls.ts'
import { grantOf } from './grantOf.ts'

const wrongRegion = 90015
const refusals: readonly Failure['kind'][] = ['unauthorised', 'forbidden', 'gone', 'rejected']

export class HttpAccounts implements Accounts {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async signIn(credentials: Credentials): Promise<SignInAnswer> {
    try {
      return signInAnswer(await this.client.send(login, { body: { ...credentials } }))
    } catch (error) {
      if (!(error instanceof Failure) || !refusals.includes(error.kind)) throw error
      return { kind: 'refused', code: error.code, payload: error.body }
    }
  }

  async profile(of: ProfileOf = 'club'): Promise<Player> {
    const { data } = await keepingCodeAlone(this.client.send(of === 'launch-monitor' ? skytrakCustomerMe : me, {}))
    return {
      id: data.id,
      firstName: data.firstName,
      lastName: data.lastName,
      altFirstName: data.altFirstName,
      altLastName: data.altLastName,
      email: data.email,
      userType: userTypeOf(data.type),
      hand: data.fields.handedness?.value === 'left' ? 'left' : 'right',
      metricDistances: data.enableMetricDistances ?? false,
      metricSpeeds: data.enableMetricSpeeds ?? false,
      homeCentreId: data.homeCenterId,
      memberSince: data.memberSince,
    }
  }

  async credit(): Promise<number> {
    const { data } = await keepingCodeAlone(this.client.send(lessonCredit, {}))
    return data.credit
  }

  async creditV3(): Promise<LessonCredits> {
    const { data } = await keepingCodeAlone(this.client.send(lessonCreditV3, {}))
    return data
  }
}

function signInAnswer({ code, data }: z.infer<typeof login.answer>): SignInAnswer {
  const { access_token, refresh_token, tokenSource } = data
  if (code === wrongRegion && data.region) return { kind: 'wrong-region', region: data.region }
  if (code === wrongRegion || (code !== 0 && !access_token)) return { kind: 'refused', code, payload: { code } }
  if (!access_token) throw new Failure('broken-contract', { path: 'data.access_token' })
  if (!refresh_token) throw new Failure('broken-contract', { path: 'data.refresh_token' })
  const skytrakShop = { token: data.eSkytrakToken, storeCode: data.eSkytrakStoreCode }
  return { kind: 'signed-in', signIn: { grant: grantOf({ ...data, access_token, refresh_token }), tokenSource, skytrakShop } }
}
