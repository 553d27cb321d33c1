export const profileTexts = {
  profileTabsLabel: 'What to see of the profile',
  codeNotCopied: (code: string) => `This browser did not let us copy. Select it and copy it by hand: ${code}`,
  noProfile: 'There is no user with this ID.',
  deletedUser: 'This member has left. The profile is gone; what was posted stays.',
  profileFailed: (reason: string) => `The profile could not be loaded. ${reason}`,
  loadingProfile: 'Loading profile...',
  noPostsBy: (name: string) => `${name} has not posted anything yet.`,
  postsBy: (name: string) => `Posts by ${name}`,
} as const;
