export const moderationMessages = {
  notAllowed: 'Only moderators can do this. Ask an administrator for the role if you need it.',
};
