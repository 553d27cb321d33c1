import { setupPage } from '@storybook/test-runner';
import CustomEnvironment from '@storybook/test-runner/playwright/custom-environment.js';

import { postVisit, preVisit } from './test-runner.mjs';

/**
 * Replaces test-runner's setup file. Jest loads a setup file once per story file, into a sandbox where code is several
 * times slower; an environment is loaded once per worker, outside of it.
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
