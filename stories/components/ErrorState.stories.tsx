import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ButtonLink } from '../../ui/components/Button';
import { ErrorState } from '../../ui/components/ErrorState';

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: { children: 'The posts could not be loaded. The server did not answer.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The posts could not be loaded.');

    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));

    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const WithExtraAction: Story = {
  args: { secondaryAction: <ButtonLink href="/">Go to the home page</ButtonLink> },
};

export const WithoutRetry: Story = { render: ({ children }) => <ErrorState>{children}</ErrorState> };
