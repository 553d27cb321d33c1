import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Button } from '../../ui/components/Button';
import { FormPage } from '../../ui/components/FormPage';
import { Link } from '../../ui/components/Link';
import { TextField } from '../../ui/components/TextField';
import { flow } from '../fixtures/flow';

const meta = {
  title: 'Components/FormPage',
  component: FormPage,
  args: {
    title: 'Invite a friend',
    lead: 'They get a link by mail.',
    submitLabel: 'Send',
    onSubmit: fn(),
    note: 'The link works for a week.',
    footer: <Link href="/">Back</Link>,
    children: <TextField label="Email" type="email" />,
  },
} satisfies Meta<typeof FormPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('form', { name: 'Invite a friend' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Email'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { isBusy: true },
  parameters: flow,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WithoutSubmitButton: Story = {
  args: { submitLabel: undefined, note: undefined, otherActions: <Button>Copy the link</Button> },
  parameters: flow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  },
};
