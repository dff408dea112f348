import { emailOf } from '../shared/email.ts'
import { validText } from '../shared/validText.ts'
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
  const description = entry.description.trim()
  const ticket = {
    subject: entry.subject.trim(),
    name: entry.name.trim(),
    email: emailOf(entry.email) ?? entry.email,
    description: details ? `${description}\n\n${detailsAsText(details)}` : description,
  }
  return { ticket }
}

function problemWith(field: TicketField, typed: string): TicketProblem | undefined {
  if (typed.trim() === '') return 'missing'
  if (field === 'email') return emailOf(typed) === undefined ? 'no-email' : undefined
  // A description has several lines.
  const read = validText(field === 'description' ? typed.replaceAll(/[\n\r\t]/g, ' ') : typed, longest[field])
  return 'problem' in read ? read.problem : undefined
}
