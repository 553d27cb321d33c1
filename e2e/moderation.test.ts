import { bell, main } from './support/page';
import { visit } from './support/screens';
import { expect, test } from './support/test';

test('a report leads to a removal, an appeal, and another moderator takes it back', async ({
  browserOf,
  forum,
}) => {
  const [author, reporter, moderator] = [
    await forum.member('Ada'),
    await forum.member('Bob'),
    await forum.member('Quentin'),
  ];
  const admin = await forum.admin();
  await forum.call(
    'POST',
    '/api/moderation/roles',
    { userId: moderator._id, role: 'moderator', zones: ['Memes'] },
    admin,
  );
  const { _id } = await forum.post(author, { postTitle: 'Double your coins' });

  const member = await browserOf(reporter, { viewport: { width: 390, height: 844 } });
  await test.step('a member reports it on a phone', async () => {
    await member.goto(`/Posts/${_id}`);
    const openReport = async () => {
      await member.getByRole('button', { name: /^More about “Double/ }).click();
      await member.getByRole('menuitem', { name: 'Report…' }).click();
    };
    await member.route('**/assets/ReportDialog-*.js', (route) => route.abort());
    await openReport();
    const failed = member.getByRole('alertdialog', { name: 'This could not be loaded. Reload the page?' });
    await expect(failed).toBeVisible();
    await member.unrouteAll({ behavior: 'wait' });
    await Promise.all([member.waitForEvent('load'), failed.getByRole('button', { name: 'Reload' }).click()]);
    await expect(member.locator('#page-state')).not.toBeAttached();
    await openReport();
    await member.getByRole('radio', { name: 'Scam or fraud' }).check();
    await member.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(member.getByText('A moderator will review it.')).toBeVisible();
  });

  const first = await browserOf(moderator, { viewport: { width: 390, height: 844 } });
  const second = await browserOf(admin);
  const heading = /^Post: Scam or fraud/;
  await test.step('a moderator removes it by keyboard on a narrow screen; another sees it live', async () => {
    let letSocketOpen: () => void = () => undefined;
    const opening = new Promise<void>((resolve) => (letSocketOpen = resolve));
    await second.routeWebSocket(/\/socket\.io\//, async (socket) => {
      await opening;
      socket.connectToServer();
    });
    await second.goto('/moderation');
    await expect(second.getByRole('button', { name: heading })).toBeVisible();
    await first.goto('/moderation');
    await expect(first.getByRole('button', { name: heading })).toBeVisible();
    await first.keyboard.press('j');
    await expect(first.getByRole('button', { name: 'Remove…' })).toBeVisible();
    // Changes before the socket opens are not lost.
    letSocketOpen();
    await expect(second.getByText('Quentin is looking at it')).toBeVisible();
    await first.keyboard.press('r');
    await expect(first.getByRole('radio', { name: 'Scam or fraud' })).toBeChecked();
    await first.getByRole('textbox', { name: 'Note to the member' }).fill('It takes them.');
    await first.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
    await expect(second.getByRole('button', { name: heading })).toBeHidden();
    await member.reload();
    await expect(member.getByText('Moderators removed this post.')).toBeVisible();
  });

  const own = await browserOf(author, { viewport: { width: 390, height: 844 } });
  await test.step('the author is notified, and appeals', async () => {
    await own.goto('/');
    await bell(own).press('Enter');
    await own.getByRole('menuitem', { name: /Moderators removed what you wrote/ }).press('Enter');
    await expect(own.getByRole('heading', { level: 1, name: 'Removed: post' })).toBeVisible();
    await expect(own.getByText('It takes them.')).toBeVisible();
    await expect(main(own)).not.toContainText('Quentin');
    await own.getByRole('textbox', { name: 'Why do you disagree?' }).fill('It is a joke.');
    await own.getByRole('button', { name: 'Appeal' }).press('Enter');
    await expect(own.getByRole('heading', { name: 'Your appeal' })).toBeVisible();
  });

  await test.step('another moderator takes it back; the author sees each step live', async () => {
    await visit(second, '/moderation?list=appeals');
    await second.getByRole('link', { name: 'Review' }).press('Enter');
    await second.getByRole('button', { name: 'Start the review' }).press('Enter');
    await expect(own.getByText('Under review by another moderator').locator('xpath=..')).toHaveAttribute(
      'aria-current',
      'step',
    );
    await second.getByRole('textbox', { name: 'Answer to the member' }).fill('You are right.');
    await second.getByRole('button', { name: 'Reverse' }).press('Enter');
    await second.getByRole('alertdialog').getByRole('button', { name: 'Reverse' }).press('Enter');
    await expect(own.getByText('You are right.')).toBeVisible();
    await member.reload();
    await expect(member.getByRole('heading', { level: 1, name: 'Double your coins' })).toBeVisible();
  });
});
