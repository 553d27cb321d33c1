import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { CommentForm } from '../../ui/components/CommentForm';
import { flow } from '../fixtures/flow';
import { largeText } from '../fixtures/largeText';
import { searchPeople } from './samples';
import { alsoOnAPhone } from '../fixtures/widths';

const meta = {
  title: 'Forum/CommentForm',
  component: CommentForm,
  args: { author: { name: 'Ada Lovelace' }, onSubmit: fn(() => Promise.resolve(true)), search: searchPeople },
} satisfies Meta<typeof CommentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = { name: 'Write a comment' };

export const Empty: Story = { parameters: alsoOnAPhone };

export const SubmitsBlankText: Story = {
  args: { onSubmit: fn(() => Promise.resolve(false)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '   ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));

    await expect(args.onSubmit).toHaveBeenCalledWith('');
  },
};

export const Guest: Story = { args: { author: undefined } };

export const ClearsAfterSending: Story = {
  parameters: flow,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', field), '  Well said. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('Well said.');
    await waitFor(() => expect(canvas.getByRole('textbox', field)).toHaveValue(''));
  },
};

export const CtrlEnterSends: Story = {
  parameters: flow,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', field), 'One{Enter}two{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledWith('One\ntwo');
  },
};

export const KeepsRefusedText: Story = {
  parameters: alsoOnAPhone,
  args: { onSubmit: fn(() => Promise.resolve(false)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', field), 'Precious words');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled());
    await expect(canvas.getByRole('textbox', field)).toHaveValue('Precious words');
  },
};

export const Busy: Story = {
  args: { onSubmit: fn(() => new Promise<boolean>(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', field), 'Once');
    await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}');
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The text stays readable, but cannot be sent. */
export const Locked: Story = {
  args: { value: 'Half a thought', isLocked: true },
  play: async ({ args, canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', field);
    await userEvent.type(text, ' more{Control>}{Enter}{/Control}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(text).toHaveValue('Half a thought');
    await expect(text).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const GrowsWithText: Story = {
  args: { value: 'One\ntwo\nthree\nfour' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', field).offsetHeight).toBeGreaterThan(80);
  },
};

export const PlaceholderKeepsName: Story = {
  parameters: flow,
  args: { placeholder: 'Write in the margin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', field)).toHaveAttribute('placeholder', 'Write in the margin');
    await expect(canvas.getByRole('form', field)).toBeVisible();
  },
};

/** The button moves below the field, which stays wide enough for words. */
export const LargeText: Story = {
  ...largeText,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').getBoundingClientRect().width).toBeGreaterThan(200);
  },
};
