import { emailOf } from '../shared/email.ts'
import { readableText } from '../shared/typedText.ts'
import { validLines, validText } from '../shared/validText.ts'
import { detailsAsText, type TechnicalDetails } from './technicalDetails.ts'

/** In bytes. */
export const largestFile = 5 * 1024 * 1024
export const mostFiles = 5

export const ticketFields = ['subject', 'description', 'name', 'email'] as const
export type TicketField = (typeof ticketFields)[number]
export type TicketEntry = Readonly<Record<TicketField, string>>
export type TicketProblem = 'missing' | 'no-email' | 'too-long' | 'unwritable'
export type TicketProblems = Readonly<Partial<Record<TicketField, TicketProblem>>>

export const emptyTicket: TicketEntry = { subject: '', description: '', name: '', email: '' }

const longest = { subject: 100, name: 100, description: 4000 } as const

/** Texts as they are sent. `details` are added below the description. */
export function enteredTicket(
  entry: TicketEntry,
  details: TechnicalDetails | undefined,
): { readonly ticket: TicketEntry } | { readonly problems: TicketProblems } {
  const problems: Partial<Record<TicketField, TicketProblem>> = {}
  for (const field of ticketFields) {
    const problem = problemWith(field, entry[field])
    if (problem) problems[field] = problem
  }
  if (Object.keys(problems).length > 0) return { problems }
  const description = readableText(entry.description)
  const ticket = {
    subject: readableText(entry.subject),
    name: readableText(entry.name),
    email: emailOf(entry.email) ?? entry.email,
    description: details ? `${description}\n\n${detailsAsText(details)}` : description,
  }
  return { ticket }
}

function problemWith(field: TicketField, typed: string): TicketProblem | undefined {
  if (readableText(typed) === '') return 'missing'
  if (field === 'email') return emailOf(typed) === undefined ? 'no-email' : undefined
  const read = field === 'description' ? validLines(typed, longest[field]) : validText(typed, longest[field])
  return 'problem' in read ? read.problem : undefined
}
