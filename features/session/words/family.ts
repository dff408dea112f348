import type { Acts, Facts, Words } from '../../world/Words.ts'

const places: Acts = {
  'the accounts of her family': ({ family }) => family.look(),
}

const acts: Acts = {
  'goes back to her own account': ({ family }) => family.goBack(),
  'goes on alone': ({ family }) => family.decline(),
}

const facts: Facts = {
  "the child's password is asked for": ({ family }) => family.isAskedForPassword(),
}

export const familyWords: Words = { places, acts, facts }
