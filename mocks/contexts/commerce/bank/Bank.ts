import type { World } from '../../../world/World.ts'
import { isGood, type TestCard, testCardOf } from './testCards.ts'

interface Question {
  readonly number: string
  readonly subject: string
  readonly callback: string
  readonly amount?: string | undefined
}

/** The pages are on the shop's own origin so that a worker can serve them. */
export class Bank {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  /** A customer who was turned away before is asked again. */
  beginAnew(subject: string, number: string): void {
    this.world.bankCases.removeAll((each) => each.subject === subject && number.endsWith(each.last4))
  }

  async ask({ number, subject, callback, amount }: Question) {
    const card = testCardOf(number)
    const { bankCases } = this.world
    const known = bankCases.first((each) => each.subject === subject && number.endsWith(each.last4))
    const opened = { id: this.world.nextId('case'), subject, last4: number.slice(-4), callback, amount, asked: 0 }
    const { id, asked, decision } = known ?? (await bankCases.add(opened))
    const isUnanswered = card.steps[asked - 1] === 'challenge' && decision !== 'confirmed'
    const step = isUnanswered ? undefined : card.steps[asked]
    if (step) {
      await bankCases.change(id, { asked: asked + 1 })
      return pageOf(step, id, callback)
    }
    bankCases.remove(id)
    if (isUnanswered) return { ThreeDSServerTransId: id, TransStatus: 'N' }
    if (isGood(card)) await this.confirm({ id, subject, last4: number.slice(-4) })
    return endOf(card, id)
  }

  private async confirm({ id, subject, last4 }: { readonly id: string; readonly subject: string; readonly last4: string }): Promise<void> {
    this.world.bankWords.removeAll((word) => word.subject === subject && word.last4 === last4)
    await this.world.bankWords.add({ id, subject, last4, cavv: cavvOf(id) })
  }

  async decide(id: string, decision: 'confirmed' | 'denied'): Promise<string | undefined> {
    return this.world.bankCases.find(id) && (await this.world.bankCases.change(id, { decision })).callback
  }

  amountOf(id: string): string | undefined {
    return this.world.bankCases.find(id)?.amount
  }

  callbackOf(id: string): string | undefined {
    return this.world.bankCases.find(id)?.callback
  }
}

function pageOf(step: TestCard['steps'][number], id: string, callback: string) {
  const url = new URL(`/bank/${step}`, callback).href
  const base = { ThreeDSServerTransId: id }
  return step === 'method'
    ? { ...base, ThreeDSMethodURL: url, ThreeDSMethodData: id }
    : { ...base, TransStatus: 'C', ChallengeURL: url, ChallengeData: id }
}

function cavvOf(id: string): string {
  return `cavv-${id}`
}

function endOf(card: TestCard, id: string) {
  const { end } = card
  if (end === 'error') return { error_message: 'The directory server did not answer' }
  return {
    ...{ MessageType: 'ARes', ThreeDSServerTransId: id, DSTransId: `ds-${id}`, TransStatus: end },
    ...(isGood(card) && { ECI: end === 'Y' ? '05' : '06', Cavv: cavvOf(id), receipt: `receipt-${id}` }),
  }
}
