/** Texts of the links that invite people. */
export const invitationsTexts = {
  title: 'Invitations',
  about: 'Only invited people can sign up. A link is good for one account.',
  list: 'Your invitations',
  loading: 'Loading your invitations...',
  failed: (reason: string) => `Your invitations could not be loaded. ${reason}`,
  empty: 'You have no open invitations.',
  more: 'Show more',
  create: 'Create a link',
  open: (open: number, max: number) => `${open} of ${max} open`,
  copy: 'Copy link',
  notCopied: (address: string) =>
    `This browser did not let us copy the link. Select it and copy it yourself: ${address}`,
  copyOf: (day: string) => `Copy the link of ${day}`,
  revoke: 'Revoke',
  revokeOf: (day: string) => `Revoke the link of ${day}`,
  confirm: 'Revoke this link? Whoever has it can no longer sign up with it.',
  created: (day: string) => `Link of ${day}`,
  expires: (day: string) => `Good until ${day}`,
  used: 'signed up with it',
};
