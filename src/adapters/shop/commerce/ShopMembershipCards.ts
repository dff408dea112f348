import * as z from 'zod/mini'
import type { MembershipCards } from '#app/commerce/ports/MembershipCards'
import { Failure } from '#app/shared/failure'
import type { CardRedemption, MembershipCard } from '#domain/commerce/membershipCard'
import type { ShopClient } from '../ShopClient.ts'
import { redeemMembershipGiftCard, validateMembershipGiftCard } from './membershipCardOperations.ts'

const refusal = z.object({ message: z.string() })

export class ShopMembershipCards implements MembershipCards {
  private readonly load: () => Promise<Pick<ShopClient, 'send'>>

  constructor(load: () => Promise<Pick<ShopClient, 'send'>>) {
    this.load = load
  }

  async validate(gift_code: string, signal?: AbortSignal): Promise<MembershipCard> {
    const shop = await this.load()
    const { membershipValidateGiftCard: card } = await shop.send(validateMembershipGiftCard, { gift_code }, { signal })
    const { is_valid: isAccepted, error, sku_id: skuId, sku_name: skuName, gift_code_type: type, message } = card
    return { isValid: isAccepted && !error, skuId, skuName, type, message }
  }

  async redeem(gift_code: string, customer_email: string): Promise<CardRedemption> {
    if (gift_code === '' || customer_email === '') return { kind: 'refused', message: undefined }
    try {
      const shop = await this.load()
      const { redeemMembershipGiftCard: answer } = await shop.send(redeemMembershipGiftCard, { gift_code, customer_email })
      return answer.error || answer.increment_id === null ? { kind: 'refused', message: answer.message } : { kind: 'redeemed' }
    } catch (error) {
      if (error instanceof Failure && error.kind === 'rejected')
        return { kind: 'refused', message: z.safeParse(refusal, error.body).data?.message }
      throw error
    }
  }
}
