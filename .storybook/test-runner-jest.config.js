import { getJestConfig } from '@storybook/test-runner';

import { contextOptions, launchOptions } from '../scripts/lib/browser-options.mjs';

const config = getJestConfig();

export default {
  ...config,
  // A story is played, judged by axe and pictured in up to four modes, on machines that do more besides.
  testTimeout: 60_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: launchOptions(process.env.CHROMIUM_PATH),
      contextOptions,
    },
  },
};
