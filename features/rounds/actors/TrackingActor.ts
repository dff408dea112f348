import type { Screen } from '../../world/screen/Screen.ts'
import { beginning, button, called, dialog, field, item, main } from '../../world/screen/Target.ts'

const save = button('tracking:editor.save')
const counts = ['Greens in regulation', 'Near the green', 'Scrambles', 'Bad three-putts', 'Terrible tee shots']

export class TrackingActor {
  private readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  /** By the names of the fields; counts that are not given are 0. */
  async track(entries: Readonly<Record<string, string>>): Promise<void> {
    await this.screen.press(button('tracking:page.add').within(main))
    const zeros = Object.fromEntries(counts.map((name) => [name, '0']))
    for (const [name, entry] of Object.entries({ ...zeros, ...entries })) await this.type(name, entry)
    await this.screen.press(save)
  }

  /** The other numbers as in any round. */
  async trackAt(course: string): Promise<void> {
    await this.screen.press(button('tracking:page.add').within(main))
    await this.screen.press(button('tracking:editor.chooseCourse'))
    await this.screen.press(button(beginning(course)).within(item().within(dialog())))
    for (const name of ['Score', ...counts]) await this.type(name, name === 'Score' ? '85' : '3')
    await this.screen.press(save)
  }

  async changeScore(score: string): Promise<void> {
    await this.screen.press(button('tracking:table.edit').at(0))
    await this.type('Score', score)
    await this.screen.press(save)
  }

  private type(name: string, entry: string): Promise<void> {
    return this.screen.type(field(called(name)).within(dialog()), entry)
  }
}
