import { pathOfClubOrder } from '#ui/shell/paths.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import { button, byRole, field, main, part } from '../../world/screen/Target.ts'

/** The order of custom-fit clubs, and the dialog that takes its deposit. */
export class DepositsActor {
  private readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  async begin(id: string): Promise<void> {
    await this.screen.open(pathOfClubOrder(id))
    await this.screen.press(button('deposit:order.pay').within(main))
  }

  async apply(kind: 'coupon' | 'giftCode', code: string): Promise<void> {
    const form = byRole('form', `deposit:codes.${kind}`)
    const folded = part(`details:not([open]):has([name=${kind}]) > summary`)
    if (await this.screen.shows(folded)) await this.screen.press(folded)
    await this.screen.type(field().within(form), code)
    await this.screen.press(button('deposit:codes.apply').within(form))
  }
}
