import { paths } from '#ui/shell/paths.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import { beginning, button, checkbox, dateField, dialog, field, filled, item, link, main, radio, text } from '../../world/screen/Target.ts'
import { PlayActor } from './PlayActor.ts'

export class RoundsActor {
  private readonly screen: Screen
  private readonly play: PlayActor

  constructor(screen: Screen) {
    this.screen = screen
    this.play = new PlayActor(screen)
  }

  async openLatest(): Promise<void> {
    await this.play.open('rounds')
    await this.screen.press(link().within(item().within(main).at(0)))
  }

  async filter(from: string, to?: string): Promise<void> {
    await this.screen.type(dateField('rounds:filter.from'), from)
    if (to !== undefined) await this.screen.type(dateField('rounds:filter.to'), to)
  }

  /** Up to the course, without starting. */
  async begin(course: string): Promise<void> {
    if ((await this.screen.address()) !== paths.rounds) await this.play.open('rounds')
    await this.screen.press(button('rounds:list.add').within(main))
    await this.screen.press(button(beginning(course)).within(item().within(dialog())))
  }

  async start(course: string): Promise<void> {
    await this.begin(course)
    await this.screen.press(button('rounds:create.save'))
  }

  /** Each press counts: to the card of the round there are no more. */
  async startFromPlay(course: string): Promise<void> {
    await this.play.look()
    await this.screen.press(link('play:play.newRound'))
    await this.screen.press(button(beginning(course)).within(item().within(dialog())))
    await this.screen.press(button('rounds:create.save'))
  }

  /** Records exactly these statistics. The form begins with those of the last round. */
  async startRecording(course: string, ...settings: readonly string[]): Promise<void> {
    await this.begin(course)
    await this.screen.press(text('rounds:create.settings'))
    for (const setting of settings) await this.screen.press(checkbox(`rounds:settings.${setting}`))
    await this.screen.press(button('rounds:create.save'))
  }

  async startWithBackNine(course: string): Promise<void> {
    await this.begin(course)
    await this.screen.press(radio('rounds:create.back'))
    await this.screen.press(button('rounds:create.save'))
  }

  async startOnBackNine(course: string): Promise<void> {
    await this.begin(course)
    await this.screen.press(radio(filled('rounds:round.holes', { count: 9 })))
    await this.screen.press(radio('rounds:create.back'))
    await this.screen.press(button('rounds:create.save'))
  }

  async startLater(course: string, later: Temporal.DurationLike): Promise<void> {
    await this.begin(course)
    const date = dateField('rounds:create.date')
    const today = (await this.screen.value(date)) ?? ''
    await this.screen.type(date, Temporal.PlainDate.from(today).add(later).toString())
    await this.screen.press(button('rounds:create.save'))
  }

  async addTees(name: string): Promise<void> {
    await this.screen.press(button('rounds:tees.add'))
    await this.screen.type(field('rounds:tees.name'), name)
    await this.screen.type(field('rounds:tees.ratingField'), '68.4')
    await this.screen.type(field('rounds:tees.slopeField'), '119')
    await this.screen.press(button('rounds:tees.keep'))
  }
}
