import { expect, test } from 'vitest'
import { ActivationModel } from './ActivationModel.ts'

function create(answer: 'activated' | 'in-use' = 'activated') {
  const activated: string[] = []
  const activate = async (membershipId: string, deviceId: string) => {
    activated.push(`${membershipId} on ${deviceId}`)
    return answer
  }
  return { model: new ActivationModel({ activate }), activated }
}

test('the membership that was chosen last is activated on the launch monitor that was chosen last', async () => {
  const { model, activated } = create()
  model.begin({ deviceId: '1', membershipId: '9' })
  model.chooseDevice('2')
  model.next()
  model.chooseMembership('10')
  expect(await model.activate()).toBe(true)
  expect([activated, model.step]).toEqual([['10 on 2'], 'done'])
})

test('nothing is activated before a launch monitor and a membership are chosen', async () => {
  const { model, activated } = create()
  model.begin()
  model.next()
  expect([model.isMissing, model.step]).toEqual([true, 'selectDevice'])
  model.chooseDevice('2')
  model.next()
  expect(await model.activate()).toBe(false)
  expect([model.isMissing, activated]).toEqual([true, []])
})

test('a membership that is in use elsewhere by now is refused, and another one can be chosen', async () => {
  const { model } = create('in-use')
  model.begin({ deviceId: '1', membershipId: '9' })
  model.next()
  await model.activate()
  expect([model.isRefused, model.step]).toEqual([true, 'membership'])
  model.chooseMembership('10')
  expect(model.isRefused).toBe(false)
})
