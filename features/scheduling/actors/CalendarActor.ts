import { momentOf } from '../../world/screen/momentOf.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import {
  alert,
  button,
  cell,
  grid,
  heading,
  item,
  link,
  main,
  named,
  navigation,
  part,
  region,
  type Target,
} from '../../world/screen/Target.ts'
import type { LessonFacts } from './lessonFacts.ts'

const time = part('time')
const calendar = grid().within(main)
const retry = button('shell:failure.retry').within(main)
const chosenDay = region('scheduling:appointments.ofDay').within(main)
const lessons = link('shell:areas.lessons').within(navigation('shell:shell.navigation'))

export class CalendarActor {
  private readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  look(): Promise<void> {
    return this.screen.open('/lessons', () => this.screen.press(lessons))
  }

  /** By the button if there is one, else by a reload. */
  async tryAgain(): Promise<void> {
    if (await this.screen.shows(retry)) await this.screen.press(retry)
    else if (await this.screen.shows(alert().within(main))) await this.screen.reload()
    else await this.screen.press(lessons)
  }

  month(): Promise<string> {
    return monthOn(this.screen)
  }

  start(): Promise<string> {
    return mark(this.screen, calendar, 'data-start')
  }

  async chosenDay(): Promise<string | undefined> {
    return this.screen.value(time.within(heading(2).within(chosenDay)))
  }

  async lessonsOfChosenDay(): Promise<readonly LessonFacts[]> {
    const rows = item().within(chosenDay)
    const count = await this.screen.count(rows)
    return Promise.all(Array.from({ length: count }, (_, index) => this.factsOf(rows.at(index))))
  }

  async markedDays(): Promise<readonly number[]> {
    const month = await this.month()
    const days = await this.screen.values(part('button time').within(cell().within(calendar).having(link())))
    return days.filter((day) => day.startsWith(month)).map((day) => Temporal.PlainDate.from(day).day)
  }

  private async factsOf(row: Target): Promise<LessonFacts> {
    const read = (name: string) => this.screen.text(named(name).within(row))
    const at = await this.screen.value(time.within(row))
    return { lesson: await read('lesson'), coach: await read('coach'), centre: await read('centre'), ...momentOf(at ?? '') }
  }
}

export async function monthOn(screen: Screen): Promise<string> {
  const dates = await screen.values(time.within(heading(2).within(main)))
  const month = dates.find((date) => /^\d{4}-\d{2}$/.test(date))
  if (month === undefined) throw new Error('No month is on the screen')
  return month
}

export async function mark(screen: Screen, target: Target, attribute: string): Promise<string> {
  const [found] = await screen.marks(target, attribute)
  if (found === undefined) throw new Error(`Nothing on the screen has ${attribute}`)
  return found
}
