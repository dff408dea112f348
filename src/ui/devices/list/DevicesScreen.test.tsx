import { act } from 'react'
import { BehaviorSubject } from 'rxjs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RedeemPrepaidCard } from '#app/devices/RedeemPrepaidCard'
import { RegisterDevice } from '#app/devices/RegisterDevice'
import { buildDevice, DevicesInMemory } from '../../../../tests/builders/devices.ts'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { buildMembership, MembershipsInMemory } from '../../../../tests/builders/memberships.ts'
import { PrepaidCardsInMemory } from '../../../../tests/builders/prepaidCards.ts'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { ActivationModel } from '../activate/ActivationModel.ts'
import { DeviceActions } from '../manage/DeviceActions.ts'
import { MembershipsModel } from '../memberships/MembershipsModel.ts'
import { PrepaidModel } from '../prepaid/PrepaidModel.ts'
import { Registration } from '../register/Registration.ts'
import { DevicesScreen } from './DevicesScreen.tsx'

const day = (text: string) => Temporal.PlainDate.from(text)
const devices = [
  buildDevice('1', { registeredOn: day('2025-06-01') }),
  buildDevice('2', { registeredOn: day('2025-08-02'), firmware: '5.1.7', reported: 'lost' }),
]
const memberships = [
  buildMembership('soon', { name: 'Essentials', deviceId: '1', sku: 'ESS', endsOn: day('2026-12-31') }),
  buildMembership('later', { name: 'Course Play', deviceId: '1', sku: 'CP', endsOn: day('2027-03-01') }),
  buildMembership('renewing', { name: 'Game Improvement', deviceId: '2', sku: 'GI', endsOn: day('2027-05-04'), renews: true }),
]

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

async function show() {
  const online = { value: true, changes: new BehaviorSubject(true) }
  const backend = new DevicesInMemory(devices)
  const held = new MembershipsInMemory(memberships)
  const prepaid = new PrepaidModel(new PrepaidCardsInMemory(), new RedeemPrepaidCard(new PrepaidCardsInMemory(), online))
  const clock = new FixedClock('2026-12-13T17:30:00Z')
  const model = new MembershipsModel(held, clock, new ActivationModel(held), prepaid, { hasPlus: true, check: async () => true })
  const scanner = { isAvailable: false, scan: async () => undefined }
  const registration = new Registration(backend, new RegisterDevice(backend, online), new DraftsInMemory(), scanner)
  const parts = [backend, registration, new DeviceActions(backend), model]
  await act(async () =>
    place.show(
      <InPage parts={parts}>
        <DevicesScreen />
      </InPage>,
    ),
  )
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const press = (text: string, index = 0) =>
  act(async () =>
    all('button')
      .filter(({ textContent }) => textContent === text)
      [index]?.click(),
  )
const offers = (text: string) =>
  all('ol li')
    .filter((row) => [...row.querySelectorAll('a, button')].some(({ textContent }) => textContent === text))
    .map((row) => row.querySelector('[data-part=name]')?.textContent)

test('a membership offers its card and the end of its renewal only while it renews, and its shop only when it ends soon', async () => {
  await show()
  expect(['membership.card', 'renewal.open', 'membership.renew'].map(offers)).toEqual([
    ['Game Improvement'],
    ['Game Improvement'],
    ['Essentials'],
  ])
})

test('each membership names the launch monitor that uses it', async () => {
  await show()
  const rows = all('ol li').map(({ textContent }) => /LM\d\d \d{4} \d\d/.exec(textContent)?.[0])
  expect(rows).toEqual(['LM00 0000 01', 'LM00 0000 01', 'LM00 0000 02'])
})

test('a launch monitor shows its own firmware', async () => {
  await show()
  expect(all('dl').map(({ textContent }) => /\d\.\d\.\d/.exec(textContent)?.[0])).toEqual(['5.1.7', '4.2.0'])
})

test('what is reported already can’t be reported again', async () => {
  await show()
  await press('card.manage', 0)
  expect([offered('manage.transfer'), offered('manage.report')]).toEqual([true, false])
})

const offered = (text: string) => all('[role=dialog] button').some(({ textContent }) => textContent === text)

test('who gives a launch monitor away reads each membership that is lost with it', async () => {
  await show()
  await press('card.manage', 1)
  await press('manage.transfer')
  const losses = all('[role=alertdialog] li').map(({ textContent }) => textContent)
  expect(losses.slice(0, 2)).toEqual([expect.stringContaining('name=Essentials'), expect.stringContaining('name=Course Play')])
})

test('who ends a renewal reads whose', async () => {
  await show()
  await press('renewal.open')
  expect(all('[role=alertdialog]')[0]?.textContent).toContain('Game Improvement')
})
