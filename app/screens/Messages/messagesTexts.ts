export const messagesTexts = {
  seeUsers: 'See all users',
  selectUser: 'Select a user to start chatting.',
  directMessages: 'Messages',
} as const;
