import { getJestConfig } from '@storybook/test-runner';

import { contextOptions, launchOptions } from '../scripts/lib/browser-options.mjs';

const config = getJestConfig();

export default {
  ...config,
  testEnvironment: './.storybook/test-environment.mjs',
  setupFilesAfterEnv: [],
  // A story is played, judged by axe and pictured in several modes, on machines that do more besides.
  testTimeout: 180_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: launchOptions(process.env.CHROMIUM_PATH),
      contextOptions,
    },
  },
};
