import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { nextTrackingId } from '#mocks/contexts/rounds/tracking'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'

Given<ClubWorld>('{member} has tracked these rounds', async function (member: Member, table: DataTable) {
  const { world } = this.club.backend
  const today = world.now().toZonedDateTimeISO('UTC').toPlainDate()
  for (const [days, row] of table.hashes().entries()) {
    const count = (name: string) => Number(row[name])
    await world.trackedRounds.add({
      ...{ id: nextTrackingId(world), playerId: playerId(member), courseName: row['Course'] ?? '', igolfId: null, mode: 'course' },
      ...{ playDate: today.subtract({ days }).toString(), roundHole: count('Holes'), score: count('Score') },
      ...{ otg: count('Greens in regulation'), ntg: count('Near the green'), scrambling: count('Scrambles') },
      ...{ badThreePutts: count('Bad three-putts'), tts: count('Terrible tee shots') },
    })
  }
})

When<ClubWorld>('{member} tracks a round', async function (member: Member, table: DataTable) {
  await this.as(member).tracking.track(table.rowsHash())
})

Then<ClubWorld>('the round tracked at the club has', async function (table: DataTable) {
  await this.expectEventually(() => trackedAtClub(this), table.rowsHash())
})

function trackedAtClub({ club }: ClubWorld): Readonly<Record<string, string>> {
  const row = club.backend.world.trackedRounds.list().at(-1)
  if (!row) throw new Error('The club has no tracked round')
  const date = Temporal.PlainDate.from(row.playDate).toLocaleString('en-GB', { dateStyle: 'long' })
  return {
    ...{ Course: row.courseName, 'Number of the course': row.igolfId ?? 'none', Date: date },
    ...{ Played: row.mode === 'course' ? 'on the course' : 'on a simulator', Holes: `${row.roundHole}`, Score: `${row.score}` },
    ...{ 'Greens in regulation': `${row.otg}`, 'Near the green': `${row.ntg}`, Scrambles: `${row.scrambling}` },
    ...{ 'Bad three-putts': `${row.badThreePutts}`, 'Terrible tee shots': `${row.tts}` },
  }
}
