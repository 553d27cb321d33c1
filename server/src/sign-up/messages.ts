export const signUpMessages = {
  invitationNeeded:
    'Only invited people can sign up here. Ask a member for an invitation, open its link, and sign up there.',
  invitationGone:
    'This invitation has expired, was revoked or was used already. Ask the member who invited you for a new one.',
  notByInvitation: 'Nobody needs an invitation here: everyone can sign up.',
  tooManyOpen: (max: number) =>
    `You have ${max} open invitations. Wait until one is used, or revoke one that nobody needs.`,
  noInvitation: 'There is no open invitation with this id. Somebody may have signed up with it.',
  invitationRevoked: 'Invitation revoked.',
  awaitsApproval:
    'A moderator has to approve your account first. Until then you can read, but not write. You will be notified.',
  noApplicant: 'Nobody with this id is awaiting approval. Another moderator may have decided.',
  approved: 'Approved.',
  refused: 'Refused.',
  noTask: 'This server asks for no task.',
  challengeNeeded: 'The check for bots is missing, wrong or too old. Send the form again.',
  challengeUnavailable: 'The check for bots is not available. Try again in a minute.',
} as const;
