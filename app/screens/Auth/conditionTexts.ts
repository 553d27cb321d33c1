/** Texts about who can sign up. */
export const conditionTexts = {
  approvalNote: 'A moderator looks at each new account before it can write.',
  invitedNote: 'You are invited. The invitation is good for one account.',
  closed:
    'Only invited people can sign up here. Ask a member for an invitation: a link that opens this form.',
};
