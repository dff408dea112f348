import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { Dialog } from './Dialog.tsx'
import { openOverlays } from './openOverlays.ts'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

test.each([
  { what: 'nothing typed', props: {}, closing: { escape: 1, back: 1 } },
  { what: 'a form that is not sent', props: { isUnsent: true }, closing: { escape: 0, back: 1 } },
  { what: 'a form that is being saved', props: { isUnsent: true, isDismissable: false }, closing: { escape: 0, back: 0 } },
])('what closes a dialog with $what', ({ props, closing }) => {
  const closed = { escape: 0, back: 0 }
  let by: keyof typeof closed = 'escape'
  place.show(
    <InPage>
      <Dialog isOpen={true} title="Club" onClose={() => (closed[by] += 1)} {...props}>
        7-iron
      </Dialog>
    </InPage>,
  )
  const dialog = document.querySelector('[role=dialog]')
  act(() => dialog?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
  by = 'back'
  act(() => openOverlays.last?.close?.())
  expect(closed).toEqual(closing)
})
