import { autorun } from 'mobx'
import { expect, test } from 'vitest'
import { createCardDevice, noFlags, ScorecardsInMemory, usualFlags } from '../../../../tests/builders/scorecards.ts'
import { CardSettings } from './CardSettings.ts'

function create(id?: string) {
  const club = new ScorecardsInMemory()
  return { club, settings: new CardSettings(club, createCardDevice(club, id).golfer) }
}

test('the settings open and close', () => {
  const { settings } = create()
  const shown: boolean[] = []
  const stop = autorun(() => shown.push(settings.isOpen))
  settings.begin(noFlags)
  settings.close()
  stop()
  expect(shown).toEqual([false, true, false])
})

test('a flag is set for each card from the next save on', async () => {
  const { club, settings } = create()
  settings.begin(usualFlags)
  settings.set('penalties', true)
  expect(await settings.save()).toEqual({ ...usualFlags, penalties: true })
  expect(club.card.settings).toEqual({ ...usualFlags, penalties: true })
})

test('settings that are not open are neither changed nor saved', async () => {
  const { club, settings } = create()
  settings.set('penalties', true)
  expect([settings.isOpen, await settings.save(), club.card.settings]).toEqual([false, undefined, usualFlags])
})

test('settings stay open while they are saved', async () => {
  const { settings } = create()
  settings.begin(noFlags)
  const saving = settings.save()
  settings.close()
  expect(settings.isOpen).toBe(true)
  await saving
  expect(settings.isOpen).toBe(false)
})

test('settings that are opened again show no earlier failure', async () => {
  const { club, settings } = create()
  settings.begin(noFlags)
  club.unreadable = 'server-fault'
  await settings.save()
  expect(settings.saving.failure?.kind).toBe('server-fault')
  settings.begin(noFlags)
  expect(settings.saving.failure).toBeUndefined()
})
