import { AccountActor } from './actors/AccountActor.ts'
import { AreasActor } from './actors/AreasActor.ts'
import { EarlyTyping } from './actors/browser/EarlyTyping.ts'
import { ContactActor } from './actors/ContactActor.ts'
import { FamilyActor } from './actors/FamilyActor.ts'
import { RecoveryActor } from './actors/RecoveryActor.ts'
import { SessionActor } from './actors/SessionActor.ts'
import { SignUpActor } from './actors/SignUpActor.ts'
import { TokenSignInActor } from './actors/TokenSignInActor.ts'

export const sessionActors = {
  session: {
    screen: SessionActor,
  },
  account: { screen: AccountActor },
  signUp: { screen: SignUpActor },
  contact: { screen: ContactActor },
  tokenSignIn: { screen: TokenSignInActor },
  family: { screen: FamilyActor },
  earlyTyping: { browser: EarlyTyping },
  areas: { screen: AreasActor },
  recovery: { screen: RecoveryActor },
}
