import { describe, expect, it } from 'vitest';

import { alertText, texts, type AlertCode } from './texts';

describe('alertText', () => {
  // @spec 5.1, 5.2
  it.each<[AlertCode, string]>([
    ['emailAndPasswordMissing', 'Enter email and password'],
    ['nameMissing', 'Enter a name to continue'],
    ['usernameMissing', 'Enter a username to continue'],
    ['emailMissing', 'Enter an email to continue'],
    ['passwordMissing', 'Enter a password to continue'],
    ['logInFailed', 'Login failed. Please check your credentials.'],
    ['signUpFailed', 'Signup failed. Please try again.'],
    ['logInToChat', 'Please log in to send messages in global chat.'],
    ['chatFailed', 'Your message could not be sent. Please try again.'],
    ['taskNotYours', 'You can only toggle your own tasks!'],
    ['taskUpdated', 'Task status updated!'],
    ['taskUpdateFailed', 'Failed to update task.'],
    ['taskCompletionFailed', 'Failed to complete task: Unknown error'],
  ])('returns for %s: "%s"', (code, text) => {
    expect(alertText(texts, { code })).toBe(text);
  });

  it("prefers the server's message", () => {
    expect(alertText(texts, { code: 'logInFailed', reason: 'No such account.' })).toBe('No such account.');
  });

  it("combines our text and the server's message for a failed task completion", () => {
    expect(alertText(texts, { code: 'taskCompletionFailed', reason: 'Not yet.' })).toBe(
      'Failed to complete task: Not yet.',
    );
  });
});
