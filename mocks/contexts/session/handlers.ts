import * as calls from '#adapters/rest/session/calls'
import { login } from '#adapters/rest/session/signInCalls'
import { refreshToken } from '#adapters/rest/session/tokenCalls'
import { translation } from '#adapters/rest/session/translationCalls'
import { type Answer, type Handler, ok, onCall, onPlayerCall, refused, type UncheckedRequest } from '../../http/handler.ts'
import { hasCoursePlay } from '../../world/coursePlay.ts'
import { creditsOf } from '../../world/credits.ts'
import { rotateTokens } from '../../world/tokens.ts'
import type { World } from '../../world/World.ts'
import type { PlayerRow } from './data.ts'
import { playerNamed } from './playerNamed.ts'
import { shopOf, signInAnswer } from './signInAnswer.ts'
import { comesFromRegion } from './tokenSignIn.ts'

const mismatch = 90001

async function signIn(request: UncheckedRequest, { username, password }: { username: string; password: string }): Promise<Answer> {
  const player = playerNamed(request.world, username)
  if (player?.password !== password) return refused(401, mismatch, { message: 'Credentials rejected by directory node 3' })
  return signInAnswer(request, player)
}

export function profileOf(world: World, { hand, metricDistances, metricSpeeds, ...player }: PlayerRow): object {
  const { password: _password, about: _about, barred: _barred, region: _region, parentId: _parent, ...known } = player
  const { pendingEmail: _pendingEmail, pendingPhone: _pendingPhone, confirmedEmail: _confirmed, ...told } = known
  return {
    ...told,
    ...(hasCoursePlay(world, player.id) && { skytrakPlus: true }),
    enableMetricDistances: metricDistances,
    enableMetricSpeeds: metricSpeeds,
    fields: { handedness: { key: hand === 'left' ? 'l' : 'r', value: hand } },
  }
}

export const sessionHandlers: readonly Handler[] = [
  onCall(login, (asked) => ('authToken' in asked.body ? comesFromRegion(asked, asked.body.authToken) : signIn(asked, asked.body))),

  onCall(refreshToken, async ({ world, body, url, region }) => {
    const grant = await rotateTokens(world, body.refresh_token, region, shopOf(region, url))
    return grant ? ok(grant) : refused(401, 401, { message: 'The refresh token is not good any more' })
  }),

  onPlayerCall(calls.me, ({ world, player }) => ok(profileOf(world, player))),

  onPlayerCall(calls.lessonCredit, ({ world, player }) => ok({ credit: creditsOf(world, player.id).left })),

  onPlayerCall(calls.lessonCreditV3, ({ world, player }) => ok(creditsOf(world, player.id))),

  onCall(translation, ({ world }) => {
    const translations: Record<string, Record<string, string>> = {}
    for (const { language, key, text } of world.wordings.list()) translations[language] = { ...translations[language], [key]: text }
    return ok({ translations })
  }),
]
