export const profileTexts = {
  tabsLabel: 'What to see of the profile',
  codeNotCopied: (code: string) => `This browser did not let us copy. Select it and copy it by hand: ${code}`,
  missing: 'There is no user with this ID.',
  deleted: 'This member has left. The profile is gone; what was posted stays.',
  failed: (reason: string) => `The profile could not be loaded. ${reason}`,
  loading: 'Loading profile...',
  noPosts: (name: string) => `${name} has not posted anything yet.`,
  noOwnPosts: 'You have not posted anything yet.',
  posts: (name: string) => `Posts by ${name}`,
} as const;
