import type { TrustedTypes } from '../updates/serviceWorker.ts'

/** React Aria empties its announcements by writing empty markup. All other text is refused as markup, as without this policy. */
export function allowEmptyMarkup(trustedTypes: Pick<TrustedTypes, 'createPolicy'> | undefined): void {
  trustedTypes?.createPolicy('default', { createHTML: (markup) => (markup === '' ? '' : null) })
}
