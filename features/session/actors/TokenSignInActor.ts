import { regionOfPage } from '#mocks/http/regions'
import { openAccountSection } from '../../world/screen/account.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import { button, byRole, part, region } from '../../world/screen/Target.ts'

const banner = region('arrival:banner.label')
export const ticket = part('output').within(region('arrival:desk.ticket'))

export class TokenSignInActor {
  private readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  async askForTicket(): Promise<void> {
    await this.screen.open('/account/desk', () => openAccountSection(this.screen, 'desk'))
    await this.screen.press(button('arrival:desk.ask'))
  }

  /** Such as `ae`. */
  async region(): Promise<string> {
    return regionOfPage(await this.screen.host())
  }

  async addressSays(): Promise<readonly string[]> {
    return [...new URL(await this.screen.address(), 'https://clubhouse.invalid').searchParams.keys()]
  }

  async inNameOf(): Promise<string | undefined> {
    const words = await this.screen.words()
    const [told] = await this.screen.texts(byRole('paragraph').within(banner))
    return told && words.read('arrival:banner.inNameOf', told)?.['name']
  }
}
