import type { PostForm } from '../../rest/form.ts'
import { responseOf } from './responseOf.ts'

/** By `XMLHttpRequest`: `fetch` does not say how far a form has come. */
export const postForm: PostForm = (form, { url, headers, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total)
    request.onload = () => {
      const reference = request.getResponseHeader('x-request-id')
      resolve(responseOf(request, reference === null ? {} : { 'x-request-id': reference }))
    }
    request.onerror = () => reject(new TypeError('Failed to send the form'))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) {
      // The browser adds the form's boundary to the content type itself.
      if (!/^(?:content-type|user-agent)$/i.test(name)) request.setRequestHeader(name, value)
    }
    request.send(form)
  })
