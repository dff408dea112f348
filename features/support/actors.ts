import { actor } from '../world/ActorEntry.ts'
import { BrowserClubPages } from './actors/browser/BrowserClubPages.ts'
import { BrowserContactUs } from './actors/browser/BrowserContactUs.ts'
import { BrowserEmbedded } from './actors/browser/BrowserEmbedded.ts'
import { BrowserHelpDesk } from './actors/browser/BrowserHelpDesk.ts'
import { BrowserHome } from './actors/browser/BrowserHome.ts'
import { BrowserSurvey } from './actors/browser/BrowserSurvey.ts'
import type { ClubPagesActor } from './actors/ClubPagesActor.ts'
import type { ContactUsActor } from './actors/ContactUsActor.ts'
import type { EmbeddedActor } from './actors/EmbeddedActor.ts'
import type { HelpDeskActor } from './actors/HelpDeskActor.ts'
import type { HomeActor } from './actors/HomeActor.ts'
import { clubPagesMessages, ModelClubPages } from './actors/model/ModelClubPages.ts'
import { contactUsMessages, ModelContactUs } from './actors/model/ModelContactUs.ts'
import { ModelEmbedded } from './actors/model/ModelEmbedded.ts'
import { helpDeskMessages, ModelHelpDesk } from './actors/model/ModelHelpDesk.ts'
import { homeMessages, ModelHome } from './actors/model/ModelHome.ts'
import { ModelSurvey } from './actors/model/ModelSurvey.ts'
import type { SurveyActor } from './actors/SurveyActor.ts'

export const supportActors = {
  clubPages: actor<ClubPagesActor>({ model: ModelClubPages, browser: BrowserClubPages, messages: clubPagesMessages }),
  embedded: actor<EmbeddedActor>({ model: ModelEmbedded, browser: BrowserEmbedded }),
  home: actor<HomeActor>({ model: ModelHome, browser: BrowserHome, messages: homeMessages }),
  contactUs: actor<ContactUsActor>({ model: ModelContactUs, browser: BrowserContactUs, messages: contactUsMessages }),
  helpDesk: actor<HelpDeskActor>({ model: ModelHelpDesk, browser: BrowserHelpDesk, messages: helpDeskMessages }),
  survey: actor<SurveyActor>({ model: ModelSurvey, browser: BrowserSurvey }),
}
