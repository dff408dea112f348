import type { Actions, Facts, Phrases } from '../../world/Phrases.ts'

const places: Actions = {
  'the accounts of her family': ({ family }) => family.look(),
}

const acts: Actions = {
  'goes back to her own account': ({ family }) => family.goBack(),
  'goes on alone': ({ family }) => family.decline(),
}

const facts: Facts = {
  "the child's password is asked for": ({ family }) => family.isAskedForPassword(),
}

export const familyWords: Phrases = { places, acts, facts }
