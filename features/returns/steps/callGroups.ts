/** What features say of calls, with the calls of which it is true. */
export const callGroups = new Map<string, readonly string[]>([
  ['loading the returns', ['returns.customer-returns']],
  ['for messages', ['returns.messages']],
  ['requesting the return', ['returns.place-request']],
  ['to return', ['returns.place-request']],
  ['to store a file', ['returns.upload-attachment']],
  ['sending a message', ['returns.send-message']],
  ['to send a message', ['returns.send-message']],
])
