import type * as z from 'zod/mini'
import { contact } from '#adapters/rest/support/contactCalls'
import { type Answer, type Handler, ok, onCall, refused } from '../../http/handler.ts'
import type { Region } from '../../http/regions.ts'
import type { Language } from '../../world/languages.ts'
import type { World } from '../../world/World.ts'
import { deliver } from './deliver.ts'
import { japanCentres } from './japanCentres.ts'

type Body = z.infer<typeof contact.body>
type JapanBody = Extract<Body, { readonly pref: string }>

interface Place {
  readonly world: World
  readonly region: Region
  readonly language: Language
}

const longest = 254

export const clubContactHandlers: readonly Handler[] = [
  onCall(contact, async ({ body, player, ...place }) => {
    const reason = denialReason(body, place)
    if (reason !== undefined) return refusal(reason)
    await deliver(place.world, {
      kind: body.source,
      playerId: player?.id,
      from: body.email,
      subject: `${body.firstname} ${body.lastname}`,
      fields: Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)])),
    })
    return ok(undefined)
  }),
]

function refusal(message: string): Answer {
  return refused(400, 400, { message })
}

function denialReason(body: Body, place: Place): string | undefined {
  const { world, region } = place
  if (Object.values(body).some((value) => typeof value === 'string' && value.length > longest)) return 'A field is too long'
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(body.email)) return 'This is no email address'
  if (body.phone !== '' && !/^\+?\d{5,15}$/.test(body.phone)) return 'This is no phone number'
  if (areaOf(body.centerId, place) !== body.coverage) return 'The centre is not in this area'
  if (body.source === 'referral' ? !world.players.find(body.referrer) : body.referrer !== '') return 'Nobody has this id'
  if ((region === 'jp') !== isOfJapan(body)) return 'These are the fields of another country'
  return isOfJapan(body) ? reasonInJapan(body, world) : undefined
}

function isOfJapan(body: Body): body is JapanBody {
  return 'pref' in body
}

function areaOf(centreId: string, { world, region, language }: Place): string | undefined {
  if (region !== 'jp') return world.centres.find(centreId)?.city
  const centre = japanCentres.find(({ id }) => id === centreId)
  return centre && world.prefectures.find(centre.prefecture)?.name[language]
}

function reasonInJapan(
  { pref, zipCode, postalCode, birthYear, birthMonth, birthDate, ...names }: JapanBody,
  world: World,
): string | undefined {
  if (!world.prefectures.find(pref)) return 'There is no such prefecture'
  if (!/^\d{3}-\d{4}$/.test(zipCode) || zipCode !== postalCode) return 'This is no postcode'
  const kana = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/u
  if (!kana.test(names.altFirstName) || !kana.test(names.altLastName)) return 'These are no kana'
  if ([birthYear, birthMonth, birthDate].every((text) => text === '')) return undefined
  return isDate({ year: Number(birthYear), month: Number(birthMonth), day: Number(birthDate) }) ? undefined : 'There is no such day'
}

function isDate(fields: { readonly year: number; readonly month: number; readonly day: number }): boolean {
  try {
    Temporal.PlainDate.from(fields, { overflow: 'reject' })
    return true
  } catch {
    return false
  }
}
