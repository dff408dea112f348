import { Prefectures } from '#app/session/ports/Prefectures'
import { SupportPrefectures } from '../bridges/SupportPrefectures.ts'
import { OpenContext } from '../context.ts'
import { provide } from '../provide.ts'

export const prefectures = {
  name: 'prefectures',
  module: provide(({ share }) => {
    share(Prefectures, SupportPrefectures, OpenContext)
  }),
  screens: {},
}
