import { layoutHome } from '#adapters/rest/support/calls'
import { type Handler, ok, onPlayersCall } from '../handling.ts'

export const supportHandlers: readonly Handler[] = [
  onPlayersCall(layoutHome, ({ world, language }) =>
    ok(
      world.homeBlocks.list().map(({ type, title, content, items, order }) => ({
        type,
        title: title[language],
        content: content[language],
        items: items.map(({ label, value }) => ({ label: label[language], value: value[language] })),
        order,
      })),
    ),
  ),
]
