/** A long answer that is parsed again only after its text has changed. */
export class LatestAnswer<Answer> {
  #latest: { readonly text: string; readonly answer: Answer } | undefined = undefined

  of(text: string, parse: () => Answer): Answer {
    if (this.#latest?.text !== text) this.#latest = { text, answer: parse() }
    return this.#latest.answer
  }
}
