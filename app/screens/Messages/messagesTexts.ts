export const messagesTexts = {
  seeUsers: 'See all users',
  selectUser: 'Select a user to start chatting.',
  title: 'Messages',
} as const;
