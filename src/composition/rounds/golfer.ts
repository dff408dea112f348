import { CurrentGolfer } from '#app/rounds/ports/CurrentGolfer'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { SessionGolfer } from '../bridges/SessionGolfer.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

export const part: Part = {
  module: provide(({ share }) => {
    share(CurrentGolfer, SessionGolfer, CurrentSession)
  }),
}
