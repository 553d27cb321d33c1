import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';

import { ReferralCode } from '../../ui/components/ReferralCode';
import { StoryFrame } from '../fixtures/StoryFrame';

const writeText = fn(() => Promise.resolve());

const meta = {
  title: 'Components/ReferralCode',
  component: ReferralCode,
  args: { code: 'ALPHA-7K2F', onCopyFailed: fn() },
  decorators: [
    (Story) => (
      <StoryFrame width={420}>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof ReferralCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Referral code' })).toHaveTextContent('ALPHA-7K2F');
  },
};

export const Copied: Story = {
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    return () => write.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Code' }));

    await expect(writeText).toHaveBeenCalledWith('ALPHA-7K2F');
    const button = await canvas.findByRole('button', { name: 'Copied!' });
    await waitFor(() => expect(button).toHaveAccessibleName('Copy Code'));
  },
};

export const WithLink: Story = {
  args: { link: 'https://alphazone.example/Auth?ref=ALPHA-7K2F' },
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    return () => write.mockRestore();
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy Link' });
    await userEvent.click(button);

    await expect(writeText).toHaveBeenLastCalledWith(args.link);
    await waitFor(() => expect(button).toHaveAccessibleName('Copied!'));
    await waitFor(() => expect(button).toHaveAccessibleName('Copy Link'));
  },
};

export const CopyRefused: Story = {
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    return () => write.mockRestore();
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Code' }));

    await waitFor(() => expect(args.onCopyFailed).toHaveBeenCalledOnce());
  },
};

export const LongCode: Story = { args: { code: 'ALPHA-7K2F'.repeat(9) } };
