import { courseList } from '#mocks/contexts/rounds/courses/courseList'
import { CourseViewModel } from '#ui/rounds/course/CourseViewModel.ts'
import { CoursesViewModel } from '#ui/rounds/courses/CoursesViewModel.ts'
import { Formats } from '#ui/shell/formats.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, noticeIf } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import { time } from '../../../world/parameters.ts'
import type { CoursesActor } from '../CoursesActor.ts'

const noFilter = { name: '', country: '', state: '', onlyFavourites: false }
const paper = '#f8f8f3'

export class ModelCourses implements CoursesActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  open(): Promise<void> {
    return this.player.act((window) => window.visit(CoursesViewModel, (screen) => screen.show(noFilter)))
  }

  async lookIn(place: string): Promise<void> {
    const screen = await this.list()
    const [first = '', second] = place.split(', ')
    const country = screen.countries.find(({ name }) => name === (second ?? first))
    const state = country?.states.find(({ name }) => name === first)
    await this.player.act(() => screen.show({ ...noFilter, country: country?.code ?? '', state: state?.code ?? '' }))
  }

  async lookFor(name: string): Promise<void> {
    const screen = await this.list()
    await this.player.act(() => screen.show({ ...noFilter, name }))
  }

  async lookNearby(): Promise<void> {
    const screen = await this.list()
    await this.player.act(() => screen.findNearest())
  }

  async lookAtFavourites(): Promise<void> {
    const screen = await this.list()
    await this.player.act(() => screen.show({ ...noFilter, onlyFavourites: true }))
  }

  async mark(name: string): Promise<void> {
    const screen = await this.list()
    const course = screen.courses.find((each) => each.name === name)
    await this.player.act(() => course && screen.marks.toggle(course.id, course.isFavourite))
  }

  openCourse(name: string): Promise<void> {
    const id = courseList.find((course) => course.name.en === name)?.id ?? ''
    return this.player.act((window) =>
      window.visit(CourseViewModel, async (screen) => {
        await screen.open(id)
        await screen.showHole(1, paper)
      }),
    )
  }

  async markShown(presses = 1): Promise<void> {
    const { favourite } = await this.course()
    await this.player.act(() => Promise.all(Array.from({ length: presses }, () => favourite.toggle())))
  }

  async lookAtHole(number: number): Promise<void> {
    const screen = await this.course()
    await this.player.act(() => screen.showHole(number, paper))
  }

  async lookFromAbove(): Promise<void> {
    const { hole } = await this.course()
    await this.player.act(() => hole.choose('satellite'))
  }

  async chooseTeeTime(days: number, text: string): Promise<void> {
    const { teeTime } = await this.course()
    const day = teeTime.days[days]
    await this.player.act(() => {
      if (day) teeTime.chooseDay(day)
      teeTime.chooseTeeHour(time(text).hour)
    })
  }

  async names(): Promise<readonly string[]> {
    return (await this.list()).courses.map(({ name }) => name)
  }

  async ratings(tee: string) {
    const { course } = await this.course()
    const ratings = course?.teeBoxes.find(({ name }) => name === tee)?.ratings ?? []
    const of = (players: 'men' | 'women') => ratings.find((rating) => rating.players === players)
    const written = (found: ReturnType<typeof of>) => (found ? `${found.rating.toFixed(1)} / ${found.slope}` : '')
    return { men: written(of('men')), women: written(of('women')) }
  }

  async picture(): Promise<string | undefined> {
    const { hole, shownHole } = await this.course()
    if (hole.picture.value === undefined || !shownHole) return undefined
    const { number, par } = shownHole
    return hole.view === 'satellite'
      ? `Hole ${number}, par ${par}, seen from above`
      : `Drawing of hole ${number}, par ${par}, from the tees below to the green above`
  }

  async hours(): Promise<readonly string[]> {
    const { teeTime, course } = await this.course()
    return teeTime.hours.map(({ at }) => new Formats('en').time(at.toZonedDateTimeISO(course?.timeZone ?? 'UTC')))
  }

  private list(): Promise<CoursesViewModel> {
    return this.player.requireModel(CoursesViewModel)
  }

  private course(): Promise<CourseViewModel> {
    return this.player.requireModel(CourseViewModel)
  }
}

export function coursesMessages(window: ModelWindow): readonly Notice[] {
  const list = window.shownModel(CoursesViewModel)
  const course = window.shownModel(CourseViewModel)
  return [
    ...failureMessages(list?.reading.failure, 'courses-unread'),
    ...noticeIf(list?.positionUnknown === true, 'position-unknown'),
    ...failureMessages(list?.marks.saving.failure ?? course?.favourite.marks.saving.failure, 'favourite-course-not-saved'),
    ...failureMessages(course?.teeTime.forecast.failure, 'forecast-unread'),
  ]
}
