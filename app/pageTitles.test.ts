import { pageTitles } from '@alphazone/client/pages';
import { expect, it } from 'vitest';

import { messages } from '../ui/messages';

// The kit knows no page titles, and has these words of its own.
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
