import type { Actions, Facts, Phrases } from '../../world/Phrases.ts'
import { button, main } from '../../world/screen/Target.ts'
import { childPassword } from '../actors/FamilyActor.ts'

const places: Actions = {
  'the accounts of her family': ({ family }) => family.look(),
}

const acts: Actions = {
  'goes back to her own account': ({ family }) => family.goBack(),
  'goes on alone': button('family:family.decline').within(main),
}

const facts: Facts = {
  "the child's password is asked for": childPassword,
}

export const familyWords: Phrases = { places, acts, facts }
