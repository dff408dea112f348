import { createContext } from 'react'

/** Shows a rule of the specification with its examples, where the host can; in production nobody can. */
export const ShowRuleContext = createContext<((rule: string) => void) | undefined>(undefined)
