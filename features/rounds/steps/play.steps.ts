import { Given, Then } from '@cucumber/cucumber'
import { bookTeeTime } from '#mocks/contexts/rounds/rounds/clubActions'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'
import { typeNamed } from '../words/challenges.ts'
import { courseIdOf } from '../words/courses.ts'

Given<ClubWorld>('{member} and another player lead in {string}', async function (member: Member, type: string) {
  await this.club.challenges.tieForLead(playerId(member), typeNamed(type))
})

Given<ClubWorld>('{member} has a tee time at {string} tomorrow', async function (member: Member, course: string) {
  await bookTeeTime(this.club.backend.world, playerId(member), courseIdOf(course))
})

Then<ClubWorld>('the club knows the goal {string} of {member}', async function (goal: string, member: Member) {
  await this.expectEventually(async () => this.club.challenges.goalOf(playerId(member)), goal)
})
