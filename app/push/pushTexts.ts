export const pushTexts = {
  offer:
    'This device can tell you when somebody mentions you or comments on your posts, also while the forum is closed.',
  turnOn: 'Turn on',
  notNow: 'Not now',
  isOn: 'This device tells you when somebody mentions you or comments on your posts.',
  settings: 'Choose in Account Settings',
  close: 'Close this hint',
} as const;
