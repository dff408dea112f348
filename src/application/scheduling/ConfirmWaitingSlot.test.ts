import { beforeEach, expect, test } from 'vitest'
import { buildAppointment } from '../../../tests/builders/scheduling.ts'
import { AppointmentsInMemory, ConnectivityInMemory, PlayerInMemory } from '../../../tests/builders/schedulingPorts.ts'
import { Failure } from '../shared/failure.ts'
import { ConfirmWaitingSlot } from './ConfirmWaitingSlot.ts'

const waiting = buildAppointment().with({ id: 'w-1', state: 'waiting', waitingList: true }).build()
let appointments: AppointmentsInMemory
let player: PlayerInMemory
let confirm: ConfirmWaitingSlot

beforeEach(() => {
  appointments = new AppointmentsInMemory([waiting])
  player = new PlayerInMemory()
  confirm = new ConfirmWaitingSlot(appointments, player, new ConnectivityInMemory())
})

test('code 0 confirms the place, and credits are read again', async () => {
  expect(await confirm.execute(waiting)).toEqual({ kind: 'confirmed' })
  expect(appointments.confirmations).toEqual(['w-1'])
  expect(player.creditsMovedTimes).toBe(1)
})

test('[scheduling.waiting-slot-code] any other code refuses it', async () => {
  appointments.onConfirm = () => ({ state: 'waiting', code: 50007 })
  expect(await confirm.execute(waiting)).toEqual({ kind: 'refused', code: 50007 })
  expect(player.creditsMovedTimes).toBe(0)
})

test('[scheduling.waiting-slot-booked] an answer that says booked gives 50006, its code notwithstanding', async () => {
  appointments.onConfirm = () => ({ state: 'booked', code: 0 })
  expect(await confirm.execute(waiting)).toEqual({ kind: 'refused', code: 50006 })
})

test('[scheduling.waiting-slot-booked] where the answer tells no state, the one that the appointment was read with counts', async () => {
  appointments.onConfirm = () => ({ code: 0 })
  expect(await confirm.execute({ ...waiting, state: 'booked' })).toEqual({ kind: 'refused', code: 50006 })
})

test('a lost answer is decided by reading: confirmed, lost to somebody else, or not done', async () => {
  appointments.onConfirm = (commit) => {
    commit()
    throw new Failure('timed-out')
  }
  expect(await confirm.execute(waiting)).toEqual({ kind: 'confirmed' })
  appointments.onConfirm = () => {
    throw new Failure('timed-out')
  }
  appointments.list = [{ ...waiting, state: 'booked' }]
  expect(await confirm.execute(waiting)).toEqual({ kind: 'refused', code: 50006 })
  appointments.list = [waiting]
  await expect(confirm.execute(waiting)).rejects.toMatchObject({ kind: 'timed-out' })
})
