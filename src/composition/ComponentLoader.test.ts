import { Container } from 'inversify'
import { expect, test, vi } from 'vitest'
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
