import purify from 'dompurify'

/** Excludes everything that runs, frames, asks for input or brings styles. */
const tags = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'figure', 'figcaption', 'div', 'span'],
  ...['a', 'strong', 'b', 'em', 'i', 'small', 'sub', 'sup', 'abbr', 'code', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
]
const attributes = ['href', 'src', 'alt', 'title', 'width', 'height', 'lang', 'dir', 'colspan', 'rowspan', 'scope', 'target', 'rel']

/** Own addresses and https, for links also mailto and tel. Browsers read `/\` as `//`, another host. */
const addresses = /^(?:https:|mailto:|tel:|\/(?![/\\])|#)/i

purify.addHook('afterSanitizeAttributes', (element) => {
  element.removeAttribute('target')
  element.removeAttribute('rel')
  if (element instanceof HTMLImageElement) {
    element.alt ||= ''
    element.loading = 'lazy'
  }
  if (!/^https:/i.test(element.getAttribute('href') ?? '')) return
  // Another site learns nothing of this page, and can't reach it.
  element.setAttribute('target', '_blank')
  element.setAttribute('rel', 'noopener noreferrer')
})

export function sanitised(html: string): DocumentFragment {
  return purify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOWED_URI_REGEXP: addresses,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
}
