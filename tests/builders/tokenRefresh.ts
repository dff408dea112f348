import * as z from 'zod/mini'
import type { BrowserEnvironment } from '#adapters/browser/environment'
import { call } from '#adapters/rest/call'
import type { Session } from '#domain/session/session'
import { buildGrant, buildSession, createTestTab, refreshAnswer, tokenOf } from './createTestTab.ts'

const refreshPath = '/api/v2/player/refresh-token'
export const readCall = call({ id: 'test.reading', method: 'GET', path: '/api/x', auth: 'player', kind: 'read', answer: z.unknown() })
export const writeCall = call({ ...readCall, method: 'POST', kind: 'write' })
export const shopCall = call({ ...readCall, path: '/graphql' })

export const isRefresh = (request: Request) => new URL(request.url).pathname === refreshPath
export const unauthorised = () => Response.json({ code: 40100 }, { status: 401 })
export const rememberedSession = buildSession({ rememberMe: true })

export function createTokenServer() {
  const server = {
    current: 1,
    refreshes: 0,
    accepts: (token: string | undefined) => token === `token-${server.current}` || token === `shop-${server.current}`,
    refresh: (): Response | Promise<Response> => refreshAnswer(buildGrant(++server.current)),
    answer(request: Request): Response | Promise<Response> {
      if (isRefresh(request)) {
        server.refreshes += 1
        return server.refresh()
      }
      return server.accepts(tokenOf(request)) ? Response.json({ token: tokenOf(request) }) : unauthorised()
    },
    expire() {
      server.current += 1
    },
  }
  return server
}

export function createExpiredTab({
  session = rememberedSession,
  ...own
}: Partial<BrowserEnvironment> & { readonly session?: Session } = {}) {
  const server = createTokenServer()
  const tab = createTestTab(server.answer, own)
  tab.session.update(() => session)
  server.expire()
  return { ...tab, server }
}
