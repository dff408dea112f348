import { expect, test } from 'vitest'
import { ReadShopMenu } from '#app/commerce/ReadShopMenu'
import { MegaMenuViewModel } from './MegaMenuViewModel.ts'

function aMenu() {
  let timesRead = 0
  const readMenu = new ReadShopMenu({
    store: async () => {
      timesRead += 1
      return { id: 1, rootCategoryId: 2, timeZone: undefined }
    },
    menu: async () => [],
    specialCategories: async () => [],
  })
  return { model: new MegaMenuViewModel(readMenu), timesRead: () => timesRead }
}

test('it is read when somebody turns to it, once, and not once more when it is opened again', async () => {
  const { model, timesRead } = aMenu()
  expect(timesRead()).toBe(0)
  model.prepare()
  model.open()
  await expect.poll(() => model.reading.value).toEqual({ categories: [], specials: [] })
  model.close()
  model.open()
  expect([timesRead(), model.isOpen]).toEqual([1, true])
})
