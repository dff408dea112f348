import { layoutHome } from '#adapters/rest/support/calls'
import { centersJapan } from '#adapters/rest/support/japanCentreCalls'
import { prefConfiguration } from '#adapters/rest/support/prefectureCalls'
import { layoutShop } from '#adapters/rest/support/shopLayoutCalls'
import { type Handler, ok, onCall, onPlayerCall } from '../../http/handler.ts'
import type { Language } from '../../world/languages.ts'
import type { Table } from '../../world/Table.ts'
import type { LayoutBlockRow } from './data.ts'
import { japanCentres } from './japanCentres.ts'

export const supportHandlers: readonly Handler[] = [
  onPlayerCall(layoutHome, ({ world, language }) => ok(laidOut(world.homeBlocks, language))),

  onCall(layoutShop, ({ world, language }) => ok(laidOut(world.shopBlocks, language))),

  onCall(prefConfiguration, ({ world, language }) =>
    ok(world.prefectures.list().map(({ id: value, name }) => ({ value, name: name[language] }))),
  ),

  onCall(centersJapan, ({ language }) => ok(japanCentres.map(({ name, ...centre }) => ({ ...centre, name: name[language] })))),
]

function laidOut(blocks: Pick<Table<LayoutBlockRow>, 'list'>, language: Language): readonly object[] {
  return blocks.list().map(({ type, title, content, items, order }) => ({
    ...{ type, title: title[language], content: content[language], order },
    items: items.map(({ label, value }) => ({ label: label[language], value: value[language] })),
  }))
}
