import * as z from 'zod/mini'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { ProfileAnswer, Profiles } from '#app/session/ports/Profiles'
import { Failure } from '#app/shared/failure'
import {
  type FieldProblem,
  type FieldProblems,
  handednessOf,
  type Profile,
  type ProfileDetails,
  type ProfileField,
  profileFields,
} from '#domain/session/profile'
import { profileSource } from '#domain/session/profileSource'
import type { RestClient } from '../RestClient.ts'
import { playerUpdate, playerUpdateHandedness } from './accountCalls.ts'
import { readProfile } from './readProfile.ts'

type Changes = z.infer<(typeof playerUpdate)['body']> | z.infer<(typeof playerUpdateHandedness)['body']>

/** Where customers with a launch monitor are changed. */
interface MonitorCustomers {
  update(changes: Changes): Promise<unknown>
}

export class HttpProfiles implements Profiles {
  private readonly client: Pick<RestClient, 'send'>
  private readonly session: Pick<CurrentSession, 'value'>
  private readonly monitors: MonitorCustomers

  constructor(client: Pick<RestClient, 'send'>, session: Pick<CurrentSession, 'value'>, monitors: MonitorCustomers) {
    this.client = client
    this.session = session
    this.monitors = monitors
  }

  async read(signal?: AbortSignal): Promise<Profile> {
    const data = await readProfile(this.client, profileSource(this.session.value), signal)
    const { value } = data.fields.handedness ?? {}
    const known = { ...data, hand: value && handednessOf(value.slice(0, 1)).key }
    return { details: detailsOf((field) => known[field] ?? ''), subscriptions: data.emailSubscription ?? [] }
  }

  update(details: ProfileDetails, fields: readonly ProfileField[]): Promise<ProfileAnswer> {
    const { firstName, lastName, hand, birthday, gender, street1, street2, city, postalCode, state, pref } = details
    const { altFirstName, altLastName, phone } = details
    const base = {
      ...{ firstName, lastName, fields: { handedness: handednessOf(hand) }, birthday, gender, street1, street2, city, postalCode },
      ...(fields.includes('phone') && { phone }),
    }
    const body = fields.includes('pref') ? { ...base, altFirstName, altLastName, pref } : { ...base, state }
    return answerTo(this.isOfMonitor ? this.monitors.update(body) : this.client.send(playerUpdate, { body }))
  }

  updateHand(letter: string): Promise<ProfileAnswer> {
    const body = { fields: { handedness: handednessOf(letter) } }
    return answerTo(this.isOfMonitor ? this.monitors.update(body) : this.client.send(playerUpdateHandedness, { body }))
  }

  private get isOfMonitor(): boolean {
    return profileSource(this.session.value) === 'launch-monitor'
  }
}

function detailsOf(text: (field: ProfileField) => string): ProfileDetails {
  const [firstName, lastName, altFirstName, altLastName] = [text('firstName'), text('lastName'), text('altFirstName'), text('altLastName')]
  const [street1, street2, city, postalCode] = [text('street1'), text('street2'), text('city'), text('postalCode')]
  const [hand, birthday, gender, state, pref, phone] = [
    text('hand'),
    text('birthday'),
    text('gender'),
    text('state'),
    text('pref'),
    text('phone'),
  ]
  return { firstName, lastName, altFirstName, altLastName, hand, birthday, gender, street1, street2, city, postalCode, state, pref, phone }
}

async function answerTo(sending: Promise<unknown>): Promise<ProfileAnswer> {
  try {
    await sending
    return { kind: 'updated' }
  } catch (error) {
    const fields = error instanceof Failure && error.kind === 'rejected' ? fieldsIn(error.body) : {}
    if (!(error instanceof Failure) || Object.keys(fields).length === 0) throw error
    return { kind: 'refused', fields, payload: error.body }
  }
}

const refusal = z.object({ errors: z.record(z.string(), z.unknown()) })
const words: readonly FieldProblem[] = ['missing', 'too-long']

function fieldsIn(body: unknown): FieldProblems {
  const errors = z.safeParse(refusal, body).data?.errors ?? {}
  const known = profileFields.filter((field) => field in errors)
  return Object.fromEntries(known.map((field) => [field, words.find((word) => word === errors[field]) ?? 'refused']))
}
