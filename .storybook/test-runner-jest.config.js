import { getJestConfig } from '@storybook/test-runner';

const config = getJestConfig();

export default {
  ...config,
  testEnvironment: './.storybook/test-environment.mjs',
  setupFilesAfterEnv: [],
  // Each story is played, checked by axe and captured in several modes, perhaps on a loaded machine.
  testTimeout: 180_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      // The environment opens the browser.
      skipInitialization: true,
    },
  },
};
