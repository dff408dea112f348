import { type DataTable, Then, When } from '@cucumber/cucumber'
import { type FieldProblem, type ProfileField, profileFields } from '#domain/session/profile'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { lookUp } from '../../world/parameterTypes.ts'

const names = new Map<string, ProfileField>([
  ['first name', 'firstName'],
  ['last name', 'lastName'],
  ['first name in kana', 'altFirstName'],
  ['last name in kana', 'altLastName'],
  ['hand', 'hand'],
  ['birthday', 'birthday'],
  ['gender', 'gender'],
  ['street', 'street1'],
  ['house', 'street2'],
  ['city', 'city'],
  ['postal code', 'postalCode'],
  ['state', 'state'],
  ['prefecture', 'pref'],
  ['phone number', 'phone'],
])

/** What nobody could write into a table. */
const oddities = new Map([
  ['nothing', ''],
  ['spaces alone', '   '],
  ['ten thousand letters', 'é'.repeat(10_000)],
  ['a golfer and a flag', '🏌️‍♀️⛳ Hana'],
  ['a script', '<script>alert(1)</script>'],
  ['a sign that is none', 'Ha\u0000na'],
  ['full-width digits', '６０６１５'],
])

const problems = new Map<string, FieldProblem>([
  ['is missing', 'missing'],
  ['contains invalid characters', 'unwritable'],
  ['is not a date', 'no-date'],
  ['is in the future', 'not-yet'],
  ['is too long', 'too-long'],
  ['is not accepted', 'refused'],
])

function field(name: string): ProfileField {
  const found = names.get(name)
  if (!found) throw new Error(`There is no ${name} in a profile`)
  return found
}

function written(text: string): string {
  return oddities.get(text) ?? text
}

function asked(table: DataTable): readonly ProfileField[] {
  const wanted = table.raw().map(([name = '']) => field(name))
  return profileFields.filter((each) => wanted.includes(each))
}

When<ClubWorld>('{member} fills in {string} as her/his {name}', async function (member: Member, text: string, name: string) {
  await this.as(member).account.fillIn(field(name), written(text))
})

When<ClubWorld>('{member} (has )save(s)(d) {string} as her/his {name}', async function (member: Member, text: string, name: string) {
  await this.as(member).account.fillIn(field(name), written(text))
  await this.as(member).account.save()
})

When<ClubWorld>('{member} fills in and saves', async function (member: Member, table: DataTable) {
  const { account } = this.as(member)
  for (const [name = '', text = ''] of table.raw()) await account.fillIn(field(name), written(text))
  await account.save()
})

Then<ClubWorld>('{member} is asked for', async function (member: Member, table: DataTable) {
  await this.expectEventually(() => this.as(member).account.fields(), asked(table))
})

Then<ClubWorld>('{member} is not asked for her/his {name}', async function (member: Member, name: string) {
  await this.expectEventually(async () => (await this.as(member).account.fields()).includes(field(name)), false)
})

Then<ClubWorld>('{member} finds {string} filled in as her/his {name}', async function (member: Member, text: string, name: string) {
  await this.expectEventually(() => this.as(member).account.filledIn(field(name)), written(text))
})

Then<ClubWorld>(
  '{member} sees the message that her/his {name} is invalid: it {string}',
  async function (member: Member, name: string, what: string) {
    const problem = lookUp(problems)(what)
    await this.expectEventually(() => this.as(member).account.reports(problem, field(name)), true)
  },
)

Then<ClubWorld>('{member} can choose among {int} prefectures', async function (member: Member, count: number) {
  await this.expectEventually(() => this.as(member).account.prefectures(), count)
})

Then<ClubWorld>('the club knows of {member}', async function (member: Member, table: DataTable) {
  const { memberships, backend } = this.club
  const known = (name: string) => {
    const value = memberships.recordOf(member)[field(name)] ?? ''
    return name === 'prefecture' ? backend.world.prefectures.find(value)?.name.en : value
  }
  const expected = table.raw().map(([name = '', text = '']) => [name, written(text)])
  await this.expectEventually(() => table.raw().map(([name = '']) => [name, known(name)]), expected)
})
