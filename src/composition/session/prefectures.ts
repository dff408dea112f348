import { Prefectures } from '#app/session/ports/Prefectures'
import { SupportPrefectures } from '../bridges/SupportPrefectures.ts'
import { OpenPart, type Part } from '../part.ts'
import { provide } from '../provide.ts'

export const part: Part = {
  module: provide(({ share }) => {
    share(Prefectures, SupportPrefectures, OpenPart)
  }),
}
