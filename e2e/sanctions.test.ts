import { recordRealtime } from './support/calls';
import { acceptAlert, button, commentField, logIn } from './support/page';
import { visit } from './support/screens';
import { expect, test } from './support/test';

test('a member banned while writing sees the reason and keeps the draft', async ({ browserOf, forum }) => {
  const [ada, eve] = [await forum.member('Ada'), await forum.member('Eve')];
  const post = await forum.post(ada, { postTitle: 'A calm thread' });
  const page = await browserOf(eve, { viewport: { width: 390, height: 844 } });
  const realtime = recordRealtime(page);
  await page.goto(`/Posts/${post._id}`);
  await commentField(page).fill('Half a thou');
  await expect.poll(() => realtime.sent).toContainEqual(['join', eve._id]);

  const admin = await forum.admin();
  const ban = { kind: 'ban', reason: 'harassment', days: 3 };
  await forum.call('POST', `/api/moderation/members/${eve._id}/sanctions`, ban, admin);
  await acceptAlert(
    page,
    'Moderators banned you. Reason: Harassment or threats. Log in to read the decision and to appeal. What you wrote stays on this device.',
  );

  await visit(page, '/Auth');
  await logIn(page, eve);
  const hint = page.getByText(/^Moderators banned you until .* Reason: Harassment or threats/);
  await expect(hint).toBeVisible();
  await visit(page, `/Posts/${post._id}`);
  await expect(commentField(page)).toHaveValue('Half a thou');
  await button(page, 'Send').press('Enter');
  const refusal = page.getByRole('alertdialog');
  await expect(refusal).toContainText('Moderators banned you until');
  await refusal.getByRole('button', { name: 'OK' }).press('Enter');
  await expect(refusal).toHaveCount(0);
  await expect(commentField(page)).toHaveValue('Half a thou');

  await page.getByRole('link', { name: 'Read why, and appeal' }).press('Enter');
  await expect(page).toHaveURL(/\/decisions\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
