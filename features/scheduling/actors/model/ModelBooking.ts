import { asTravelDistance } from '#domain/shared/distance'
import { BookViewModel } from '#ui/scheduling/book/BookViewModel.ts'
import { Formats } from '#ui/shell/formats.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import { type BookingActor, type Choice, type Moment, missingIn, type OfferedTime, type TimeOfDay } from '../SchedulingActors.ts'
import { nameOf } from './lessonFacts.ts'
import { centreNamed, coachNamed, lessonNamed } from './named.ts'
import { coachOf, isAt, momentOf, slotAt } from './slots.ts'

export class ModelBooking implements BookingActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  begin(): Promise<void> {
    return this.player.act((window) => window.visit(BookViewModel))
  }

  beginMoving(id: string): Promise<void> {
    return this.player.act((window) => window.visit(BookViewModel, (model) => model.openToMove(id)))
  }

  goForwardToMoving(id: string): Promise<void> {
    return this.beginMoving(id)
  }

  async isOpen(): Promise<boolean> {
    return (await this.player.window()).shownModel(BookViewModel) !== undefined
  }

  async choose({ lesson, centre, coach, timeOfDay }: Choice & { readonly timeOfDay?: TimeOfDay }): Promise<void> {
    const model = await this.model()
    if (lesson !== undefined) await this.player.act(() => model.chooseLessonType(lessonNamed(model, lesson)))
    if (centre !== undefined) await this.player.act(() => model.chooseCentre(centreNamed(model, centre)))
    if (coach !== undefined) await this.player.act(() => model.choices.place.chooseCoach(coachNamed(model, coach)))
    if (timeOfDay !== undefined) await this.player.act(() => model.times.chooseTimeOfDay(timeOfDay))
  }

  async chooseInHaste(first: string, second: string): Promise<void> {
    const model = await this.model()
    const { place } = model.choices
    await this.player.act(() => {
      place.chooseCoach(coachNamed(model, first))
      place.chooseCoach(coachNamed(model, second))
    })
  }

  lookAt(day: string): Promise<void> {
    return this.intend((model) => model.times.chooseDay(Temporal.PlainDate.from(day)))
  }

  turnYears(steps: number): Promise<void> {
    return this.intend(({ times }) => (steps > 0 ? times.month.goToNextYear() : times.month.goToPreviousYear()))
  }

  pick(moment: Moment): Promise<void> {
    return this.intend((model) => model.toggle(slotAt(model, moment)))
  }

  review(): Promise<void> {
    return this.intend((model) => model.review())
  }

  book(): Promise<void> {
    return this.intend((model) => {
      model.review()
      return model.confirm()
    })
  }

  bookTwice(): Promise<void> {
    return this.intend((model) => {
      model.review()
      return Promise.all([model.confirm(), model.confirm()])
    })
  }

  givePracticeUp(): Promise<void> {
    return this.intend((model) => model.overridePractice())
  }

  keepPractice(): Promise<void> {
    return this.intend((model) => model.backToSelection())
  }

  startOver(): Promise<void> {
    return this.intend((model) => model.reset())
  }

  bookAgain(index: number): Promise<void> {
    return this.intend((model) => {
      const booking = model.choices.bookableAgain[index]
      if (!booking) throw new Error('There is no such earlier booking')
      model.bookAgain(booking)
    })
  }

  askForSuggestions(): Promise<void> {
    return this.intend((model) => model.suggest())
  }

  addSuggestion({ day, time }: Moment): Promise<void> {
    return this.intend((model) => {
      const suggestion = model.selection.suggestions.find(({ slot }) => isAt(slot, { day, time }))
      if (!suggestion) throw new Error(`${day} ${time} is not suggested`)
      model.toggle(suggestion.slot)
    })
  }

  lookAround(): Promise<void> {
    return this.intend((model) => model.choices.place.findNearest())
  }

  lookAroundPostal(code: string): Promise<void> {
    return this.intend((model) => model.choices.place.searchPostal(code))
  }

  async searchedCountry(): Promise<string | undefined> {
    const { country } = (await this.model()).choices.place
    return country.value && new Formats('en').country(country.value)
  }

  async step(): Promise<BookViewModel['step']> {
    return (await this.model()).step
  }

  async choice(): Promise<Choice> {
    const { lessonType, place } = (await this.model()).choices
    return { lesson: lessonType?.name, centre: place.selectedCentre?.name, coach: place.selectedCoach && nameOf(place.selectedCoach) }
  }

  async picked(): Promise<readonly Moment[]> {
    return (await this.model()).selection.slots.map(momentOf)
  }

  async reading(): Promise<boolean> {
    return (await this.model()).times.answer.state === 'loading'
  }

  async offered(): Promise<readonly OfferedTime[]> {
    const model = await this.model()
    const slots = model.times.partsOfDay.flatMap((part) => part.slots).filter((slot) => model.order.own.isSelectable(slot, model.times.now))
    return slots.map((slot) => ({ ...momentOf(slot), coach: coachOf(model, slot) }))
  }

  async availability(moment: Moment): Promise<string | undefined> {
    const model = await this.model()
    const slot = model.times.slots.find((each) => isAt(each, moment))
    const availability = slot && model.order.own.availabilityOf(slot)
    return availability === 'current' ? 'yours' : availability
  }

  async month(): Promise<string> {
    return (await this.model()).times.month.month.toString()
  }

  async start(): Promise<string> {
    return (await this.model()).times.month.startDate.toString()
  }

  async message(): Promise<string | undefined> {
    return (await this.model()).times.refusal?.message
  }

  async lessons(): Promise<readonly string[]> {
    return (await this.model()).choices.lessonTypes.value?.map(({ name }) => name) ?? []
  }

  async coaches(): Promise<readonly string[]> {
    return (await this.model()).choices.place.coaches.map(nameOf)
  }

  async centres(): Promise<readonly string[]> {
    return (await this.model()).choices.place.centres.map(({ name }) => name)
  }

  async nearby(): Promise<readonly { readonly name: string; readonly unit: 'mile' | 'kilometer' }[]> {
    const { place } = (await this.model()).choices
    return place.nearby.map(({ name, distance = 0 }) => ({ name, unit: asTravelDistance(distance, place.metricDistances).unit }))
  }

  async earlier(): Promise<readonly (string | undefined)[]> {
    return (await this.model()).choices.bookableAgain.map(({ coachName }) => coachName)
  }

  async forgotten(): ReturnType<BookingActor['forgotten']> {
    const { lessonTypes, lastBookings, place } = (await this.model()).choices
    return missingIn({
      lessons: lessonTypes.value !== undefined,
      earlier: (lastBookings.value ?? []).length > 0,
      place: place.position !== undefined,
      country: place.country.value !== undefined,
    })
  }

  async suggested(): ReturnType<BookingActor['suggested']> {
    const model = await this.model()
    return model.selection.suggestions.map(({ slot, reason }) => ({ ...momentOf(slot), coach: coachOf(model, slot), reason }))
  }

  private model(): Promise<BookViewModel> {
    return this.player.requireModel(BookViewModel)
  }

  private async intend(intent: (model: BookViewModel) => unknown): Promise<void> {
    const model = await this.model()
    await this.player.act(() => intent(model))
  }
}
