import { bodiesOf, calledAfter, recordCalls } from './support/calls';
import {
  acceptAlert,
  button,
  commentField,
  confirmDeletion,
  expectArrival,
  listItem,
  main,
  media,
  scoreIn,
} from './support/page';
import { visit } from './support/screens';
import { expect, test } from './support/test';

// @spec 2.17, 2.19, 2.52, 2.53, 2.54, 2.58, 2.59, 2.60, 3.2
test(
  'a post shows its content and media and is shared by its link',
  { tag: '@plain' },
  async ({ page, context, forum, serverKind }) => {
    const ada = await forum.member('Ada');
    const files = [
      'clip.mp4',
      'clip.webm',
      'tone.mp3',
      'tone.wav',
      'picture.png',
      'picture.jpg',
      'picture.webp',
      'dance.gif',
    ];
    const urls = await Promise.all(files.map((file) => forum.upload(ada, media(file))));
    const post = await forum.post(ada, {
      postTitle: 'All of it',
      postBody: 'The whole body',
      postTags: ['gm', 'charts'],
      mediaUrls: [...urls, { url: 'https://files.example/paper.pdf', type: 'application/pdf' }],
    });
    await forum.vote(ada, post._id, 'upVote');
    await forum.comment(ada, post._id, 'Mine');
    await page.goto(`/Posts/${post._id}`);

    await test.step('shows its content', async () => {
      await expect(main(page).getByRole('heading', { level: 1, name: 'All of it' })).toBeVisible();
      await expect(main(page).getByText('The whole body')).toBeVisible();
      await expect(scoreIn(main(page))).toHaveText('Score 1');
      await expect(button(page, 'Upvote')).toBeVisible();
      await expect(button(page, 'Downvote')).toBeVisible();
      await expect(main(page).getByRole('link', { name: 'Ada' }).first()).toHaveAttribute(
        'href',
        `/Users/${ada._id}`,
      );
      await expect(
        main(page).locator(`time[datetime="${new Date(post.postedOn).toISOString()}"]`),
      ).toHaveText(/now|ago/);
      for (const tag of ['gm', 'charts']) {
        const links = main(page).getByRole('link', { name: tag, exact: true });
        await expect(links).toHaveCount(2);
        for (const link of await links.all()) await expect(link).toHaveAttribute('href', `/Tags?tag=${tag}`);
      }
      await expect(main(page).getByRole('heading', { name: '1 Comment', exact: true })).toBeVisible();
      await expect(main(page).getByRole('list', { name: 'Comments' }).getByRole('listitem')).toHaveCount(1);
      await expect(commentField(page)).toBeVisible();
      await expect(main(page).getByRole('link', { name: 'create your own post' })).toHaveAttribute(
        'href',
        '/CreatePost',
      );
    });

    await test.step('shows each kind of media, and names an unknown one', async () => {
      await expect(main(page).locator('video')).toHaveCount(2);
      await expect(main(page).locator('audio')).toHaveCount(2);
      await expect(main(page).locator('img[src*="/media/"]')).toHaveCount(4);
      await expect(main(page).getByText('Unsupported media type: application/pdf')).toBeVisible();
    });

    await test.step('copies its link', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await button(page, 'Share').click();
      await acceptAlert(page, `Link Copied! Share this post: ${forum.url}/Posts/${post._id}`);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        `${forum.url}/Posts/${post._id}`,
      );
    });

    await test.step('shows more than 50 comments', async () => {
      const numbers = Array.from({ length: 51 }, (_, index) => index + 1);
      const { _id } = await forum.post(ada, { postTitle: 'Long talk' });
      await Promise.all(numbers.map((number) => forum.comment(ada, _id, `Comment ${number}`)));
      await visit(page, `/Posts/${_id}`);
      await expectArrival(page, 'Long talk');
      const comments = main(page).getByRole('list', { name: 'Comments' }).getByRole('listitem');
      // The plain server sends all of them at once.
      if (serverKind === 'alphazone') {
        await expect(comments).toHaveCount(50);
        await button(page, 'Show more comments').click();
      }
      await expect(comments).toHaveCount(51);
      await expect(button(page, 'Show more comments')).toHaveCount(0);
    });

    await test.step('says so when no post has the id', async () => {
      await visit(page, '/Posts/0193a1b2-0000-7000-8000-00000000dead');
      await expect(
        page.getByText('No post found with this ID. It might have been deleted or never existed.'),
      ).toBeVisible();
    });
  },
);

// @spec 1.3, 2.54, 3.5, 3.6, 4.10, 4.11, 4.12, 4.13, 4.14, 4.29, 5.6, 5.13, 5.14, 5.15, 5.16, 6.3, 7.4, 7.18, 7.19, 7.20, 7.21, 9.15
test(
  'a member votes and comments with a mention, and only authors delete',
  { tag: '@plain' },
  async ({ browserOf, forum }) => {
    const [ada, bob] = [await forum.member('Ada'), await forum.member('Bob')];
    const post = await forum.post(ada, { postTitle: 'Talk to me' });
    await forum.comment(await forum.member('Cleo'), post._id, 'First');
    const [page, author] = [await browserOf(bob), await browserOf(ada)];
    const [calls, authorCalls] = [recordCalls(page), recordCalls(author)];
    const sentComments = () => bodiesOf(calls, `POST /comment/${post._id}`);
    await page.goto(`/posts/${post._id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Talk to me' })).toBeVisible();
    await expect(button(page, 'Delete')).toHaveCount(0);

    await test.step('votes up and down and withdraws the vote', async () => {
      const score = scoreIn(main(page));
      await button(page, 'Upvote').click();
      await expect(button(page, 'Upvote')).toHaveAttribute('aria-pressed', 'true');
      await expect(score).toHaveText('Score 1');
      await expect.poll(() => score.evaluate(hue)).toBe('blue');
      await expect.poll(async () => (await forum.read(post._id))?.upVote?.length).toBe(1);
      await expect
        .poll(() => calledAfter(calls, `PATCH /posts/vote/${post._id}`))
        .toContain('GET /posts/get');

      await button(page, 'Downvote').click();
      await expect(score).toHaveText('Score minus 1');
      await expect.poll(() => score.evaluate(hue)).toBe('red');
      await expect.poll(async () => (await forum.read(post._id))?.downVote?.length).toBe(1);

      await button(page, 'Downvote').click();
      await expect(score).toHaveText('Score 0');
      await expect.poll(() => score.evaluate(hue)).toBe('grey');
      await expect.poll(async () => (await forum.read(post._id))?.downVote?.length).toBe(0);
      expect(bodiesOf(calls, `PATCH /posts/vote/${post._id}`)).toEqual(
        ['upVote', 'downVote', 'downVote'].map((value) => ({ value, userId: bob._id })),
      );
    });

    const field = commentField(page);
    const comment = listItem(page, 'Well said');

    await test.step('comments with a text that is not blank; the alert restores the focus', async () => {
      await field.fill('   ');
      await field.press('Control+Enter');
      const alert = page.getByRole('alertdialog', { name: 'Enter a comment before submitting', exact: true });
      for (const key of ['Escape', 'Enter']) {
        await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused();
        await page.keyboard.press(key);
        await expect(alert).toHaveCount(0);
        await expect(field).toBeFocused();
        if (key === 'Escape') await field.press('Control+Enter');
      }
      expect(sentComments()).toEqual([]);
      await field.fill('');
    });

    const stored = await test.step('the comment is trimmed, with its author and the new count', async () => {
      const searches = () =>
        calls.filter(({ name }) => name === 'GET /api/users/search').map(({ query }) => query['q']);
      await field.pressSequentially(`Well said @${ada.username}`);
      await expect.poll(() => searches().at(-1)).toBe(ada.username);
      expect(searches()).not.toContain('');
      await page.getByRole('option').filter({ hasText: ada.username }).click();
      await field.pressSequentially('indeed  ');
      const response = page.waitForResponse(`**/comment/${post._id}`);
      await field.press('Control+Enter');
      const body = {
        commentBody: `Well said @[${ada.username}](${ada._id}) indeed`,
        userCommented: 'Bob',
        userId: bob._id,
      };
      const { comment: saved } = (await (await response).json()) as { comment: { _id: string } };
      expect(saved).toMatchObject({ ...body, commentedOn: expect.any(String) });
      expect(sentComments()).toEqual([{ ...body, noOfComments: 2 }]);
      await expect.poll(() => calledAfter(calls, `POST /comment/${post._id}`)).toContain('GET /posts/get');
      return saved;
    });

    await test.step('the comment is shown to all, with a link to the mentioned user', async () => {
      await expect(comment).toContainText(`Well said @${ada.username} indeed`);
      await expect(comment.getByRole('link', { name: `@${ada.username}` })).toHaveAttribute(
        'href',
        new RegExp(`/Users/${ada._id}$`, 'i'),
      );
      await expect(field).toHaveValue('');
      await expect(main(page).getByRole('status').filter({ hasText: 'Comment sent.' })).toBeVisible();
      await button(page, 'Show it').click();
      await expect(comment).toBeFocused();
      expect((await forum.read(post._id))?.noOfComments).toBe(2);
      await author.goto(`/Posts/${post._id}`);
      await expect(listItem(author, 'Well said')).toBeVisible();
      await expect(listItem(author, 'Well said').getByRole('button', { name: 'Delete' })).toHaveCount(0);
    });

    await test.step('the comment is deleted after a confirmation', async () => {
      await comment.getByRole('button', { name: 'Delete' }).click();
      const confirmation = page.getByRole('alertdialog');
      await expect(confirmation).toContainText(
        'Are you sure you want to delete this comment? This action cannot be undone.',
      );
      await confirmation.getByRole('button', { name: 'Cancel' }).click();
      await expect(comment).toBeVisible();
      await comment.getByRole('button', { name: 'Delete' }).click();
      await confirmDeletion(page);
      await expect(comment).toBeHidden();
      await expect(main(page).getByText('Comment sent.')).toBeHidden();
      // The comment disappears before the request is sent.
      await expect
        .poll(() => calls.filter(({ name }) => name.startsWith('DELETE /comment/')))
        .toMatchObject([{ name: `DELETE /comment/${stored._id}`, body: { postId: post._id } }]);
      await expect
        .poll(() => calledAfter(calls, `DELETE /comment/${stored._id}`))
        .toContain('GET /posts/get');
      expect(await forum.read(post._id)).toMatchObject({
        noOfComments: 1,
        comment: [{ commentBody: 'First' }],
      });
    });

    await test.step('the post is deleted by its author, after a confirmation', async () => {
      await button(author, 'Delete').click();
      const confirmation = author.getByRole('alertdialog');
      await expect(confirmation).toContainText(
        'Are you sure you want to delete this post? This action cannot be undone.',
      );
      await confirmation.getByRole('button', { name: 'Cancel' }).click();
      expect(bodiesOf(authorCalls, `DELETE /posts/delete/${post._id}`)).toEqual([]);

      await button(author, 'Delete').click();
      await confirmDeletion(author);
      await expect(author).toHaveURL('/memes');
      expect(bodiesOf(authorCalls, `DELETE /posts/delete/${post._id}`)).toEqual([null]);
      await expect
        .poll(() => calledAfter(authorCalls, `DELETE /posts/delete/${post._id}`))
        .toContain('GET /posts/get');
      expect(await forum.read(post._id)).toBeUndefined();
    });
  },
);

function hue(element: Element): 'blue' | 'red' | 'grey' {
  const [red = 0, , blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
  if (Math.abs(blue - red) < 40) return 'grey';
  return blue > red ? 'blue' : 'red';
}

test('a picture opens at the next press when its viewer failed to load', async ({ browserOf, forum }) => {
  const ada = await forum.member('Ada');
  const mediaUrls = [await forum.upload(ada, media('picture.png'))];
  const post = await forum.post(ada, { postTitle: 'A picture', mediaUrls });
  const page = await browserOf(ada, { serviceWorkers: 'block' });
  await page.goto(`/Posts/${post._id}`);
  const picture = button(page, 'Open picture 1 of 1');

  await page.route('**/assets/MediaViewerPopup-*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await picture.click();
  await failed;
  await page.unrouteAll({ behavior: 'wait' });
  // The failure may close the viewer a little later.
  await expect(async () => {
    await picture.click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
