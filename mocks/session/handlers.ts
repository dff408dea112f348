import * as calls from '#adapters/rest/session/calls'
import { creditsOf } from '../credits.ts'
import { type Answer, type Asked, type Handler, ok, onCall, onPlayersCall, refused } from '../handling.ts'
import { type Grant, issue, rotate } from '../passes.ts'
import { type Region, regions } from '../regions.ts'
import type { PlayerRow } from './data.ts'

const elsewhere = 90015
const mismatch = 90001

/** Where the shop of a region is, seen from the API that was asked. */
export function shopOf(region: Region, { protocol, host }: URL): string {
  return `${protocol}//${host.replace(/^api\.[a-z]+/, `shop.${region}`)}`
}

async function signIn({ world, body, url, region }: Asked<undefined, { username: string; password: string }>): Promise<Answer> {
  const name = plain(body.username)
  const player = world.players.first(({ email, phone }) => plain(email) === name || plain(phone) === name)
  if (player?.password !== body.password) return refused(401, mismatch, { message: 'Credentials rejected by directory node 3' })
  if (player.region !== region && region !== 'st') return livesElsewhere(player)
  const grant = await issue(world, player, shopOf(player.region, url))
  return ok({ ...grant, ...(player.type === 'skytrak' ? monitorTokens(grant) : { tokenSource: 'club' }) })
}

/** Of those who have nothing but a launch monitor; its shop has one store for all. */
function monitorTokens({ eToken }: Grant): object {
  return { tokenSource: 'skytrak', eSkytrakToken: `${eToken}-monitor`, eSkytrakStoreCode: 'monitor' }
}

/** Neither case nor spaces tell two accounts apart, nor dashes in a phone number. */
function plain(username: string): string {
  return username.toLowerCase().replaceAll(/[\s-]/g, '')
}

function livesElsewhere({ id, region }: PlayerRow): Answer {
  return { status: 200, body: { code: elsewhere, data: { region: regions[region].code, jwt_token: `club-jwt-${id}` } } }
}

export function profileOf({ hand, metricDistances, metricSpeeds, ...player }: PlayerRow): object {
  const { id, firstName, lastName, altFirstName, altLastName, email, type, homeCenterId, memberSince } = player
  return {
    ...{ id, firstName, lastName, altFirstName, altLastName, email, type, homeCenterId, memberSince },
    enableMetricDistances: metricDistances,
    enableMetricSpeeds: metricSpeeds,
    fields: { handedness: { key: hand === 'left' ? 'L' : 'R', value: hand } },
  }
}

export const sessionHandlers: readonly Handler[] = [
  onCall(calls.login, signIn),

  onCall(calls.refreshToken, async ({ world, body, url, region }) => {
    const holder = world.passes.find(body.refresh_token)?.playerId
    const home = holder === undefined ? region : world.players.get(holder).region
    const grant = await rotate(world, body.refresh_token, shopOf(home, url))
    return grant ? ok(grant) : refused(401, 401, { message: 'The refresh token is not good any more' })
  }),

  onPlayersCall(calls.me, ({ player }) => ok(profileOf(player))),

  onPlayersCall(calls.lessonCredit, ({ world, player }) => ok({ credit: creditsOf(world, player.id).left })),

  onPlayersCall(calls.lessonCreditV3, ({ world, player }) => ok(creditsOf(world, player.id))),

  onCall(calls.translation, ({ world }) => {
    const translations: Record<string, Record<string, string>> = {}
    for (const { language, key, text } of world.wordings.list()) translations[language] = { ...translations[language], [key]: text }
    return ok({ translations })
  }),
]
