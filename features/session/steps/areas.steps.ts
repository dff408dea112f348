import { Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'
import type { ScreenName } from '../actors/AreasActor.ts'

definePhrases<ScreenName>('area', {
  'the lesson plan': 'plan',
  'all lessons taken': 'lessonHistory',
  'the latest lesson': 'latestLesson',
  'a lesson taken': 'lesson',
  'the video library': 'library',
  'the video search': 'videoSearch',
  'the favourite videos': 'videoFavourites',
  'a video series': 'series',
  'a video': 'video',
  'the swings': 'swings',
  'a swing': 'swing',
  'the swing comparison': 'compareSwings',
})

When<ClubWorld>('{member} follows a link to {area}', async function (member: Member, screen: ScreenName) {
  await this.as(member).areas.comeTo(screen)
})

Then<ClubWorld>('{member} is offered {list} in the navigation', async function (member: Member, areas: readonly string[]) {
  await this.expectEventually(() => this.as(member).areas.offered(), areas)
})
