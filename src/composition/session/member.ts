import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { UnsentForms } from '#adapters/browser/storage/UnsentForms'
import { UnsentScores } from '#adapters/browser/storage/UnsentScores'
import { RestClient } from '#adapters/rest/RestClient'
import { HttpAccounts } from '#adapters/rest/session/HttpAccounts'
import { ShopSignOut } from '#adapters/shop/session/ShopSignOut'
import { Accounts } from '#app/session/ports/Accounts'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { ShopAccount } from '#app/session/ports/ShopAccount'
import { ReadCredits } from '#app/session/ReadCredits'
import { ReadProfile } from '#app/session/ReadProfile'
import { SignOut } from '#app/session/SignOut'
import { UnsentWork } from '#app/shared/ports/UnsentWork'
import { AccountViewModel } from '#ui/session/account/AccountViewModel.ts'
import { OpenPart, type Part } from '../part.ts'
import { provide } from '../provide.ts'
import { LoadShopClient } from '../root.ts'

const module = provide(({ give, giveFrom, share, shareFrom }) => {
  share(Accounts, HttpAccounts, RestClient)
  share(ShopAccount, ShopSignOut, LoadShopClient)
  give(SignOut, CurrentSession, ShopAccount)
  giveFrom(
    ReadProfile,
    (accounts: Accounts, session: CurrentSession, open: OpenPart) =>
      new ReadProfile(accounts, session, () => void introduce(open).catch(() => undefined)),
    Accounts,
    CurrentSession,
    OpenPart,
  )
  share(ReadCredits, Accounts, CurrentSession)
  shareFrom(UnsentWork, unsentWorkOfAll, DeviceStorage)
  give(AccountViewModel, CurrentSession, ReadProfile, ReadCredits, SignOut, UnsentWork)
})

function unsentWorkOfAll(storage: DeviceStorage): UnsentWork {
  const works: readonly UnsentWork[] = [new UnsentScores(storage), new UnsentForms(storage)]
  return { items: () => works.flatMap((work) => work.items()) }
}

async function introduce(open: OpenPart): Promise<void> {
  const [ask, { KeepCrmToken }] = await Promise.all([open(() => import('./configuration.ts')), import('#app/session/KeepCrmToken')])
  await ask(KeepCrmToken).execute()
}

/** Who is signed in, beside every screen. Its texts are the whole's: the document shows them first. */
export const part: Part = {
  requires: () => [import('./module.ts')],
  module,
}
