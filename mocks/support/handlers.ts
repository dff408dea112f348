import { layoutHome } from '#adapters/rest/support/calls'
import { prefConfiguration } from '#adapters/rest/support/prefectureCalls'
import { type Handler, ok, onCall, onPlayersCall } from '../handling.ts'

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

  onCall(prefConfiguration, ({ world, language }) =>
    ok(world.prefectures.list().map(({ id: value, name }) => ({ value, name: name[language] }))),
  ),
]
