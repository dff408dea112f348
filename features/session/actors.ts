import { actor } from '../world/ActorEntry.ts'
import type { AccountActor } from './actors/AccountActor.ts'
import { BrowserAccount } from './actors/browser/BrowserAccount.ts'
import { BrowserContact } from './actors/browser/BrowserContact.ts'
import { BrowserAreas, BrowserFamily } from './actors/browser/BrowserFamily.ts'
import { BrowserRecovery } from './actors/browser/BrowserRecovery.ts'
import { BrowserSession } from './actors/browser/BrowserSession.ts'
import { BrowserSignUp } from './actors/browser/BrowserSignUp.ts'
import { BrowserTokenSignIn } from './actors/browser/BrowserTokenSignIn.ts'
import type { ContactActor } from './actors/ContactActor.ts'
import type { AreasActor, FamilyActor } from './actors/FamilyActor.ts'
import { contactMessages } from './actors/model/contactMessages.ts'
import { accountMessages, ModelAccount } from './actors/model/ModelAccount.ts'
import { ModelContact } from './actors/model/ModelContact.ts'
import { familyMessages, ModelAreas, ModelFamily } from './actors/model/ModelFamily.ts'
import { ModelRecovery, recoveryMessages } from './actors/model/ModelRecovery.ts'
import { ModelSession, settingsMessages, signInMessages } from './actors/model/ModelSession.ts'
import { ModelSignUp, signUpMessages } from './actors/model/ModelSignUp.ts'
import { ModelTokenSignIn, tokenSignInMessages } from './actors/model/ModelTokenSignIn.ts'
import type { RecoveryActor } from './actors/RecoveryActor.ts'
import type { SessionActor } from './actors/SessionActor.ts'
import type { SignUpActor } from './actors/SignUpActor.ts'
import type { TokenSignInActor } from './actors/TokenSignInActor.ts'

export const sessionActors = {
  session: actor<SessionActor>({
    model: ModelSession,
    browser: BrowserSession,
    messages: (window) => [...signInMessages(window), ...settingsMessages(window)],
  }),
  account: actor<AccountActor>({ model: ModelAccount, browser: BrowserAccount, messages: accountMessages }),
  signUp: actor<SignUpActor>({ model: ModelSignUp, browser: BrowserSignUp, messages: signUpMessages }),
  contact: actor<ContactActor>({ model: ModelContact, browser: BrowserContact, messages: contactMessages }),
  tokenSignIn: actor<TokenSignInActor>({ model: ModelTokenSignIn, browser: BrowserTokenSignIn, messages: tokenSignInMessages }),
  family: actor<FamilyActor>({ model: ModelFamily, browser: BrowserFamily, messages: familyMessages }),
  areas: actor<AreasActor>({ model: ModelAreas, browser: BrowserAreas }),
  recovery: actor<RecoveryActor>({ model: ModelRecovery, browser: BrowserRecovery, messages: recoveryMessages }),
}
