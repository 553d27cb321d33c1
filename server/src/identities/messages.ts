export const identityMessages = {
  noProvider: 'This forum has no such provider. Log in another way.',
  providerSilent: (name: string) =>
    `${name} is not responding. Try again in a moment, or log in another way.`,
  cancelled: (name: string) => `${name} has not confirmed who you are. Try again, or log in another way.`,
  refused: (name: string) =>
    `The answer of ${name} cannot be verified. Try again. If that does not help, tell the people who run this forum.`,
  flowOver:
    'This took too long, or was started in another browser or at another address of the forum. Start again.',
  ticketOver: 'This took too long. Start again with your provider.',
  identityTaken: 'This identity belongs to an account already. Log in with it.',
  otherLinked: (name: string) => `Your account has another identity of ${name}. Unlink it first.`,
  notYourIdentity: (name: string) =>
    `You chose an account at ${name} that is not linked to yours. Start again with the linked one.`,
  notFresh: (name: string) => `${name} did not ask you to log in again. Log out there, and start again.`,
  linked: (name: string) => `You can log in with ${name} now.`,
  unlinked: (name: string) => `${name} no longer logs you in.`,
  notLinked: 'Your account has no identity of this provider.',
  lastWay: 'This is your only way to log in. Set a password or add a passkey first.',
} as const;
