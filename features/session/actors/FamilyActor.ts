import { paths } from '#ui/shell/paths.ts'
import { openAccountSection } from '../../world/screen/account.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import { button, filled, link, main, named, part, region, status } from '../../world/screen/Target.ts'

const strip = region('family:strip.label')
const change = link('family:strip.change').within(strip)
const actingFor = status().within(strip)
export const childPassword = part('input[name=child-password]').within(main)
const open = button('family:family.act').within(part('form:has(input[name=child-password])'))

export class FamilyActor {
  private readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  look(): Promise<void> {
    return this.screen.open(paths.family, async () => {
      if (await this.screen.shows(change)) await this.screen.press(change)
      else await openAccountSection(this.screen, 'family')
    })
  }

  async actFor(name: string): Promise<void> {
    if ((await this.screen.address()) !== paths.family) await this.look()
    await this.screen.press(button(filled('family:family.act', { name })).within(main))
  }

  async givePassword(password: string): Promise<void> {
    await this.screen.type(childPassword, password)
    await this.screen.press(open)
  }

  goBack(): Promise<void> {
    return this.screen.press(button('family:strip.back').within(strip))
  }

  /** An id, or `true`. */
  comeFor(subAccount: string): Promise<void> {
    return this.screen.open(`/?sub-account=${encodeURIComponent(subAccount)}`)
  }

  names(): Promise<readonly string[]> {
    return this.screen.texts(named('name').within(main))
  }

  async actsFor(): Promise<string | undefined> {
    if (!(await this.screen.shows(strip))) return undefined
    const words = await this.screen.words()
    return words.read('family:strip.actingFor', await this.screen.text(actingFor))?.['name']
  }
}
