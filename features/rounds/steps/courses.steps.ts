import { type DataTable, Then, When } from '@cucumber/cucumber'
import { courseList } from '#mocks/contexts/rounds/courses/courseList'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'
import { byRole, called, heading, item, main, part, select } from '../../world/screen/Target.ts'

const day = select('courses:weather.day')

When<ClubWorld>('{member} wants to begin at {string} tomorrow', async function (member: Member, time: string) {
  const { screen } = this.as(member)
  const [, , tomorrow = ''] = await screen.texts(part('option').within(day))
  await screen.choose(day, tomorrow)
  await screen.choose(select('courses:weather.hour'), time)
})

Then<ClubWorld>('the first courses are', async function (table: DataTable) {
  const expected = table.raw().flat()
  const names = heading(2).within(item().within(main))
  await this.expectEventually(async () => (await this.me.screen.texts(names)).slice(0, expected.length), expected)
})

Then<ClubWorld>(
  'the {string} tees are rated {string} for men and {string} for women',
  async function (tee: string, men: string, women: string) {
    const row = byRole('row').having(byRole('rowheader', called(tee)))
    await this.expectEventually(async () => (await this.me.screen.texts(byRole('cell').within(row))).slice(1), [men, women])
  },
)

Then<ClubWorld>('the club knows these favourite courses of {member}', async function (member: Member, table: DataTable) {
  const { favouriteCourses } = this.club.backend.world
  const names = () =>
    favouriteCourses
      .list((row) => row.playerId === playerId(member))
      .map(({ courseId }) => courseList.find(({ id }) => id === courseId)?.name.en)
  await this.expectEventually(names, table.raw().flat())
})
