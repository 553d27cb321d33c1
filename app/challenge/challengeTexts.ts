export const challengeTexts = {
  working: 'Your device is solving a small puzzle that slows bots down. This takes a few seconds.',
  progress: 'Task',
  cancel: 'Cancel',
  unsolved: 'The check for bots failed. Open this page with https:// in a current browser, and try again.',
  solveFirst: 'Solve the puzzle above the button first.',
  notLoaded: 'The puzzle could not be loaded. Allow its scripts in your browser, and reload the page.',
};
