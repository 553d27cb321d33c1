const words = { link: 'link', password: 'password', code: 'code' } as const;

/** What the fields of account forms hold. */
const values = {
  name: 'name',
  username: 'username',
  about: 'text',
  tags: 'tag',
  x: words.link,
  telegram: words.link,
  discord: words.link,
  picture: 'picture',
  email: 'address',
  password: words.password,
  referralCode: words.code,
  code: words.code,
  oldPassword: words.password,
  newPassword: words.password,
} as const;

export type AccountField = keyof typeof values;

/**
 * Error details continue a field's name: `must not be blank.`, `is taken.`
 * A message that begins with a capital letter is returned unchanged.
 */
export function fieldError(field: AccountField, message: string): string {
  if (message.startsWith('must ')) return `M${message.slice(1)}`;
  return /^\p{Ll}/u.test(message) ? `This ${values[field]} ${message}` : message;
}
