import { Given, Then } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'
import type { DeviceLocation } from '../../world/DeviceLocation.ts'
import { definePhrases } from '../../world/parameterTypes.ts'
import { sol } from '../../world/Registrations.ts'

definePhrases<string>('address', {
  'that leads to another host after signing in': '/sign-in?back=//elsewhere.invalid/lessons',
  'that names Wren as the child': `/?sub-account=${playerId('Wren')}`,
  'that names the last child as the child': '/?sub-account=true',
  'that names another part of the club as the child': '/?sub-account=..%2Fadmin',
  'with a forged sign-in from another region': '/lessons?authToken=a.b.c.d.e&view=list',
})

definePhrases<string>('record', {
  'half a sentence': '{"version":1,"grant":{"tok',
  'an account without a pass': JSON.stringify({ version: 1, grant: {}, rememberMe: 'yes' }),
  'an account of a newer version': JSON.stringify({ version: 99, passes: ['one', 'two'] }),
  nothing: '',
})

type Kept = Readonly<Record<string, string>>

/** A window may know where it was scrolled to. */
const allowed = ['clubhouse.user', 'clubhouse.config', 'clubhouse.language', 'clubhouse.scroll of window 0']

const everything = (kept: Kept) => Object.values(kept).join()

definePhrases<(kept: Kept) => boolean>('mark', {
  'the mark of a launch-monitor sign-in': (kept) => kept['clubhouse.user']?.includes('"skytrakLogin":true') ?? false,
  'the mark of a sign-out': (kept) => 'signOut' in kept,
  'no mark of a sign-out': (kept) => !('signOut' in kept),
  'that acting for the family was accepted': (kept) => everything(kept).includes('"family":"accept"'),
  'that acting for the family was declined': (kept) => everything(kept).includes('"family":"decline"'),
  "a pass for the launch monitor's shop beside the club's": (kept) =>
    /"skytrakShop":\{"token":"[^"]+","storeCode":"STSVCA"/.test(everything(kept)) && /"shop":\{"token":"/.test(everything(kept)),
  'only the account, the settings and the language': (kept) =>
    Object.keys(kept).every((key) => [key, key.replace(/ of window \d+$/, '')].some((name) => allowed.includes(name))),
})

Given<ClubWorld>("{member}'s own clock is in {city}", function (member: Member, { zone }: DeviceLocation) {
  this.device(member).setTimeZone(zone)
})

Given<ClubWorld>('{member} has {int} windows open', async function (member: Member, count: number) {
  for (const window of this.device(member).windows(count)) await window.home.go()
})

Given<ClubWorld>('{member} followed a link {address}', function (member: Member, address: string) {
  this.device(member).setStartAddress(address)
})

definePhrases(
  'embedding',
  new Map([
    ['in capitals', 'TRUE'],
    ['as a number', '1'],
    ['negated', 'false'],
  ]),
)

Given<ClubWorld>('{member} followed a link that asks {embedding} to embed the club', function (member: Member, word: string) {
  this.device(member).setStartAddress(`/?embedOnProd=${word}`)
})

Given<ClubWorld>("{member}'s device has stored {record}", function (member: Member, record: string) {
  this.device(member).storeItem('clubhouse.user', record)
})

Given<ClubWorld>("{member}'s device can't store data", function (member: Member) {
  this.device(member).blockStorage()
})

Then<ClubWorld>("nothing of {member}'s account is kept on the device", async function (member: Member) {
  await this.expectEventually(async () => {
    const kept = JSON.stringify(await this.myDevice.storedItems())
    return this.club.memberships.secretsOf(member).filter((secret) => kept.includes(secret))
  }, [])
})

Then<ClubWorld>("nothing of {member}'s account is kept for other windows", async function (member: Member) {
  await this.expectEventually(async () => {
    const { 'clubhouse.user': shared = '' } = await this.myDevice.storedItems()
    return this.club.memberships.secretsOf(member).filter((secret) => shared.includes(secret))
  }, [])
})

Then<ClubWorld>("{member}'s password is nowhere on the device", async function (member: Member) {
  const { password } = member === 'Sol' ? sol : this.club.memberships.credentialsOf(member)
  await this.expectEventually(async () => JSON.stringify(await this.myDevice.storedItems()).includes(password), false)
})

Then<ClubWorld>('the device keeps {mark}', async function (isKept: (kept: Kept) => boolean) {
  await this.expectEventually(async () => isKept(await this.myDevice.storedItems()), true)
})
