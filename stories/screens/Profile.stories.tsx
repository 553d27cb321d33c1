import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';

import { ScreenStage } from '../stage';
import { ines, mara, now, posts, users } from '../fixtures/community';
import { flow } from '../fixtures/flow';
import { member } from '../fixtures/member';
import { profileCommunity } from '../fixtures/profileCommunity';
import { plainServer, refused, neverResponds } from '../fixtures/server';
import { onAPhone, screenParameters } from '../fixtures/widths';

const { handlers, reset } = profileCommunity();

const meta = {
  title: 'Screens/Profile',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/Users/mara', now },
  parameters: { ...screenParameters, msw: { handlers } },
  beforeEach: reset,
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { msw: { handlers: [neverResponds('get', '*/api/users/:id')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Loading profile...' })).toBeVisible();
  },
};

export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mara Lindqvist' })).toBeVisible();
    const stats = canvas.getAllByRole('term').map((term) => `${term.textContent}: ${definitionOf(term)}`);
    await expect(stats).toEqual([
      'XP: 1,340',
      'Level: 3',
      'Rank: Regular',
      'Login Streak: 6 days',
      'Posts: 2',
      'Comments: 12',
      'Likes Given: 31',
      'Referred by: Deniz',
      'Users Referred: 1',
    ]);
    await expect(canvas.getByRole('tab', { name: /^Profile/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Posts by Mara Lindqvist' })).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { level: 3, name: 'Halving day, hour by hour' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Account Settings' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Copy Code' })).toBeNull();
  },
};

/** Another user's profile with only the default values of the specification. */
export const Newcomer: Story = {
  args: { at: '/Users/ines', reader: mara },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ines Okafor' })).toBeVisible();
    await expect(canvas.getByText('Level').nextElementSibling).toHaveTextContent('1');
    await expect(canvas.getByText('Rank').nextElementSibling).toHaveTextContent('Newbie');
    await expect(canvas.getByText('No bio found.')).toBeVisible();
    await expect(canvas.getByText('No X profile linked.')).toBeVisible();
  },
};

export const Owner: Story = {
  args: { reader: mara },
  play: async ({ canvas, userEvent }) => {
    const copy = await canvas.findByRole('button', { name: 'Copy Code' });
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(copy);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await expect(write.mock.calls).toEqual([
      ['ALPHA-7K2F'],
      ['https://alphazone.example/Auth?ref=ALPHA-7K2F'],
    ]);
    write.mockRestore();
    await waitFor(() => expect(copy).toHaveAccessibleName('Copy Code'));
    await waitFor(() => expect(canvas.queryByText('Copied!')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Account Settings' })).toBeVisible();
  },
};

export const OwnerWithoutPosts: Story = {
  parameters: {
    ...flow,
    msw: { handlers: [http.get('*/posts/get', () => HttpResponse.json([])), ...handlers] },
  },
  args: { at: '/Users/ines', reader: ines },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have not posted anything yet.')).toBeVisible();
  },
};

// @spec 2.69
export const Achievements: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Achievements.*3$/ }));

    const list = await canvas.findByRole('list', { name: 'Achievements' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(list).getByText('First words')).toBeVisible();
    await expect(within(list).getByText('3 Feb 2026')).toBeVisible();
  },
};

export const NoAchievements: Story = {
  args: { at: '/Users/ines?tab=achievements' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No achievements earned yet.')).toBeVisible();
  },
};

export const Tasks: Story = {
  args: { at: '/Users/mara?tab=tasks', reader: mara },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Daily Tasks' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Other Tasks' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /^Daily Tasks.*4$/ })).toBeVisible();
  },
};

// @spec 2.73
export const NoTasks: Story = {
  args: { at: '/Users/ines?tab=tasks', reader: ines },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tasks available yet.')).toBeVisible();
  },
};

export const MarksTaskDone: Story = {
  args: { at: '/Users/mara?tab=tasks', reader: mara },
  play: async ({ canvas, userEvent }) => {
    const daily = within(await canvas.findByRole('region', { name: 'Daily Tasks' }));
    await userEvent.click(daily.getByRole('button', { name: 'Mark Done' }));

    await expect(await daily.findByText('2 of 3 done')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('XP').nextElementSibling).toHaveTextContent('1,365'));
    await expect(canvas.getByRole('tab', { name: /^Daily Tasks.*3$/ })).toBeVisible();
  },
};

export const TogglesTask: Story = {
  args: { at: '/Users/mara?tab=tasks', reader: mara },
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: 'Done: Follow us on X' });
    await userEvent.click(toggle);

    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(/updated/);
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  },
};

export const ToggleRefused: Story = {
  args: { at: '/Users/mara?tab=tasks', reader: mara },
  parameters: {
    msw: { handlers: [refused('patch', '*/api/users/mara/tasks/:id/toggle', 500, ''), ...handlers] },
  },
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: 'Done: Follow us on X' });
    await userEvent.click(toggle);

    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Failed to update task.');
    await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'true'));
  },
};

// @spec 2.72, 2.73, 5.20
export const TasksOfAnotherUser: Story = {
  args: { at: '/Users/mara?tab=tasks', reader: ines },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Viewing tasks of another user.')).toBeVisible();
    for (const button of canvas.getAllByRole('button', { name: 'Mark Done' })) {
      await expect(button).toBeDisabled();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Done: Join the group' }));

    const alert = await screen.findByRole('alertdialog');
    await expect(alert).toHaveTextContent('You can only toggle your own tasks!');
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Editing: Story = {
  args: { reader: mara },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account Settings' }));

    const form = await canvas.findByRole('form', { name: 'Account Settings' });
    await waitFor(() => expect(form).toHaveFocus());
    await expect(within(form).getByLabelText('Display Name')).toHaveValue('Mara Lindqvist');
    await expect(within(form).getByLabelText('Tags')).toHaveValue('settlement, charts');
    await expect(canvas.queryByRole('tabpanel')).toBeNull();
  },
};

export const UnsupportedPictureType: Story = {
  args: { reader: mara },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account Settings' }));
    const picture = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
    await fireEvent.change(await canvas.findByLabelText('Picture'), { target: { files: [picture] } });

    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Failed to add logo.svg: a profile picture must be a gif, png, jpg or webp image.',
    );
  },
};

export const SavingClosesForm: Story = {
  parameters: flow,
  args: { at: '/Users/mara?settings=open', reader: mara },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Display Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Mara L.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));

    const alert = await screen.findByRole('alertdialog');
    await expect(alert).toHaveTextContent('Profile updated successfully!');
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mara L.' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('form')).toBeNull());
    await expect(await canvas.findByRole('tabpanel')).toBeVisible();
  },
};

export const Saving: Story = {
  args: { at: '/Users/mara?settings=open', reader: mara },
  parameters: { msw: { handlers: [neverResponds('patch', '*/api/users/update/:id'), ...handlers] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));

    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

export const SaveRefused: Story = {
  args: { at: '/Users/mara?settings=open', reader: mara },
  // No screenshot: Chromium draws the scrolled page behind the dialog in two ways.
  parameters: {
    ...flow,
    msw: {
      handlers: [
        refused('patch', '*/api/users/update/:id', 409, 'This username is taken.', [
          { field: 'username', message: 'is taken.' },
          { field: 'tags.0', message: 'is too long.' },
          { field: 'tags.2', message: 'is too short.' },
        ]),
        ...handlers,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const username = await canvas.findByLabelText('Username (optional)');
    await userEvent.clear(username);
    await userEvent.type(username, 'ines');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));

    const alert = await screen.findByRole('alertdialog');
    await expect(alert).toHaveTextContent('Error: This username is taken.');
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await expect(username).toHaveValue('ines');
    await expect(username).toHaveAccessibleDescription('This username is taken.');
    await expect(canvas.getByText('This tag is too long.')).toBeVisible();

    await userEvent.type(username, '2');
    await expect(username).toHaveAccessibleDescription('');
    await expect(username).toHaveFocus();
    await expect(canvas.getByText('This tag is too long.')).toBeVisible();
  },
};

/** The alert has the labels of the form, not the names of the API. */
export const FieldsRefused: Story = {
  args: { at: '/Users/mara?settings=open', reader: mara },
  parameters: {
    ...flow,
    msw: {
      handlers: [
        refused(
          'patch',
          '*/api/users/update/:id',
          400,
          'name: must not be blank. socialLinks.x: must be an address. tags.0: is too long.',
          [
            { field: 'name', message: 'must not be blank.' },
            { field: 'socialLinks.x', message: 'must be an address.' },
            { field: 'tags.0', message: 'is too long.' },
          ],
        ),
        ...handlers,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));

    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Error: Display Name must not be blank. X must be an address. Tags 1 is too long.',
    );
  },
};

export const CancelClosesForm: Story = {
  parameters: flow,
  args: { at: '/Users/mara?tab=achievements', reader: mara },
  play: async ({ canvas, userEvent }) => {
    const settings = await canvas.findByRole('button', { name: 'Account Settings' });
    await userEvent.click(settings);
    await userEvent.type(await canvas.findByLabelText('About'), ' More.');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));

    await expect(await canvas.findByRole('list', { name: 'Achievements' })).toBeVisible();
    await waitFor(() => expect(settings).toHaveFocus());
    await userEvent.click(settings);
    await expect(await canvas.findByLabelText('About')).toHaveValue(member.about);
  },
};

export const KeepsDraftAcrossTabs: Story = {
  parameters: flow,
  args: { at: '/Users/mara?settings=open', reader: mara },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('About'), ' More.');
    await userEvent.click(canvas.getByRole('tab', { name: /^Achievements/ }));
    await expect(await canvas.findByRole('list', { name: 'Achievements' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Account Settings' }));

    await expect(await canvas.findByLabelText('About')).toHaveValue(`${member.about} More.`);
  },
};

export const SettingsOfAnotherUser: Story = {
  args: { at: '/Users/mara?settings=open', reader: ines },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tabpanel')).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};

export const NotFound: Story = {
  args: { at: '/Users/nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no user with this ID.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/Users');
  },
};

export const DeletedMember: Story = {
  args: { at: '/Users/gone' },
  parameters: {
    msw: {
      handlers: plainServer({
        users,
        posts: posts.slice(2).map((post) => ({ ...post, userId: 'gone', userPosted: 'Deleted member' })),
      }).handlers,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Deleted member' })).toBeVisible();
    await expect(canvas.getByText(/This member has left/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'See footnote seven' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refused('get', '*/api/users/:id', 500, 'The database is asleep.')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The database is asleep.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...onAPhone,
  parameters: flow,
  args: { reader: mara },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Daily Tasks/ }));
    const daily = within(await canvas.findByRole('region', { name: 'Daily Tasks' }));
    await userEvent.click(daily.getByRole('button', { name: 'Mark Done' }));
    await expect(await daily.findByText('2 of 3 done')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Account Settings' }));
    const form = await canvas.findByRole('form', { name: 'Account Settings' });
    await waitFor(() => expect(form).toHaveFocus());
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

const definitionOf = (term: HTMLElement) => term.nextElementSibling?.textContent ?? '';
