import { Given, Then, When } from '@cucumber/cucumber'
import { paths } from '#ui/shell/paths.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'
import { define } from '../../world/parameterTypes.ts'
import { button, checkbox, main, named, part, region } from '../../world/screen/Target.ts'
import { itemNamed } from '../words.ts'

const submit = button('returns:request.submit')

define('presses', /| by pressing ten times/, (text) => (text === '' ? 1 : 10))

Given<ClubWorld>('{member} takes a return of {member} for her own', async function (member: Member, other: Member) {
  await this.club.purchases.isReturnHandedOver(member, other)
})

Given<ClubWorld>("{member}'s form names a file of {member}", async function (_member: Member, other: Member) {
  await this.club.purchases.areFilesHandedOver(other)
})

When<ClubWorld>(
  '{member} requests {int} of {string}{presses}',
  async function (member: Member, quantity: number, name: string, presses: number) {
    const { screen } = this.as(member)
    await screen.press(checkbox().within(itemNamed(name)))
    await screen.type(part('[name=quantity]').within(itemNamed(name)), `${quantity}`)
    for (const kind of ['reason', 'condition', 'resolution']) {
      const choices = part(`select[name=${kind}]`).within(itemNamed(name))
      const [, first = ''] = await screen.texts(part('option').within(choices))
      await screen.choose(choices, first)
    }
    await screen.press(...Array.from({ length: presses }, () => submit))
  },
)

When<ClubWorld>("{member} opens the address of {member}'s return", async function (member: Member, other: Member) {
  await this.as(member).screen.open(paths.return.replace(':id', this.club.purchases.returnOf(playerId(other))))
})

When<ClubWorld>('{member} rates the return with {int} and {string}', async function (member: Member, stars: number, comment: string) {
  const { screen } = this.as(member)
  await screen.choose(part('select[name=stars]'), `${stars}`)
  await screen.type(part('[name=comment]'), comment)
  await screen.press(button('returns:rating.save').within(main))
})

Then<ClubWorld>('{member} sees that the return of {string} is {string}', async function (member: Member, items: string, status: string) {
  const { screen } = this.as(member)
  const words = await screen.words()
  const told = async () => {
    const names = await screen.texts(named('name').within(region('returns:detail.items')))
    const [shown] = await screen.texts(part('[data-status]').within(main))
    return { items: names.map((text) => words.read('returns:detail.quantity', text)?.['name'] ?? text).join(', '), status: shown }
  }
  await this.expectEventually(told, { items, status })
})

Then<ClubWorld>('that return is as it was', async function () {
  await this.expectEventually(async () => this.club.purchases.isHandedReturnUntouched(), true)
})

Then<ClubWorld>('the shop keeps {int} returns of {member}', async function (expected: number, member: Member) {
  await this.expectEventually(async () => this.club.purchases.returnsOf(member), expected)
})
