import type { ContentBlockRow, LayoutBlockRow } from '../contexts/support/data.ts'
import type { Language } from './languages.ts'
import type { World } from './World.ts'

interface Reader {
  readonly language: Language
  /** Of the request: pictures are beside the servers. */
  readonly url: URL
}

export function layoutOnWire(blocks: readonly LayoutBlockRow[], { language, url }: Reader): readonly object[] {
  return blocks
    .filter(({ isHidden }) => !isHidden)
    .map(({ type, title, content, items, order }) => ({
      ...{ type, title: title[language], content: content[language], order },
      items: items.map(({ id = '', label, value, note }) => ({
        ...{ id, label: label[language], note: note?.[language] ?? '' },
        value: type === 'picture' ? pictureAt(value[language], url) : value[language],
      })),
    }))
}

export function blocksOfPage(world: World, page: ContentBlockRow['page']): readonly ContentBlockRow[] {
  return world.contentBlocks.list((block) => block.page === page)
}

function pictureAt(path: string, { origin }: URL): string {
  return new URL(path, origin.replace(/\/\/(?:api|shop)\./, '//media.')).href
}
