import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';

import { ScreenStage } from '../stage';
import { ines, mara, now } from '../fixtures/community';
import { flow } from '../fixtures/flow';
import { appealed, ownDecision } from '../fixtures/moderation';
import { moderationParameters, moderationServer } from '../fixtures/moderationServer';
import { refused } from '../fixtures/server';
import { stageForum } from '../fixtures/stageForum';

const server = moderationServer();
const { state } = server;
const forum = stageForum();

const meta = {
  title: 'Screens/Decisions',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/decisions/own', now, reader: mara },
  parameters: { ...moderationParameters, msw: { handlers: server.handlers } },
  beforeEach: server.reset,
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OwnDecision: Story = {
  args: { at: '/decisions/own' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Removed: post' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Why do you disagree?' })).toBeVisible();
    await expect(canvas.getByText(/^Offers/).innerText.split('\n')).toHaveLength(2);
    const { bottom } = canvas.getByText('Moderators of this community decided this.').getBoundingClientRect();
    const steps = canvas.getByRole('list', { name: 'Progress' });
    await expect(steps.getBoundingClientRect().top - bottom).toBeGreaterThanOrEqual(24);
  },
};

export const Appealing: Story = {
  parameters: flow,
  args: { at: '/decisions/own' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Appeal' }));
    await expect(await canvas.findByText('Write why you disagree.')).toBeVisible();
    const why = canvas.getByRole('textbox', { name: 'Why do you disagree?' });
    await userEvent.type(why, `My key is ${'5f'.repeat(32)}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Appeal' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await expect(state.sent).toEqual([]);
    await userEvent.clear(why);
    await userEvent.type(why, 'It was a joke.');
    await userEvent.click(canvas.getByRole('button', { name: 'Appeal' }));

    await expect(await canvas.findByRole('heading', { name: 'Your appeal' })).toBeVisible();
    const sent = await canvas.findByText(/^Your appeal was sent\./);
    await waitFor(() => expect(sent).toHaveFocus());
    await expect(canvas.getByText('Appealed').closest('li')).toHaveAttribute('aria-current', 'step');
    await expect(state.sent).toEqual([{ version: 0, text: 'It was a joke.' }]);
  },
};

export const OwnDecisions: Story = {
  parameters: flow,
  args: { at: '/Users/mara?settings=open', site: { account: true } },
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('region', { name: 'Moderators’ decisions' });
    await expect(within(section).getByRole('link', { name: 'Removed: post' })).toHaveAttribute(
      'href',
      '/decisions/d1',
    );
  },
};

export const NextPageFailed: Story = {
  parameters: {
    ...flow,
    msw: {
      handlers: [
        http.get('*/api/decisions', ({ request }) =>
          request.url.includes('cursor=')
            ? HttpResponse.json({ message: 'Out of order.' }, { status: 500 })
            : HttpResponse.json([ownDecision], {
                headers: { Link: '</api/decisions?cursor=2>; rel="next"' },
              }),
        ),
        ...server.handlers,
      ],
    },
  },
  args: { at: '/Users/mara?settings=open', site: { account: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more decisions' }));

    const alert = await canvas.findByText(/^The decisions could not be loaded/);
    await expect(alert).toHaveTextContent('Out of order.');
    await expect(within(canvas.getByRole('alert')).getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Removed: post' })).toBeVisible();
  },
};

export const UnderReview: Story = {
  args: { at: '/decisions/appealed', reader: ines },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Start the review' })).toBeVisible();
  },
};

const findConfirmation = async () =>
  within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Uphold' });

/** The answer is forgotten once it is sent. */
export const KeepsAnswer: Story = {
  parameters: {
    ...flow,
    msw: {
      handlers: [
        http.get('*/api/decisions/appealed', () =>
          HttpResponse.json({ ...appealed, state: 'under review', reviewer: ines.result }),
        ),
        http.post('*/api/decisions/appealed/uphold', async ({ request }) => {
          state.sent.push(await request.json());
          return HttpResponse.json({ ...appealed, state: 'under review', reviewer: ines.result });
        }),
        ...server.handlers,
      ],
    },
  },
  args: { at: '/decisions/appealed', reader: ines, onStart: forum.onStart },
  play: async ({ canvas, userEvent }) => {
    const findAnswer = () => canvas.findByRole('textbox', { name: /^Answer to the member/ });
    await userEvent.type(await findAnswer(), 'It reads as an offer.');
    forum.expire();
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    forum.logIn(ines);
    await expect(await findAnswer()).toHaveValue('It reads as an offer.');

    await userEvent.click(canvas.getByRole('button', { name: 'Uphold' }));
    await userEvent.click(await findConfirmation());
    await waitFor(() => expect(state.sent).toEqual([{ version: 1, note: 'It reads as an offer.' }]));
    await waitFor(async () => expect(await findAnswer()).toHaveValue(''));
  },
};

let isEnded = false;

export const ReviewEndedMeanwhile: Story = {
  beforeEach: () => void (isEnded = false),
  parameters: {
    ...flow,
    msw: {
      handlers: [
        http.get('*/api/decisions/appealed', () =>
          HttpResponse.json({
            ...appealed,
            state: isEnded ? 'upheld' : 'under review',
            reviewer: ines.result,
          }),
        ),
        http.post('*/api/decisions/appealed/uphold', () => {
          isEnded = true;
          return HttpResponse.json(
            { message: 'This decision has changed in the meantime.', details: [] },
            { status: 409 },
          );
        }),
        ...server.handlers,
      ],
    },
  },
  args: { at: '/decisions/appealed', reader: ines },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Uphold' }));
    await userEvent.click(await findConfirmation());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Uphold' })).toBeNull());

    await expect(canvas.getByText(/This decision has changed in the meantime/)).toBeVisible();
  },
};

export const RemovedPictureUnderReview: Story = {
  parameters: flow,
  args: { at: '/decisions/picture', reader: ines },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Moderators removed this picture.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the picture' }));
    const shown = await canvas.findByRole('img', { name: 'The removed picture' });
    await waitFor(() => expect((shown as HTMLImageElement).naturalWidth).toBeGreaterThan(0));
  },
};

export const NoSuchDecision: Story = {
  parameters: {
    ...flow,
    msw: { handlers: [refused('get', '*/api/decisions/none', 404, 'There is no such decision.')] },
  },
  args: { at: '/decisions/none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/There is no such decision/)).toBeVisible();
  },
};

export const OwnDecisionsFailed: Story = {
  parameters: {
    ...flow,
    msw: { handlers: [refused('get', '*/api/decisions', 500, 'Not now.'), ...server.handlers] },
  },
  args: { at: '/Users/mara?settings=open', site: { account: true } },
  play: async ({ canvas }) => {
    const failure = await canvas.findByText('The decisions could not be loaded. Not now.');
    await expect(failure).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Moderators’ decisions' })).toBeVisible();
  },
};
