import type { Screen } from '../../world/screen/Screen.ts'
import { byRole, called, checkbox, filled, heading, link, main, navigation, part, text } from '../../world/screen/Target.ts'

const pages = navigation('listing:pages.title')
const count = text('listing:list.count').within(heading(2).within(main))

/** The products of a category, or what a search finds. */
export class ListingActor {
  private readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  turnTo(page: number): Promise<void> {
    return this.screen.press(link(filled('listing:pages.page', { page })).within(pages))
  }

  narrow(value: string): Promise<void> {
    const row = part('[data-filter] label')
      .within(main)
      .having(text(called(value)))
    return this.screen.press(checkbox().within(row))
  }

  async filter(label: string): Promise<readonly string[]> {
    const values = byRole('group', called(label)).within(main)
    const left = await this.screen.marks(part('[data-leaves]').within(values), 'data-leaves')
    return (await this.screen.texts(part('[data-value]').within(values))).map((value, index) => `${value}: ${left[index]}`)
  }

  async total(): Promise<number> {
    const words = await this.screen.words()
    return Number(words.read('listing:list.count', await this.screen.text(count))?.['total'])
  }

  async showsPart(page: number, of: number): Promise<boolean> {
    if (of === 1) return (await this.screen.shows(count)) && !(await this.screen.shows(pages))
    return this.screen.shows(text(filled('listing:pages.pageOf', { page, pages: of })).within(pages))
  }
}
