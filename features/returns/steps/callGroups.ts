/** What features say of calls, with the calls of which it is true. */
export const callGroups = new Map<string, readonly string[]>([
  ['reading the returns', ['returns.customer-returns']],
  ['for messages', ['returns.messages']],
  ['requesting the return', ['returns.place-request']],
  ['to return', ['returns.place-request']],
  ['to take a file', ['returns.upload-attachment']],
  ['sending a message', ['returns.send-message']],
  ['to pass on a message', ['returns.send-message']],
])
