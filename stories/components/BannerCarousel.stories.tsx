import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { BannerCarousel } from '../../ui';
import { StoryFrame } from '../fixtures/StoryFrame';

const meta = {
  title: 'Components/BannerCarousel',
  component: BannerCarousel,
  decorators: [
    (Story) => (
      <StoryFrame width={720}>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof BannerCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Placeholders: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Show \d$/ })).toHaveLength(6);
  },
};

export const OneSlideNeedsNoControls: Story = {
  args: { slides: [{ title: 'Only this', text: 'And nothing more.', href: '/' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const LongWords: Story = {
  args: {
    slides: [
      { title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen', text: 'One word.', href: '/a' },
      { title: 'And another', text: 'Two words.', href: '/b' },
    ],
  },
};

export const MovesWithButtonsDotsAndKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const current = () => canvas.getByRole('button', { current: true });
    await expect(current()).toHaveAccessibleName('Show 1');

    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(current()).toHaveAccessibleName('Show 2'));

    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(current()).toHaveAccessibleName('Show 1'));

    await userEvent.click(canvas.getByRole('button', { name: 'Show 5' }));
    await waitFor(() => expect(current()).toHaveAccessibleName('Show 5'));

    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(current()).toHaveAccessibleName('Show 6'));
    await expect(canvas.getByRole('group', { name: '6 of 6' })).not.toHaveAttribute('inert');
    await expect(canvas.getByRole('group', { name: '5 of 6' })).toHaveAttribute('inert');
  },
};

export const ArrowKeysGoRound: Story = {
  play: async ({ canvas, userEvent }) => {
    const current = () => canvas.getByRole('button', { current: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Show 1' }));

    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(current()).toHaveAccessibleName('Show 6'));

    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(current()).toHaveAccessibleName('Show 1'));
  },
};
