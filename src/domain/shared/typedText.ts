/** Invisible characters: marks of direction, joiners, soft hyphens, variation selectors. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * For numbers, addresses and codes: half-width characters, one kind of hyphen, single spaces, and nothing that can't be seen. Pasted text
 * brings such marks along, and nobody could find them.
 */
export function preparedText(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(invisible, '')
    .replaceAll(/\p{Dash}/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Steering marks and spaces without width. Joiners and variation selectors stay, since some scripts and emoji need them. */
const marks = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g

/** For names and free text, which keep their width, their dashes and their lines. */
export function readableText(typed: string): string {
  return typed
    .normalize('NFC')
    .replaceAll(marks, '')
    .replaceAll(/^(?:\s|\u200c|\u200d|\ufe0e|\ufe0f)+|(?:\s|\u200c|\u200d)+$/g, '')
}

/** Digits and letters of what people write in groups. In Japanese input a long vowel mark stands for the hyphen. */
export function withoutGroups(typed: string): string {
  return preparedText(typed).replaceAll(/[\s\-ー]/g, '')
}

/** For codes on cards and labels, in capitals; whatever separates their groups is left out. */
export function capitalsAndDigits(typed: string): string {
  return preparedText(typed)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
}

/** Single words of a code, such as its groups. */
export function groupsOf(typed: string): readonly string[] {
  return preparedText(typed)
    .toUpperCase()
    .split(/[^\p{L}\p{N}]/u)
    .filter((group) => group !== '')
}

/** Undefined unless there are digits only. */
export function digitsAsNumber(digits: string): number | undefined {
  return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined
}

/** Such as `1996-02-29`; undefined unless there is such a day. */
export function typedDay(typed: string): Temporal.PlainDate | undefined {
  const text = preparedText(typed)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  try {
    return Temporal.PlainDate.from(text)
  } catch {
    return undefined
  }
}
