interface Named {
  readonly firstName: string
  readonly lastName: string
}

/** Chinese characters: family name first. */
export function fullName({ firstName, lastName }: Named): string {
  const isHan = /\p{Script=Han}/u.test(lastName)
  return (isHan ? `${lastName} ${firstName}` : `${firstName} ${lastName}`).trim()
}
