import type { Accounts } from '#app/session/ports/Accounts'
import type { LessonCredits } from '#domain/session/credit'
import { genderIn, openStepOf, type Player, userTypeOf } from '#domain/session/player'
import type { ProfileSource } from '#domain/session/profileSource'
import { withOnlyCode } from '../failures.ts'
import type { RestClient } from '../RestClient.ts'
import { lessonCredit, lessonCreditV3 } from './calls.ts'
import { readProfile } from './readProfile.ts'

export class HttpAccounts implements Accounts {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async profile(source: ProfileSource = 'club'): Promise<Player> {
    const data = await readProfile(this.client, source)
    const openStep = openStepOf(data)
    return {
      id: data.id,
      firstName: data.firstName,
      lastName: data.lastName,
      altFirstName: data.altFirstName,
      altLastName: data.altLastName,
      email: data.email,
      userType: userTypeOf(data.type),
      hand: data.fields.handedness?.value === 'left' ? 'left' : 'right',
      gender: genderIn(data.gender),
      metricDistances: data.enableMetricDistances ?? false,
      metricSpeeds: data.enableMetricSpeeds ?? false,
      homeCentreId: data.homeCenterId,
      memberSince: data.memberSince,
      ...(data.skytrakPlus && { hasPlus: true }),
      ...(openStep && { openStep, phone: data.phone ?? undefined }),
    }
  }

  async credit(): Promise<number> {
    const { data } = await withOnlyCode(this.client.send(lessonCredit, {}))
    return data.credit
  }

  async creditV3(): Promise<LessonCredits> {
    const { data } = await withOnlyCode(this.client.send(lessonCreditV3, {}))
    return data
  }
}
