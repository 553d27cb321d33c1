import { writeFile } from 'node:fs/promises';

import {
  acceptAlert,
  button,
  chatField,
  chatLog,
  commentField,
  expectArrival,
  listItem,
  main,
  sidebar,
} from './support/page';
import { visit } from './support/screens';
import { expect, test } from './support/test';

test('held texts are visible to their author, and after approval to everyone', async ({
  browserOf,
  startForum,
}, testInfo) => {
  const file = testInfo.outputPath('filters.json');
  await writeFile(file, JSON.stringify({ words: [{ words: ['free coins'], action: 'hold' }] }));
  const forum = await startForum({ FILTERS_FILE: file });
  const [ada, bob] = [await forum.member('Ada'), await forum.member('Bob')];
  const { _id } = await forum.post(ada);
  const author = await browserOf(bob);
  const reader = await browserOf(ada);
  await author.goto(`/Posts/${_id}`);
  await reader.goto(`/Posts/${_id}`);

  await test.step('the author is told that both wait, and both fields are free', async () => {
    await commentField(author).fill('Free coins, says the comment.');
    await commentField(author).press('Control+Enter');
    await acceptAlert(
      author,
      'Your comment is awaiting a moderator’s approval. Until then, only you and moderators can see it.',
    );
    await expect(listItem(author, 'Free coins, says the comment.')).toBeVisible();
    await expect(commentField(author)).toHaveValue('');
    await chatField(author).fill('Free coins, says the chat.');
    await chatField(author).press('Enter');
    await acceptAlert(author, "Your message is awaiting a moderator's approval. Do not send it again.");
    await expect(chatField(author)).toHaveValue('');
    await author.reload();
    await expect(listItem(author, 'Free coins, says the comment.')).toBeVisible();
  });

  await test.step('a held post opens for its author', async () => {
    await visit(author, '/CreatePost/memes');
    await author.getByLabel('Title', { exact: true }).fill('Free coins, says the post');
    await author.getByLabel('Body').fill('For everybody.');
    await author.getByLabel('Tags').fill('coins');
    await button(author, 'Create Post').click();
    await acceptAlert(
      author,
      'Your post is awaiting a moderator’s approval. Until then, only you and moderators can see it.',
    );
    await expectArrival(author, 'Free coins, says the post');
    await expect(main(author).getByText('Awaiting approval by moderators.')).toBeVisible();
  });

  await test.step('others see neither', async () => {
    await reader.reload();
    await expect(commentField(reader)).toBeVisible();
    await expect(listItem(reader, 'Free coins, says the comment.')).toHaveCount(0);
    await expect(sidebar(reader)).not.toContainText('Free coins');
  });

  await test.step('a moderator approves both in the queue', async () => {
    const moderator = await browserOf(await forum.admin());
    await moderator.goto('/moderation');
    for (const name of ['Comment: Spam or advertising', 'Chat message: Spam or advertising']) {
      const report = moderator.getByRole('article', { name });
      await report.getByRole('button', { name }).click();
      // The claim changes the report's version.
      await expect(report.getByText('You are looking at it')).toBeVisible();
      await report.getByRole('button', { name: 'Approve' }).click();
      const dialog = moderator.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Approve' }).click();
      // It hides the reports from assistive technology.
      await expect(dialog).toBeHidden();
      await expect(report).toBeHidden();
    }
    await expect(listItem(reader, 'Free coins, says the comment.')).toBeVisible();
    await expect(chatLog(reader)).toContainText('Free coins, says the chat.');
  });
});
