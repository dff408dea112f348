import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../ClubWorld.ts'
import type { CallGroup } from '../callGroups.ts'
import type { Member } from '../cast.ts'
import type { DeviceLocation } from '../DeviceLocation.ts'
import type { FaultInjector } from '../FaultInjector.ts'
import type { Notice } from '../notices.ts'
import { define, definePhrases } from '../parameterTypes.ts'
import { receivedField } from '../receivedFields.ts'
import { anyRefusal, codeOf } from '../refusals.ts'
import { fillIn } from '../screen/fillIn.ts'

type Trouble = (trouble: FaultInjector, calls: CallGroup) => void

definePhrases<Trouble>('trouble', {
  fails: (trouble, calls) => trouble.failWithServerError(calls),
  'fails once': (trouble, calls) => trouble.failOnce(calls),
  'gets lost': (trouble, calls) => trouble.loseAnswer(calls),
  'is accepted but not confirmed': (trouble, calls) => trouble.acceptWithoutEffect(calls),
  'never arrives': (trouble, calls) => trouble.failConnection(calls),
  'gets no answer': (trouble, calls) => trouble.neverAnswer(calls),
  'is slow': (trouble, calls) => trouble.delay(calls),
})

define('refusal', /is refused(?: because [a-z ]+)?(?:,? with the words "[^"]*")?/, (text): Trouble => {
  const [, reason, words] = /refused(?: because ([a-z ]+))?(?:.*"(.*)")?/.exec(text) ?? []
  return (trouble, calls) => trouble.refuse(calls, reason === undefined ? anyRefusal : codeOf(reason), words)
})

Given<ClubWorld>('it is {moment} in {city}', function (moment: Temporal.PlainDateTime, { zone }: DeviceLocation) {
  this.club.setTime(moment.toZonedDateTime(zone).toInstant())
})

/** Nothing runs on a device that sleeps: whatever waited for an earlier time goes on only after it. */
Given<ClubWorld>('{duration} passes/pass( while the device sleeps)', function (duration: Temporal.Duration) {
  this.club.advanceTime(duration)
})

Given<ClubWorld>("(the answer to ){errand} {trouble}( on the club's side)", function (calls: CallGroup, trouble: Trouble) {
  trouble(this.club.faults, calls)
})

Given<ClubWorld>('{errand} {refusal}', function (calls: CallGroup, refusal: Trouble) {
  refusal(this.club.faults, calls)
})

Given<ClubWorld>('{errand} gets no answer for {duration}', function (calls: CallGroup, duration: Temporal.Duration) {
  this.club.faults.neverAnswer(calls)
  this.environment.limitWaits(duration)
})

Then<ClubWorld>(
  '{member} sees the message{window} that {notice}',
  async function (member: Member, inSecondWindow: boolean, notice: Notice) {
    await this.expectNotice(member, notice, inSecondWindow)
  },
)

Then<ClubWorld>('{member} sees no further message', async function (member: Member) {
  await this.expectEventually(() => this.as(member).notices(), [])
})

Then<ClubWorld>('the club was {asked} {errand}', async function (times: number, calls: CallGroup) {
  await this.expectEventually(() => this.club.requestCount(calls), times)
})

When<ClubWorld>('{member} fills in', async function (member: Member, table: DataTable) {
  await fillIn(this.as(member).screen, table.rowsHash())
})

/** The last of these requests counts, and only the fields of the table. */
Then<ClubWorld>('the club was asked {errand} with', async function (calls: CallGroup, table: DataTable) {
  const expected = table.rowsHash()
  const received = () => {
    const fields = this.club.lastSent(calls)
    return Object.fromEntries(Object.keys(expected).map((name) => [name, receivedField(this.club.backend.world, fields, name)]))
  }
  await this.expectEventually(received, expected)
})
