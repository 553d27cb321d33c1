import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '../../ui/components/Button';
import { ProfileForm } from '../../ui/components/ProfileForm';
import { flow } from '../fixtures/flow';
import { portrait } from '../fixtures/pictures';
import { emptyFields, profileFields } from '../fixtures/profile';

const meta = {
  title: 'Components/ProfileForm',
  component: ProfileForm,
  args: {
    fields: profileFields,
    picture: portrait,
    maxPictureBytes: 5 * 1024 * 1024,
    onFieldChange: fn(),
    onPictureChange: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ProfileForm>;

export default meta;
type Story = StoryObj<typeof meta>;

// @spec 2.74, 5.17
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Account Settings' })).toBeVisible();
    await expect(canvas.getByLabelText('Display Name')).toHaveValue('Ines Okafor');
    await expect(canvas.getByLabelText('Username (optional)')).toHaveValue('ines');
    await expect(canvas.getByLabelText('Tags')).toHaveValue('bitcoin, macro');
    for (const service of ['X', 'Telegram', 'Discord']) {
      await expect(canvas.getByLabelText(service)).toHaveAttribute('type', 'url');
    }
    await expect(canvas.getByLabelText('Picture')).toHaveAccessibleDescription('An image of at most 5MB.');
  },
};

export const Empty: Story = {
  args: {
    fields: emptyFields,
    picture: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Remove picture' })).toBeNull();
  },
};

export const ReportsChanges: Story = {
  render: function WithState(args) {
    const [fields, setFields] = useState(args.fields);
    return (
      <ProfileForm
        {...args}
        fields={fields}
        onFieldChange={(field, value) => {
          setFields((before) => ({ ...before, [field]: value }));
          args.onFieldChange(field, value);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Telegram'), 'https://t.me/i');
    await expect(args.onFieldChange).toHaveBeenLastCalledWith('telegram', 'https://t.me/i');

    await userEvent.type(canvas.getByLabelText('Tags'), ', charts{Enter}');
    await expect(args.onFieldChange).toHaveBeenLastCalledWith('tags', 'bitcoin, macro, charts');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const PictureChosenAndCleared: Story = {
  render: function WithState(args) {
    const [picture, setPicture] = useState(args.picture);
    return (
      <ProfileForm
        {...args}
        picture={picture}
        onPictureChange={(next) => {
          setPicture(next);
          args.onPictureChange(next);
        }}
      />
    );
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }));
    await expect(args.onPictureChange).toHaveBeenLastCalledWith(undefined);
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getByLabelText('Picture')).toHaveFocus();

    const file = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'me.svg', { type: 'image/svg+xml' });
    await userEvent.upload(canvas.getByLabelText('Picture'), file);
    await expect(args.onPictureChange).toHaveBeenLastCalledWith(file);
    await waitFor(() => expect(canvasElement.querySelector('img')?.src).toMatch(/^blob:/));
  },
};

const wrong = {
  username: 'This username is taken.',
  discord: 'Give an address that starts with https://',
  picture: 'The picture is larger than 5MB.',
};

export const WithErrors: Story = {
  args: { errors: wrong },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Username (optional)')).toHaveAccessibleDescription(wrong.username);
    await expect(canvas.getByLabelText('Discord')).toHaveAccessibleDescription(wrong.discord);
    await expect(canvas.getAllByRole('alert')).toHaveLength(3);
  },
};

export const FocusesFirstInvalidField: Story = {
  render: function WithState(args) {
    const [isSent, setSent] = useState(false);
    const { username } = wrong;
    return (
      <>
        <ProfileForm {...args} {...(isSent && { errors: { username } })} onSubmit={() => setSent(true)} />
        <Button>Elsewhere</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(canvas.getByLabelText('Username (optional)')).toHaveFocus());
  },
};

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Display Name'), '{Enter}');

    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Cancels: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));

    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const UnevenPictureLimit: Story = {
  args: { maxPictureBytes: 2_000_000 },
  parameters: flow,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Picture')).toHaveAccessibleDescription('An image of at most 1.91MB.');
  },
};
