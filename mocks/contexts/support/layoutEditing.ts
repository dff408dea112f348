import { everywhere } from '../../world/languages.ts'
import type { Table } from '../../world/Table.ts'
import type { World } from '../../world/World.ts'
import { contentPages, type LayoutBlockRow } from './data.ts'

export const editablePages = ['home', 'shop', ...contentPages] as const
export type EditablePage = (typeof editablePages)[number]

export interface NewBlock {
  readonly type: string
  readonly title: string
  readonly content: string
  readonly item: { readonly label: string; readonly value: string }
}

type Blocks = Pick<Table<LayoutBlockRow>, 'change'>

/** In order. */
export function blocksOn(world: World, page: EditablePage): readonly LayoutBlockRow[] {
  return rowsOf(world, page).toSorted((one, other) => one.order - other.order)
}

export async function moveBlock(world: World, page: EditablePage, { id, by }: { readonly id: string; readonly by: 1 | -1 }): Promise<void> {
  const blocks = blocksOn(world, page)
  const at = blocks.findIndex((block) => block.id === id)
  const [block, neighbour] = [blocks[at], blocks[at + by]]
  if (!block || !neighbour) return
  await tableOf(world, page).change(block.id, { order: neighbour.order })
  await tableOf(world, page).change(neighbour.id, { order: block.order })
}

export async function showBlock(
  world: World,
  page: EditablePage,
  { id, isHidden }: Pick<LayoutBlockRow, 'id' | 'isHidden'>,
): Promise<void> {
  await tableOf(world, page).change(id, { isHidden })
}

/** At the end of the page, with the same words in every language. */
export async function addBlock(world: World, page: EditablePage, { type, title, content, item }: NewBlock): Promise<void> {
  const order = (blocksOn(world, page).at(-1)?.order ?? 0) + 1
  const items = item.label === '' ? [] : [{ label: everywhere(item.label), value: everywhere(item.value) }]
  const row = { id: world.nextId('block'), type, title: everywhere(title), content: everywhere(content), items, order }
  if (page === 'home') await world.homeBlocks.add(row)
  else if (page === 'shop') await world.shopBlocks.add(row)
  else await world.contentBlocks.add({ ...row, page })
}

function rowsOf(world: World, page: EditablePage): readonly LayoutBlockRow[] {
  if (page === 'home') return world.homeBlocks.list()
  return page === 'shop' ? world.shopBlocks.list() : world.contentBlocks.list((block) => block.page === page)
}

function tableOf({ homeBlocks, shopBlocks, contentBlocks }: World, page: EditablePage): Blocks {
  if (page === 'home') return homeBlocks
  return page === 'shop' ? shopBlocks : contentBlocks
}
