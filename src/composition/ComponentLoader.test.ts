import { Container } from 'inversify'
import { expect, test, vi } from 'vitest'
import type { Language } from '#domain/shared/language'
import { TextStore } from '#ui/shell/i18n.ts'
import { ComponentLoader } from './ComponentLoader.ts'

const part = async () => ({ part: {} })
const Screen = () => null
const loader = () => new ComponentLoader(new Container(), new TextStore('en'))

test('what a pointer has fetched is not asked for again at the press', async () => {
  const [opened, load, component] = [loader(), vi.fn(part), vi.fn(async () => Screen)]
  await opened.withPart(load, component)
  expect(await opened.withPart(load, component)).toBe(Screen)
  expect([load.mock.calls.length, component.mock.calls.length]).toEqual([1, 1])
})

test('screens of one part are loaded each', async () => {
  const [opened, Other] = [loader(), () => null]
  await opened.withPart(part, async () => Screen)
  expect(await opened.withPart(part, async () => Other)).toBe(Other)
})

test('a failed load is repeated', async () => {
  const [opened, component] = [loader(), vi.fn(async () => Screen).mockRejectedValueOnce(new Error('offline'))]
  await expect(opened.withPart(part, component)).rejects.toThrow('offline')
  expect(await opened.withPart(part, component)).toBe(Screen)
})

test('texts that came in English only are asked for again', async () => {
  const texts = new TextStore('fr')
  await texts.open()
  const [opened, component] = [new ComponentLoader(new Container(), texts), async () => Screen]
  const load = vi.fn(async (language: Language) => {
    if (language === 'fr' && load.mock.calls.length < 2) throw new Error('offline')
    return { title: { text: language } }
  })
  const withTexts = async () => ({ part: { texts: { namespace: 'plan', load } } })
  const askedInFrench = () => load.mock.calls.filter(([language]) => language === 'fr').length
  await opened.withPart(withTexts, component)
  expect(askedInFrench()).toBe(1)
  await opened.withPart(withTexts, component)
  await opened.withPart(withTexts, component)
  expect(askedInFrench()).toBe(2)
})
