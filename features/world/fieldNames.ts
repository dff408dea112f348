import { catalogueOf } from '#mocks/contexts/commerce/catalogue/index'
import { plansOf } from '#mocks/contexts/commerce/renewals/plans'
import { categories, manufacturers } from '#mocks/contexts/rounds/clubLists'
import { courseList } from '#mocks/contexts/rounds/courses/courseList'
import { japanCentres } from '#mocks/contexts/support/japanCentres'
import type { Localised } from '#mocks/world/languages'
import type { World } from '#mocks/world/World'
import { members, playerId } from './cast.ts'

/** What features call a field, where players have another word for it; the first that was sent counts. */
export const fieldNames: Readonly<Record<string, readonly string[]>> = {
  centre: ['centerId'],
  coach: ['coachId'],
  course: ['courseId', 'courseName'],
  player: ['playerId'],
  hand: ['handedness', 'handednessValue'],
  slot: ['slotNumber'],
  'kind of lesson': ['appointmentType'],
  'tee time': ['playedAt'],
  'kind of round': ['playMode'],
  'counts for the handicap': ['isCompliantMode'],
  round: ['roundId'],
  holes: ['roundHole'],
  played: ['mode'],
  'greens in regulation': ['otg'],
  'near the green': ['ntg'],
  scrambles: ['scrambling'],
  'terrible tee shots': ['tts'],
  'rated for': ['gender'],
  kind: ['category'],
  brand: ['manufacturer'],
  variant: ['sku'],
  plans: ['planIds'],
  packs: ['packIds'],
  bucks: ['buck'],
  'card holder': ['cardName', 'cardHolderName'],
  'last month': ['ccExpMonth'],
  'last year': ['ccExpYear'],
  street: ['street1'],
  house: ['street2'],
  prefecture: ['pref'],
  'reading of the first name': ['altFirstName'],
  'reading of the last name': ['altLastName'],
  'day of birth': ['birthDate'],
  'month of birth': ['birthMonth'],
  'year of birth': ['birthYear'],
  'postcode in Japan': ['zipCode'],
}

interface Listed {
  readonly id: string
  readonly name: Localised | string
}

/** People, places and kinds are called by their names, a variant by its choices. */
export function valueNames(world: World, path: string): ReadonlyMap<string, string> {
  const [field = ''] = path.split('.').slice(-1)
  return namesOf(ownNames(world)[field] ?? namesAnywhere(world))
}

/** Where an id or a number has another meaning elsewhere. */
function ownNames(world: World): Readonly<Record<string, readonly Listed[]>> {
  const mode = [
    { id: 'course', name: 'On the course' },
    { id: 'simulator', name: 'Simulator' },
  ]
  return { courseId: courseList, manufacturer: manufacturers, mode, pref: world.prefectures.list() }
}

function namesAnywhere(world: World): readonly Listed[] {
  const variants = catalogueOf(world).products.flatMap((product) => (product.kind === 'configurable' ? product.variants : []))
  return [
    ...[world.lessonTypes.list(), categories, plansOf('global'), japanCentres, world.centres.list()].flat(),
    ...world.coaches.list().map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` })),
    ...members.map((member) => ({ id: playerId(member), name: member })),
    ...variants.map(({ sku, chosen }) => ({ id: sku, name: Object.values(chosen).join(', ') })),
    ...['MEN', 'WOMEN'].map((id) => ({ id, name: id.toLowerCase() })),
  ]
}

function namesOf(listed: readonly Listed[]): ReadonlyMap<string, string> {
  return new Map(listed.map(({ id, name }) => [id, typeof name === 'string' ? name : name.en]))
}
