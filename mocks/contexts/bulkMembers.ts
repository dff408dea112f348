import { seededRandom } from '../world/seededRandom.ts'
import type { World } from '../world/World.ts'
import { addLesson } from './scheduling/addLesson.ts'

const [members, lessons] = [200, 2000]

const firstNames = 'Ada Béatrice Caspar Dunya Elio Farah Gideon Hilde Imre Jaya Kwame Lotte Milo Nadia'.split(' ')
const lastNames = 'Abara Bellweather Castellan Dromgoole Eriksen Fontaine Gallowglass Hadley Ivanova Jarrow Kessler'.split(' ')
const times = ['07:00', '08:00', '09:30', '11:00', '13:00', '14:30', '16:00', '17:30', '18:30'] as const
const types = ['iron-play', 'full-swing', 'short-game'] as const

export async function seedBulkMembers(world: World): Promise<void> {
  for (let number = 1; number <= members; number += 1) await addMember(world, number)
  const coaches = world.coaches.list(({ hours }) => hours.length > 0)
  for (let number = 1; number <= lessons; number += 1) {
    const coach = oneOf(coaches, 'coach', number)
    const { timeZone } = world.centres.get(coach.centreId)
    const day = world
      .now()
      .toZonedDateTimeISO(timeZone)
      .toPlainDate()
      .add({ days: Math.floor(seededRandom('day', number) * 450) - 360 })
    await addLesson(world, {
      playerId:
        seededRandom('player', number) < 0.125 ? 'player-hana' : `member-${1 + Math.floor(seededRandom('member', number) * members)}`,
      coachId: coach.id,
      lessonTypeId: oneOf(types, 'type', number),
      start: day.toZonedDateTime({ timeZone, plainTime: oneOf(times, 'time', number) }).toInstant(),
      state: seededRandom('state', number) < 0.1 ? 'canceled' : 'booked',
    })
  }
}

async function addMember(world: World, number: number): Promise<void> {
  const id = `member-${number}`
  await world.players.add({
    ...{ id, email: `${id}@clubhouse.example`, phone: `+1 773 555 ${String(number).padStart(4, '0')}`, password: `fairway-${number}` },
    ...{ firstName: oneOf(firstNames, 'first', number), lastName: oneOf(lastNames, 'last', number) },
    ...{ metricDistances: number % 2 === 0, metricSpeeds: number % 2 === 0, hand: number % 9 === 0 ? 'left' : 'right', region: 'global' },
    ...{ homeCenterId: oneOf(world.centres.list(), 'centre', number).id, memberSince: 2015 + (number % 11) },
  })
  await world.creditLots.add({ id: `credits-${id}`, playerId: id, amount: 10, left: number % 11 })
}

function oneOf<T>(choice: readonly T[], ...words: readonly (string | number)[]): T {
  const chosen = choice[Math.floor(seededRandom(...words) * choice.length)]
  if (chosen === undefined) throw new Error('There is nothing to choose from')
  return chosen
}
