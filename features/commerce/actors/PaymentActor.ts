import { priceIn } from '../../world/prices.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import { byRole, dialog, named, part } from '../../world/screen/Target.ts'
import type { CardInHand } from '../cards.ts'

const submit = part('button[type=submit]')
const pay = submit
  .within(named('card'))
  .or(submit.within(byRole('form', 'clubPayment:payment.title')))
  .or(submit.within(part('footer').within(dialog())))
export const bank = part('iframe').within(dialog())

/** The card, the button that pays, and the bank, wherever something is paid. */
export class PaymentActor {
  private readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  async pay(card: CardInHand): Promise<void> {
    await this.fillIn(card)
    await this.press()
  }

  async fillIn(card: CardInHand): Promise<void> {
    for (const [name, text] of Object.entries(card)) await this.screen.type(part(`input[name=${name}]`), text)
  }

  /** Several times before the product can answer. */
  press(times = 1): Promise<void> {
    return this.screen.press(...Array.from({ length: times }, () => pay))
  }

  /** Such as `$272.79`; undefined if the button shows no total. */
  async total(): Promise<string | undefined> {
    return priceIn(await this.screen.text(pay))
  }

  answerBank(answer: 'confirmed' | 'denied'): Promise<void> {
    return this.screen.press(part(`button[value=${answer}]`).inFrame(bank))
  }

  async bankTotal(): Promise<string | undefined> {
    return priceIn(await this.screen.text(part('main strong').inFrame(bank)))
  }
}
