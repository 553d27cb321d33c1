import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { MediaGallery } from '../../ui/components/MediaGallery';
import { media, post } from './samples';

const meta = {
  title: 'Forum/MediaGallery',
  component: MediaGallery,
  args: { label: post.postTitle, items: [media.dawn, media.spiral, media.tall] },
} satisfies Meta<typeof MediaGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pictures: Story = {};

export const OnePicture: Story = { args: { items: [media.dawn] } };

export const EveryKind: Story = {
  args: {
    items: [media.dawn, media.gif, media.video, media.audio, media.broken, media.unsupported],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unsupported media type: application/pdf')).toBeVisible();
    await expect(await canvas.findByText('This picture is not available.')).toBeVisible();
    const video = canvas.getByLabelText(/^Video:/);
    await expect(video).toBeVisible();
    // The tile cuts a ring outside.
    video.focus();
    await expect(video).toHaveStyle({ outlineOffset: '-3px' });
    video.blur();
    await expect(canvas.getByLabelText(/^Audio:/)).toBeVisible();
  },
};

/** Moderators removed the first one. */
export const Removed: Story = {
  args: { items: [{ ...media.dawn, removed: true }, media.spiral] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Moderators removed this file.')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const ViewerArrowKeysWrap: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open picture 2 of 3' }));
    const viewer = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(viewer.getByText('Picture 2 of 3')).toBeVisible());

    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(viewer.getByText('Picture 1 of 3')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(viewer.getByText('Picture 3 of 3')).toBeVisible();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open picture 2 of 3' })).toHaveFocus());
  },
};

export const ViewerOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open picture 1 of 3' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toBeVisible());
  },
};
