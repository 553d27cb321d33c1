import { setupPage } from '@storybook/test-runner';
import CustomEnvironment from '@storybook/test-runner/playwright/custom-environment.js';

import { postVisit, preVisit } from './test-runner.mjs';

/**
 * Replaces test-runner's setup file. Jest loads a setup file once per story file, in a sandbox that runs code several
 * times slower. It loads an environment once per worker, outside the sandbox.
 */
export default class StoryEnvironment extends CustomEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      __sbPreVisit: preVisit,
      __sbPostVisit: postVisit,
      __sbSetupPage: setupPage,
      __sbCollectCoverage: false,
    });
  }
}
