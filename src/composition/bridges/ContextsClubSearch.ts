import { Catalogue } from '#app/commerce/ports/Catalogue'
import { Orders } from '#app/commerce/ports/Orders'
import { VideoLibrary } from '#app/learning/ports/VideoLibrary'
import { Courses } from '#app/rounds/ports/Courses'
import { AppointmentList } from '#app/scheduling/ports/AppointmentList'
import type { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { Clock } from '#app/shared/ports/Clock'
import type { ClubSearch } from '#app/support/ports/ClubSearch'
import type { OrderSummary } from '#domain/commerce/order'
import { libraryLanguage } from '#domain/learning/library'
import type { Appointment } from '#domain/scheduling/appointment'
import { type Area, isOpenTo } from '#domain/session/areas'
import type { Language } from '#domain/shared/language'
import { digitsAsNumber, preparedText } from '#domain/shared/typedText'
import { bestMatches, type Found, type FoundKind, foundKinds } from '#domain/support/quickSearch'
import { pathOfProduct } from '#ui/commerce/shopPaths.ts'
import { pathOfVideo } from '#ui/learning/learningPaths.ts'
import { pathOfAppointment, pathOfCourse, pathOfOrder } from '#ui/shell/paths.ts'
import type { OpenPart } from '../part.ts'

const most = 4

const areas: Partial<Record<FoundKind, Area>> = { lesson: 'lessons', video: 'videos' }

type Finder = (words: string, signal: AbortSignal) => Promise<readonly Found[]>

/** Reads lessons, orders and the languages of the videos once for each instance; the club has no search for the first two. */
export class ContextsClubSearch implements ClubSearch {
  private readonly open: OpenPart
  private readonly session: CurrentSession
  private readonly language: CurrentLanguage
  private readonly clock: Clock
  private readonly finders: Readonly<Record<FoundKind, Finder>>

  constructor(open: OpenPart, session: CurrentSession, language: CurrentLanguage, clock: Clock) {
    this.open = open
    this.session = session
    this.language = language
    this.clock = clock
    const lessons = once(() => this.lessons())
    const orders = once(() => this.orders())
    const languages = once(() => this.videoLanguages())
    this.finders = {
      lesson: async (words) => bestMatches(words, await lessons(), lessonTexts),
      video: async (words, signal) => this.videos(words, await languages(), signal),
      product: (words, signal) => this.products(words, signal),
      course: (words, signal) => this.courses(words, signal),
      order: async (words, signal) => {
        const known = bestMatches(words, await orders(), ({ name, items }) => [name, ...items])
        return known.length > 0 ? known : this.orderNumbered(words, signal)
      },
    }
  }

  get kinds(): readonly FoundKind[] {
    const { player } = this.session.value
    return foundKinds.filter((kind) => {
      const area = areas[kind]
      return !area || !player || isOpenTo(area, player.userType)
    })
  }

  async find(kind: FoundKind, words: string, signal: AbortSignal): Promise<readonly Found[]> {
    const found = await this.finders[kind](words, signal)
    return found.slice(0, most)
  }

  private async lessons() {
    const resolve = await this.open(() => import('../scheduling/appointmentList.ts'))
    const appointments = await resolve(AppointmentList).all()
    const now = this.clock.now()
    const isAhead = ({ start }: Appointment) => Temporal.Instant.compare(start, now) > 0
    const past = appointments.filter((appointment) => !isAhead(appointment))
    return [...appointments.filter(isAhead), ...past.toReversed()].map(lessonFound)
  }

  private async orders() {
    const resolve = await this.open(() => import('../commerce/orders.ts'))
    return (await resolve(Orders).page(1)).orders.map(orderFound)
  }

  /** For those before the latest ten. */
  private async orderNumbered(words: string, signal: AbortSignal): Promise<readonly Found[]> {
    const number = preparedText(words)
    if (digitsAsNumber(number) === undefined) return []
    const resolve = await this.open(() => import('../commerce/orders.ts'))
    const order = await resolve(Orders).byNumber(number, signal)
    return order ? [orderFound(order)] : []
  }

  private async videoLanguages() {
    return (await this.videoLibrary()).languages()
  }

  private async videos(keyword: string, languages: readonly Language[], signal: AbortSignal): Promise<readonly Found[]> {
    const language = libraryLanguage(languages, undefined, this.language.value) ?? this.language.value
    const videos = await (await this.videoLibrary()).search({ keyword, language }, signal)
    return videos.map(({ id, title: name, seriesId, seriesTitle: seriesName }) => {
      return { kind: 'video', id, name, path: pathOfVideo(id, seriesId), seriesName }
    })
  }

  private async videoLibrary(): Promise<VideoLibrary> {
    const resolve = await this.open(() => import('../learning/library.ts'))
    return resolve(VideoLibrary)
  }

  private async products(words: string, signal: AbortSignal): Promise<readonly Found[]> {
    const resolve = await this.open(() => import('../commerce/catalogue.ts'))
    const { products } = await resolve(Catalogue).search({ words, page: 1, pageSize: most }, signal)
    return products.map(({ sku: id, name, urlKey }) => ({ kind: 'product', id, name, path: pathOfProduct(urlKey) }))
  }

  private async courses(name: string, signal: AbortSignal): Promise<readonly Found[]> {
    const resolve = await this.open(() => import('../rounds/courses.ts'))
    const courses = await resolve(Courses).search({ name }, signal)
    return courses.map((course) => ({ kind: 'course', id: course.id, name: course.name, path: pathOfCourse(course.id), city: course.city }))
  }
}

function lessonFound({ id, lessonType, start, centre, coach }: Appointment) {
  const { name: centreName, timeZone } = centre
  return { kind: 'lesson', id, name: lessonType.name, path: pathOfAppointment(id), start, timeZone, centreName, coach } as const
}

function lessonTexts({ name, coach, centreName }: ReturnType<typeof lessonFound>): readonly string[] {
  return [name, coach?.firstName ?? '', coach?.lastName ?? '', centreName]
}

function orderFound({ number, placedAt, items }: Pick<OrderSummary, 'number' | 'placedAt' | 'items'>) {
  const names = items.map(({ name }) => name)
  return { kind: 'order', id: number, name: number, path: pathOfOrder(number), placedAt, items: names } as const
}

/** A read that failed is repeated. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined
  return () => {
    reading ??= read().catch((error: unknown) => {
      reading = undefined
      throw error
    })
    return reading
  }
}
