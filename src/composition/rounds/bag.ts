import { CanvasResizer } from '#adapters/browser/device/CanvasResizer'
import { sendFile } from '#adapters/browser/device/sendFile'
import type { BrowserEnvironment } from '#adapters/browser/environment'
import { RestClient } from '#adapters/rest/RestClient'
import { HttpBags } from '#adapters/rest/rounds/HttpBags'
import { HttpClubCatalogue } from '#adapters/rest/rounds/HttpClubCatalogue'
import { HttpClubPictures } from '#adapters/rest/rounds/HttpClubPictures'
import { HttpClubs } from '#adapters/rest/rounds/HttpClubs'
import { AddBag } from '#app/rounds/AddBag'
import { AddClubs } from '#app/rounds/AddClubs'
import { Bags } from '#app/rounds/ports/Bags'
import { ClubCatalogue } from '#app/rounds/ports/ClubCatalogue'
import { ClubPictures } from '#app/rounds/ports/ClubPictures'
import { Clubs } from '#app/rounds/ports/Clubs'
import { CurrentGolfer } from '#app/rounds/ports/CurrentGolfer'
import { PictureResizer } from '#app/rounds/ports/PictureResizer'
import { UploadClubPicture } from '#app/rounds/UploadClubPicture'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { Drafts } from '#app/shared/ports/Drafts'
import { BagEditor } from '#ui/rounds/bag/BagEditor.ts'
import { BagModel } from '#ui/rounds/bag/BagModel.ts'
import { BagViewModel } from '#ui/rounds/bag/BagViewModel.ts'
import { ClubEditor } from '#ui/rounds/bag/ClubEditor.ts'
import { DistancesViewModel } from '#ui/rounds/bag/DistancesViewModel.ts'
import { PictureModel } from '#ui/rounds/bag/PictureModel.ts'
import { Removal } from '#ui/rounds/bag/Removal.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import { LocaleNumbers } from '#ui/shell/LocaleNumbers.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'
import { BrowserEnvironmentToken, UploadAddress } from '../root.ts'

const module = provide(({ give, share, shareFrom }) => {
  share(Bags, HttpBags, RestClient)
  share(Clubs, HttpClubs, RestClient)
  share(ClubCatalogue, HttpClubCatalogue, RestClient)
  shareFrom(
    ClubPictures,
    (client: RestClient, { clock, newId, files }: BrowserEnvironment, address: string) =>
      new HttpClubPictures(client, { clock, newId, address, sendFile: files?.send ?? sendFile }),
    RestClient,
    BrowserEnvironmentToken,
    UploadAddress,
  )
  shareFrom(PictureResizer, ({ files }: BrowserEnvironment) => files?.resizer ?? new CanvasResizer(), BrowserEnvironmentToken)

  give(AddBag, Bags, Connectivity)
  give(AddClubs, Clubs, Connectivity)
  give(UploadClubPicture, ClubPictures, PictureResizer)
  give(BagModel, Bags, Clubs, ClubCatalogue, CurrentGolfer)
  give(BagEditor, AddBag, AddClubs, Bags, Drafts)
  give(PictureModel, UploadClubPicture, ClubPictures)
  give(ClubEditor, Clubs, AddClubs, Drafts, PictureModel, LocaleNumbers)
  give(Removal, Bags, Clubs, AddBag, AddClubs)
  give(BagViewModel, BagModel, BagEditor, ClubEditor, Removal)
  give(DistancesViewModel, BagModel, Clubs, Drafts, LocaleNumbers)
})

export const part: Part = {
  requires: () => [import('./golfer.ts'), import('../session/drafts.ts'), import('../typedNumbers.ts')],
  module,
  texts: textsIn('bag', (language) => import(`../../ui/rounds/texts/bag/${language}.json`, { with: { type: 'json' } })),
}
