import { expect, it } from 'vitest';

import { texts } from './texts';
import { taskAlertText } from './wholeSiteTexts';

// @spec 5.2
it('has the texts of the specification for the chat', () => {
  expect(texts).toMatchObject({
    logInToChat: 'Please log in to send messages in global chat.',
    chatFailed: 'Your message could not be sent. Please try again.',
  });
});

// @spec 5.2
it.each<[Parameters<typeof taskAlertText>[1]['code'], string]>([
  ['taskNotYours', 'You can only toggle your own tasks!'],
  ['taskUpdated', 'Task status updated!'],
  ['taskUpdateFailed', 'Failed to update task.'],
  ['taskCompletionFailed', 'Failed to complete task: Unknown error'],
])('the text of %s is "%s"', (code, text) => {
  expect(taskAlertText(texts, { code })).toBe(text);
});

it("prefers the server's message", () => {
  expect(taskAlertText(texts, { code: 'taskUpdateFailed', reason: 'No such task.' })).toBe('No such task.');
});

it("combines our text and the server's message for a failed task completion", () => {
  expect(taskAlertText(texts, { code: 'taskCompletionFailed', reason: 'Not yet.' })).toBe(
    'Failed to complete task: Not yet.',
  );
});
