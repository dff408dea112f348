import { expect, test } from 'vitest'
import { createDesk } from '../../tests/builders/createDesk.ts'

async function aboutPage() {
  const scene = await createDesk()
  const editor = scene.desk.layouts
  editor.choosePage('about')
  return { ...scene, editor, titles: () => editor.blocks.map(({ title }) => title.en) }
}

test('a block moves by one place, and not beyond the ends', async () => {
  const { editor, titles, product } = await aboutPage()
  const [first = '', second = '', ...rest] = titles()
  await editor.move(editor.blocks[0]?.id ?? '', 1)
  expect(titles()).toEqual([second, first, ...rest])
  await editor.move(editor.blocks[0]?.id ?? '', -1)
  expect(titles()).toEqual([second, first, ...rest])
  expect(product.timesRead).toBe(2)
})

test('a hidden block stays in the list', async () => {
  const { editor, titles } = await aboutPage()
  const [block] = editor.blocks
  if (!block) throw new Error('The page is empty')
  await editor.show(block)
  expect(editor.blocks[0]).toMatchObject({ isHidden: true })
  if (editor.blocks[0]) await editor.show(editor.blocks[0])
  expect([editor.blocks[0]?.isHidden, titles()[0]]).toEqual([false, block.title.en])
})

test.each(['home', 'shop', 'faq'] as const)('a block is added at the end of %s, and kept', async (page) => {
  const { desk, bench } = await createDesk()
  const editor = desk.layouts
  editor.choosePage(page)
  editor.chooseType('links')
  editor.write({ title: 'Open day', label: 'See more', value: '/about' })
  await editor.add()
  expect(editor.blocks.at(-1)).toMatchObject({ type: 'links', title: { ja: 'Open day' }, items: [{ value: { en: '/about' } }] })
  expect(editor.words.title).toBe('')
  const kept = await bench.store.read(['homeBlocks', 'shopBlocks', 'contentBlocks'].map((name) => `table ${name}`))
  expect(kept.join()).toContain('Open day')
})
