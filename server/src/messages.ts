/** What the server says to people. Messages that carry values are functions. */
export const messages = {
  loginNeeded: 'Log in to continue.',
  wrongCredentials: 'The e-mail address or the password is wrong.',
  nothingHere: 'There is nothing at this address.',
  internal: 'Something went wrong on the server. Try again later.',
  badJson: 'The body is not valid JSON.',
  bodyNeeded: 'The request needs a body.',
  badRequest: 'The request cannot be understood.',
  bodyTooLarge: 'The request is too large.',
  bodyType: (types: readonly string[]) => `Send the body as ${types.join(' or ')}.`,
  bodyNotExpected: 'This request takes no body.',
  badText: 'contains a character that cannot be stored.',
  notReady: 'The database cannot be reached.',
  notMigrated: 'The database is not up to date.',
} as const;
