import type { BookViewModel } from '#ui/scheduling/book/BookViewModel.ts'
import { nameOf } from './lessonFacts.ts'

export function lessonNamed({ choices }: BookViewModel, name: string): string {
  return idOf(
    choices.lessonTypes.value?.find((each) => each.name === name),
    name,
  )
}

export function centreNamed({ choices }: BookViewModel, name: string): string {
  return idOf(
    choices.place.centres.find((each) => each.name === name),
    name,
  )
}

export function coachNamed({ choices }: BookViewModel, name: string): string {
  return idOf(
    choices.place.coaches.find((coach) => nameOf(coach) === name),
    name,
  )
}

function idOf(found: { readonly id: string } | undefined, name: string): string {
  if (!found) throw new Error(`${name} is not among the choices`)
  return found.id
}
