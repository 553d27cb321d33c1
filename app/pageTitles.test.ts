import { pageTitles } from '@alphazone/client/pages';
import { expect, it } from 'vitest';

import { messages } from '../ui/messages';

// The kit knows no titles of pages, and has these words for itself.
it('uses the same words in the kit and in the titles that the server sends', () => {
  expect({
    tags: messages.editor.tags,
    profile: messages.shell.profile,
    logIn: messages.auth.logIn.title,
    signUp: messages.auth.signUp.title,
  }).toEqual({
    tags: pageTitles.tags,
    profile: pageTitles.profile,
    logIn: pageTitles.logIn,
    signUp: pageTitles.signUp,
  });
});
