/** Of a port, what the test never calls. */
export function unasked(): Promise<never> {
  return Promise.reject(new Error('Not asked here'))
}
