/** The servers' words; a refusal keeps its code, else the HTTP status. */
export type PhoneCode = { readonly result: 'OFF' | 'SUCCESS' } | { readonly result: 'FAILED'; readonly code: number | string | undefined }
