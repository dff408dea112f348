import { Given, Then } from '@cucumber/cucumber'
import type { ClubWorld } from '../ClubWorld.ts'
import type { CallGroup } from '../callGroups.ts'
import type { Member } from '../cast.ts'
import type { DeviceLocation } from '../DeviceLocation.ts'
import type { InjectedTrouble } from '../InjectedTrouble.ts'
import type { Notice } from '../notices.ts'
import { define, defineWords } from '../vocabulary.ts'

type Trouble = (trouble: InjectedTrouble, calls: CallGroup) => void

defineWords<Trouble>('trouble', {
  fails: (trouble, calls) => trouble.breaks(calls),
  'fails once': (trouble, calls) => trouble.failsOnce(calls),
  'gets lost': (trouble, calls) => trouble.losesAnswer(calls),
  'is accepted but not confirmed': (trouble, calls) => trouble.takesNoteOnly(calls),
  'never arrives': (trouble, calls) => trouble.neverHears(calls),
  'gets no answer': (trouble, calls) => trouble.staysSilent(calls),
  'is slow': (trouble, calls) => trouble.isSlow(calls),
})

define('refusal', /is refused with code \d+(?: and the words "[^"]*")?/, (text): Trouble => {
  const code = Number(/\d+/.exec(text))
  const words = /"(.*)"/.exec(text)?.[1]
  return (trouble, calls) => trouble.refuses(calls, code, words)
})

Given<ClubWorld>('it is {moment} in {city}', function (moment: Temporal.PlainDateTime, { zone }: DeviceLocation) {
  this.club.travelTo(moment.toZonedDateTime(zone).toInstant())
})

/** Nothing runs on a device that sleeps: whatever waited for an earlier time goes on only after it. */
Given<ClubWorld>('{duration} passes/pass( while the device sleeps)', function (duration: Temporal.Duration) {
  this.club.pass(duration)
})

Given<ClubWorld>("(the answer to ){errand} {trouble}( on the club's side)", function (calls: CallGroup, trouble: Trouble) {
  trouble(this.club.trouble, calls)
})

Given<ClubWorld>('{errand} {refusal}', function (calls: CallGroup, refusal: Trouble) {
  refusal(this.club.trouble, calls)
})

Given<ClubWorld>('{errand} gets no answer for {duration}', function (calls: CallGroup, duration: Temporal.Duration) {
  this.club.trouble.staysSilent(calls)
  this.environment.waitsAtMost(duration)
})

Then<ClubWorld>(
  '{member} sees the message{window} that {notice}',
  async function (member: Member, inSecondWindow: boolean, notice: Notice) {
    await this.tells(member, notice, inSecondWindow)
  },
)

Then<ClubWorld>('{member} sees no further message', async function (member: Member) {
  await this.sees(() => this.as(member).notices(), [])
})

Then<ClubWorld>('the club was {asked} {errand}', async function (times: number, calls: CallGroup) {
  await this.sees(() => this.club.timesAsked(calls), times)
})
