import { act } from 'react'
import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'
import { AddBag } from '#app/rounds/AddBag'
import { AddClubs } from '#app/rounds/AddClubs'
import { UploadClubPicture } from '#app/rounds/UploadClubPicture'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { buildBag, buildClub, clubLists } from '../../../../tests/builders/rounds.ts'
import { BagsInMemory, currentPlayer } from '../../../../tests/builders/roundsPorts.ts'
import { typedNumbers } from '../../../../tests/builders/typedNumbers.ts'
import { BagEditor } from './BagEditor.ts'
import { BagModel } from './BagModel.ts'
import { BagViewModel } from './BagViewModel.ts'
import { ClubDialog } from './ClubDialog.tsx'
import { ClubEditor } from './ClubEditor.ts'
import { PictureModel } from './PictureModel.ts'
import { Removal } from './Removal.ts'

const clubs = [buildClub(11, 'd'), buildClub(12, '7')]

async function open() {
  const online = { value: true, changes: new BehaviorSubject(true) }
  const backend = new BagsInMemory([buildBag(1)], clubs)
  const pictures = { newKey: () => 'new.jpg', upload: async () => 'uploaded' as const, addressOf: async (key: string) => key }
  const drafts = new DraftsInMemory()
  const [addBag, addClubs] = [new AddBag(backend, online), new AddClubs(backend, online)]
  const picture = new PictureModel(new UploadClubPicture(pictures, { resize: async (file) => file }), pictures)
  const screen = new BagViewModel(
    new BagModel(backend, backend, { read: async () => clubLists }, currentPlayer()),
    new BagEditor(addBag, addClubs, backend, drafts),
    new ClubEditor(backend, addClubs, drafts, picture, typedNumbers),
    new Removal(backend, backend, addBag, addClubs),
  )
  await screen.open(undefined)
  return { screen, backend }
}

test.each([
  { left: clubs, isSaveOffered: true },
  { left: clubs.slice(0, 1), isSaveOffered: false },
])('a club can be saved as long as it is in the bag: $isSaveOffered', async ({ left, isSaveOffered }) => {
  const { screen, backend } = await open()
  backend.clubs = left
  const place = renderAt()
  await act(() => screen.changeClub(buildClub(12, '7')))
  place.show(
    <InPage>
      <ClubDialog screen={screen} />
    </InPage>,
  )
  const texts = document.querySelector('[role=dialog]')?.textContent ?? ''
  place.clear()
  expect([texts.includes('clubEditor.save'), texts.includes('clubEditor.gone')]).toEqual([isSaveOffered, !isSaveOffered])
})
