import type { Moment } from '../../scheduling/actors/lessonFacts.ts'
import { momentOf } from '../../world/screen/momentOf.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import { link, main, navigation, part, region, text } from '../../world/screen/Target.ts'

const greetings = ['greetingMorning', 'greetingAfternoon', 'greetingEvening'].map((key) => `support:home.${key}`)
const greeting = greetings.map((key) => text(key)).reduce((one, other) => one.or(other))
const time = part('time:not([data-block=bookings] time)').within(main)

export class HomeActor {
  private readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  go(): Promise<void> {
    return this.screen.open('/', () => this.screen.press(link('shell:areas.home').within(navigation('shell:shell.navigation'))))
  }

  async welcomed(): Promise<string | undefined> {
    const words = await this.screen.words()
    const [told = ''] = await this.screen.texts(greeting.within(main))
    return greetings.map((key) => words.read(key, told)?.['name']).find(Boolean)
  }

  nextLesson(): Promise<Moment | undefined> {
    return this.momentIn(time)
  }

  lessonInProgress(): Promise<Moment | undefined> {
    return this.momentIn(time.withText('support:home.now'))
  }

  tip(): Promise<string> {
    return this.screen.text(part('[data-block=tip] p').within(main))
  }

  openRoundInProgress(): Promise<void> {
    return this.screen.press(link('support:home.openCard').within(main))
  }

  hasRoundInProgress(): Promise<boolean> {
    return this.screen.shows(region('support:home.round').within(main))
  }

  offersLessons(): Promise<boolean> {
    return this.screen.shows(link('support:home.book').within(main))
  }

  private async momentIn(place: typeof time): Promise<Moment | undefined> {
    const found = await this.screen.value(place)
    return found === undefined ? undefined : momentOf(found)
  }
}
