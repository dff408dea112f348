import { giftCardCheck } from '#adapters/rest/commerce/gift-cards/giftCardCalls'
import type { Answer } from '../../../http/handler.ts'
import type { FakeServer, IncomingRequest, MatchedRequest } from '../../../http/MatchedRequest.ts'
import { answerViolations, shopViolations } from '../../../http/violations.ts'
import type { World } from '../../../world/World.ts'
import { giftCodeNamed } from './giftCodeNamed.ts'

/** The environment's own; browsers never see it. */
const serviceToken = 'service-token-of-the-shop'

const path = /^\/rest\/V1\/giftcard\/check\/([^/]+)$/

/** In front of the shop: adds the service token to the checks of gift cards. */
export class GiftCardGateway implements FakeServer {
  private readonly shop: FakeServer

  constructor(shop: FakeServer) {
    this.shop = shop
  }

  get calls() {
    return [giftCardCheck, ...this.shop.calls]
  }

  read(incoming: IncomingRequest): MatchedRequest | undefined {
    const { world, method, url, headers, bearer } = incoming
    const [, code] = path.exec(url.pathname) ?? []
    if (method !== 'GET' || code === undefined) return this.shop.read(incoming)
    const hasToken = bearer.kind !== 'none'
    return {
      ...{ call: giftCardCheck, graphql: null, sent: undefined },
      violations: [...shopViolations(headers, 'none'), ...(hasToken ? [`bearer: ${bearer.kind} on a check of a gift card`] : [])],
      run: async () => answerOf(world, decodeURIComponent(code), serviceToken),
      check: (answer) => answerViolations(giftCardCheck, answer),
    }
  }
}

/** The shop's side. */
export function answerOf(world: World, code: string, token: string | undefined): Answer {
  if (token !== serviceToken) return { status: 401, body: { code: 401, message: "The consumer isn't authorized." } }
  const found = giftCodeNamed(world, code)
  if (!found?.active) return { status: 404, body: { code: 404, message: 'No such gift card' } }
  const { balance, currency } = found
  return { status: 200, body: { balance: balance / (currency === 'JPY' ? 1 : 100), currency, expires_on: null } }
}
