import type { InputHTMLAttributes } from 'react'

type Typing = Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'enterKeyHint' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck'>

interface Kind {
  readonly type: string
  readonly autoComplete: string | undefined
  readonly inputMode: Typing['inputMode']
  readonly isCode: boolean
}

const asTyped = { autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false } as const

export function typingOf({ type, autoComplete = '', inputMode, isCode }: Kind): Typing {
  const token = autoComplete.split(' ').at(-1) ?? ''
  if (type === 'email' || token === 'email' || token === 'username') return { ...asTyped, inputMode: 'email' }
  if (type === 'tel') return { ...asTyped, inputMode: 'tel' }
  if (type === 'search') return { ...asTyped, enterKeyHint: 'search' }
  if (token === 'one-time-code') return { ...asTyped, inputMode: 'numeric', enterKeyHint: 'done' }
  if (/^cc-(?:number|csc|exp)/.test(token)) return { ...asTyped, inputMode: 'numeric' }
  if (type === 'password' || inputMode || isCode) return asTyped
  if (token === 'postal-code') return { ...asTyped, autoCapitalize: 'characters' }
  if (/name$|^organization|^address-/.test(token)) return { ...asTyped, autoCapitalize: 'words' }
  return {}
}
