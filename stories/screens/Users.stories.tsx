import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';

import { ScreenStage } from '../stage';
import { now, users } from '../fixtures/community';
import { longName } from '../fixtures/extremes';
import { flow } from '../fixtures/flow';
import { plainServer, refused, neverResponds } from '../fixtures/server';
import { screenParameters } from '../fixtures/widths';

const meta = {
  title: 'Screens/Users',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/Users', now },
  parameters: { ...screenParameters, msw: { handlers: plainServer({ users }).handlers } },
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /Mara Lindqvist/ });
    await expect(link).toHaveAttribute('href', '/Users/mara');
    await expect(link).toHaveTextContent('MMara Lindqvist');
    await expect(canvas.getByText('3 users')).toBeVisible();
  },
};

export const WithLongNames: Story = {
  parameters: { msw: { handlers: plainServer({ users: [longName.user, ...users] }).handlers } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(longName.user.name)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

const many = Array.from({ length: 5_000 }, (_, index) => ({
  _id: `${index}`,
  name: `member ${index + 1}`,
  joinedOn: '2026-11-20T12:00:00.000Z',
}));

export const FiveThousand: Story = {
  parameters: {
    msw: { handlers: plainServer({ users: many }).handlers },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5,000 users')).toBeVisible();
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows.length).toBeLessThan(60);
    await expect(rows[0]).toHaveAttribute('aria-setsize', '5000');
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [neverResponds('get', '*/api/users/all')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading users...')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { msw: { handlers: plainServer({}).handlers } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody has joined yet.')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refused('get', '*/api/users/all', 500, 'The database is asleep.')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The database is asleep.');
  },
};

export const TriedAgain: Story = {
  parameters: { ...flow, ...Failed.parameters },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Try again' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Users' })).toHaveFocus());
  },
};

export const NextPageFailed: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/users/all', ({ request }) =>
          new URL(request.url).searchParams.has('cursor')
            ? HttpResponse.json({ message: 'The database is asleep.' }, { status: 500 })
            : HttpResponse.json(users, {
                headers: { 'X-Total-Count': '400', Link: '</api/users/all?cursor=3>; rel="next"' },
              }),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The database is asleep.');
    await expect(canvas.getByRole('link', { name: /Mara Lindqvist/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
