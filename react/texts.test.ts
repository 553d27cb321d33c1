import { describe, expect, it } from 'vitest';

import { alertText, texts } from './texts';

describe('alertText', () => {
  // @spec 5.2
  it.each<[Parameters<typeof alertText>[1]['code'], string]>([
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
    expect(alertText(texts, { code: 'chatFailed', reason: 'Too fast.' })).toBe('Too fast.');
  });

  it("combines our text and the server's message for a failed task completion", () => {
    expect(alertText(texts, { code: 'taskCompletionFailed', reason: 'Not yet.' })).toBe(
      'Failed to complete task: Not yet.',
    );
  });
});
