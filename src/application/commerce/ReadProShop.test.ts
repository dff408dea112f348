import { expect, it } from 'vitest'
import { ReadProShop } from './ReadProShop.ts'

it('reads the blocks of the store’s root category', async () => {
  const asked: number[] = []
  const store = async () => ({ id: 1, rootCategoryId: 41, timeZone: undefined })
  const blocks = async (categoryId: number) => {
    asked.push(categoryId)
    return []
  }
  await new ReadProShop({ store }, { blocks }).execute()
  expect(asked).toEqual([41])
})
