import { MembershipCards } from '#app/commerce/ports/MembershipCards'
import type { PrepaidCards } from '#app/devices/ports/PrepaidCards'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import { prepaidUseOf } from '#domain/devices/prepaidCard'
import type { OpenPart } from '../part.ts'

/** The shop knows the cards; the session says for whom they are redeemed. */
export class CommercePrepaidCards implements PrepaidCards {
  private readonly open: OpenPart
  private readonly session: CurrentSession

  constructor(open: OpenPart, session: CurrentSession) {
    this.open = open
    this.session = session
  }

  async check(code: string, signal?: AbortSignal): ReturnType<PrepaidCards['check']> {
    const { isValid, skuId, skuName: name, type, message } = await (await this.cards()).validate(code, signal)
    return isValid ? { kind: 'valid', card: { code, skuId, name, use: prepaidUseOf(type) } } : { kind: 'refused', message }
  }

  async redeem(code: string): ReturnType<PrepaidCards['redeem']> {
    return (await this.cards()).redeem(code, this.session.value.player?.email ?? '')
  }

  private async cards(): Promise<MembershipCards> {
    return (await this.open(() => import('../commerce/membershipCards.ts')))(MembershipCards)
  }
}
