import type { PrepaidCards } from '#app/devices/ports/PrepaidCards'
import { Failure } from '#app/shared/failure'
import { prepaidUseOf } from '#domain/devices/prepaidCard'

/** Each code is good once; those that begin with `SIM` are for the simulator. `trouble` fails the next redemption, before or after it is done. */
export class PrepaidCardsInMemory implements PrepaidCards {
  trouble: 'refused' | 'answer-lost' | undefined = undefined
  readonly checks: string[] = []
  readonly redeemed: string[] = []

  async check(code: string): ReturnType<PrepaidCards['check']> {
    this.checks.push(code)
    if (this.redeemed.includes(code)) return { kind: 'refused', message: 'used' }
    return {
      kind: 'valid',
      card: { code, skuId: '1', name: 'A year', use: prepaidUseOf(code.startsWith('SIM') ? 'simulator' : 'membership') },
    }
  }

  async redeem(code: string): ReturnType<PrepaidCards['redeem']> {
    const { trouble } = this
    this.trouble = undefined
    if (trouble === 'refused') throw new Failure('server-fault')
    this.redeemed.push(code)
    if (trouble === 'answer-lost') throw new Failure('timed-out')
    return { kind: 'redeemed' }
  }
}
