import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { MentionText } from '../../ui/components/MentionText';
import { longWord, post } from './samples';

const meta = {
  title: 'Forum/MentionText',
  component: MentionText,
  args: { text: post.postBody },
} satisfies Meta<typeof MentionText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '@Ada Lovelace' })).toHaveAttribute('href', '/Users/u-2');
    const address = canvas.getByRole('link', { name: 'https://example.org/hash-rate' });
    await expect(address).toHaveAttribute('rel', expect.stringContaining('nofollow'));
    await expect(address).toHaveAttribute('rel', expect.stringContaining('noopener'));
  },
};

export const LineBreaks: Story = { args: { text: 'One.\nTwo.\n\nThree, after an empty line.' } };

export const HostileText: Story = {
  args: {
    text: '<img src=x onerror="document.body.remove()"> javascript:alert(1) @[x](javascript:alert(1)) @[<b>y</b>](u-9)',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: '@<b>y</b>' })).toHaveAttribute('href', '/Users/u-9');
  },
};

export const LongWords: Story = {
  args: { text: `${longWord}${longWord}` },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { args: { text: 'مرحبا @[ada](u-2)، انظر https://example.org' } };
