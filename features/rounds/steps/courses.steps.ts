import { Then, When } from '@cucumber/cucumber'
import { courseList } from '#mocks/contexts/rounds/courses/courseList'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'
import type { Actions, ActionsOn, Texts } from '../../world/Phrases.ts'

/** What a player does with courses that needs no further word. */
export const courseActions: Actions = {
  'looks at the courses': ({ courses }) => courses.open(),
  'looks for the nearest courses': ({ courses }) => courses.lookNearby(),
  'looks at her favourite courses': ({ courses }) => courses.lookAtFavourites(),
  'changes her mind about this favourite': ({ courses }) => courses.markShown(),
  'changes her mind about this favourite twice at once': ({ courses }) => courses.markShown(2),
  'wants to see it from above': ({ courses }) => courses.lookFromAbove(),
}

export const courseActionsOn: ActionsOn = {
  'looks for courses in': ({ courses }, place) => courses.lookIn(place),
  'looks for courses called': ({ courses }, name) => courses.lookFor(name),
  'marks the course': ({ courses }, name) => courses.mark(name),
  'looks at the course': ({ courses }, name) => courses.openCourse(name),
}

export const courseTexts: Texts = {
  courses: async ({ courses }) => (await courses.names()).join(', '),
  picture: ({ courses }) => courses.picture(),
  'hours of the round': async ({ courses }) => (await courses.hours()).join(', '),
}

When<ClubWorld>('{member} wants to begin at {string} tomorrow', async function (member: Member, time: string) {
  await this.as(member).courses.chooseTeeTime(1, time)
})

Then<ClubWorld>('the first courses are {string}', async function (names: string) {
  const count = names.split(', ').length
  await this.expectEventually(async () => (await this.me.courses.names()).slice(0, count).join(', '), names)
})

Then<ClubWorld>(
  'the {string} tees are rated {string} for men and {string} for women',
  async function (tee: string, men: string, women: string) {
    await this.expectEventually(() => this.me.courses.ratings(tee), { men, women })
  },
)

Then<ClubWorld>('the club knows the favourites {string} of {member}', async function (names: string, member: Member) {
  const { favouriteCourses } = this.club.backend.world
  await this.expectEventually(
    () =>
      favouriteCourses
        .list((row) => row.playerId === playerId(member))
        .map(({ courseId }) => courseList.find(({ id }) => id === courseId)?.name.en)
        .join(', '),
    names,
  )
})
