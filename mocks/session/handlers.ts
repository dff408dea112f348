import * as calls from '#adapters/rest/session/calls'
import { creditsOf } from '../credits.ts'
import { type Answer, type Came, type Handler, ok, onCall, onPlayersCall, refused } from '../handling.ts'
import { rotate } from '../passes.ts'
import { comesFromRegion } from './arrival.ts'
import type { PlayerRow } from './data.ts'
import { playerNamed } from './playerNamed.ts'
import { shopOf, welcome } from './welcome.ts'

const mismatch = 90001

async function signIn(came: Came, { username, password }: { username: string; password: string }): Promise<Answer> {
  const player = playerNamed(came.world, username)
  if (player?.password !== password) return refused(401, mismatch, { message: 'Credentials rejected by directory node 3' })
  return welcome(came, player)
}

export function profileOf({ hand, metricDistances, metricSpeeds, ...player }: PlayerRow): object {
  const { id, firstName, lastName, altFirstName, altLastName, email, type, homeCenterId, memberSince } = player
  const { phone, phoneVerified, emailSubscription } = player
  return {
    ...{ id, firstName, lastName, altFirstName, altLastName, email, type, homeCenterId, memberSince },
    ...{ phone, phoneVerified, emailSubscription },
    enableMetricDistances: metricDistances,
    enableMetricSpeeds: metricSpeeds,
    fields: { handedness: { key: hand === 'left' ? 'L' : 'R', value: hand } },
  }
}

export const sessionHandlers: readonly Handler[] = [
  onCall(calls.login, (asked) => ('authToken' in asked.body ? comesFromRegion(asked, asked.body.authToken) : signIn(asked, asked.body))),

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
