import * as calls from '#adapters/rest/session/calls'
import { creditsOf } from '../credits.ts'
import { type Answer, type Asked, type Handler, ok, onCall, onPlayersCall, refused } from '../handling.ts'
import { issue, rotate } from '../passes.ts'
import { type Region, regions } from '../regions.ts'
import type { PlayerRow } from './data.ts'

const elsewhere = 90015
const mismatch = 90001

/** Where the shop of a region is, seen from the API that was asked. */
function shopOf(region: Region, { protocol, host }: URL): string {
  return `${protocol}//${host.replace(/^api\.[a-z]+/, `shop.${region}`)}`
}

async function signIn({ world, body, url, region }: Asked<undefined, { username: string; password: string }>): Promise<Answer> {
  const name = plain(body.username)
  const player = world.players.first(({ email, phone }) => plain(email) === name || plain(phone) === name)
  if (player?.password !== body.password) return refused(401, mismatch, { message: 'Credentials rejected by directory node 3' })
  if (player.region !== region && region !== 'st') return livesElsewhere(player)
  return ok({ ...(await issue(world, player, shopOf(player.region, url))), tokenSource: 'club' })
}

/** Neither case nor spaces tell two accounts apart, nor dashes in a phone number. */
function plain(username: string): string {
  return username.toLowerCase().replaceAll(/[\s-]/g, '')
}

function livesElsewhere({ id, region }: PlayerRow): Answer {
  return { status: 200, body: { code: elsewhere, data: { region: regions[region].code, jwt_token: `club-jwt-${id}` } } }
}

/** All that a player's own profile tells; whom the row is of, and what opens the door, is nobody's to read. */
function profileOf({ hand, metricDistances, metricSpeeds, ...player }: PlayerRow): object {
  const { password: _password, about: _about, barred: _barred, region: _region, parentId: _parent, ...told } = player
  return {
    ...told,
    enableMetricDistances: metricDistances,
    enableMetricSpeeds: metricSpeeds,
    fields: { handedness: { key: hand === 'left' ? 'l' : 'r', value: hand } },
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
